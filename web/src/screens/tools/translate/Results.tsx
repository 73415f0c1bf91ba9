import { otherLanguage } from '@phuong/domain/forms/translation'
import { Button } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { EmptyState, ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { Skeleton } from '@phuong/ui/Skeleton'
import { texts as uiTexts } from '@phuong/ui/texts'
import { toast } from '@phuong/ui/toast'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/call-error.ts'
import { copyText } from '../../../browser/clipboard.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { type Asked, textQuery, wordsQuery } from './queries.ts'
import { isWord, knowsNone, resultText } from './result-text.ts'
import css from './Translate.module.css'
import { texts } from './texts.ts'
import { Entries, Pieces } from './Words.tsx'

const copy = async (text: string) => {
  if (await copyText(text)) toast.success(texts.copied, { id: 'translation' })
  else toast.warning(texts.notCopied, { id: 'translation' })
}

/** The whole text in the other language, or why there is none. */
function Whole({ asked, pieces }: { asked: Asked; pieces: number }) {
  const whole = useQuery(textQuery(asked))
  const again = (
    <Button size="sm" onClick={() => void whole.refetch()}>
      {uiTexts.retry}
    </Button>
  )
  if (whole.isFetching || (whole.isPending && !whole.isError))
    return (
      <div>
        <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
        <Skeleton width="long" />
      </div>
    )
  if (whole.isError)
    return (
      <Notice tone="warning" action={again} live="polite">
        {messageOf(whole.error)}
      </Notice>
    )
  if (whole.data?.state === 'away')
    return (
      <Notice tone="warning" action={again} live="polite">
        {texts.away}
      </Notice>
    )
  if (whole.data?.state !== 'done') return <Notice live="polite">{pieces === 1 ? texts.offAlone : texts.off}</Notice>
  return (
    <div>
      <h3>{texts.text}</h3>
      <p className={css.translated} lang={otherLanguage(asked.from)} aria-live="polite">
        {whole.data.text}
      </p>
    </div>
  )
}

/** What became of the text that was asked for. */
function Found({ asked }: { asked: Asked }) {
  const words = useQuery(wordsQuery(asked))
  const pieces = words.data ?? []
  const alone = isWord(pieces)
  // the same question as below: its answer is what is copied
  const whole = useQuery({ ...textQuery(asked), enabled: pieces.length > 0 && !alone })
  const text = resultText(pieces, whole.data?.text ?? null, asked.from)
  const [first] = pieces
  const { error, ...state } = listStateOf(words, hasNone)
  return (
    <>
      <div className={css.head}>
        <h2>{texts.result}</h2>
        {text !== '' && (
          <Button size="sm" onClick={() => void copy(text)}>
            {texts.copy}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{alone && <span lang={otherLanguage(asked.from)}>{text}</span>}</VisuallyHidden>
      <ListState {...state} error={error} empty={{ title: texts.noneTitle, text: texts.noneText }}>
        {alone && first && <Entries words={first.words} />}
        {!alone && pieces.length > 1 && <Pieces pieces={pieces} from={asked.from} />}
        {!alone && pieces.length === 1 && (
          <p>
            {texts.unknown} <span lang={asked.from}>{first?.text}</span>
          </p>
        )}
        {knowsNone(pieces) && whole.data?.state !== 'done' && <p>{texts.noneText}</p>}
        {!alone && pieces.length > 0 && <Whole asked={asked} pieces={pieces.length} />}
      </ListState>
    </>
  )
}

/** The results, or what will stand there. */
export function Results({ asked }: { asked: Asked | null }) {
  return (
    <Card className={css.result}>
      {asked === null ? <EmptyState title={texts.beginTitle} text={texts.beginText} /> : <Found asked={asked} />}
    </Card>
  )
}
