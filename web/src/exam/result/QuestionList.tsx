import { MarkedText } from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { CloseIcon, RefreshIcon } from '@phuong/ui/icons'
import { CheckIcon, ClockIcon, MicrophoneIcon } from '@phuong/ui/work-icons'
import { useState } from 'react'
import type { SatQuestion } from '../../widgets/exercise/question.ts'
import { WithScripts } from '../../widgets/exercise/WithScripts.tsx'
import { useBackCloses } from '../../widgets/use-back-closes.ts'
import { Detail } from './Detail.tsx'
import css from './ExamResult.module.css'
import { PractiseAgain } from './PractiseAgain.tsx'
import { namedBy, type Result, type ResultItem, toPractise, wrongOf } from './result.ts'
import { texts } from './texts.ts'

type Props = {
  result: Result
  seed: string
  /** False while the score waits: how many are right would tell it. */
  scoreShown?: boolean
  /** Whoever looks has answered them, and may practise those that were wrong where their key is here. */
  own?: boolean
}

const looks = {
  right: { className: css.right, word: texts.right, icon: <CheckIcon /> },
  wrong: { className: css.wrong, word: texts.wrong, icon: <CloseIcon /> },
  waiting: { className: css.waiting, word: texts.waiting, icon: <ClockIcon /> },
  unmarked: { className: css.waiting, word: texts.unmarked, icon: <MicrophoneIcon /> },
} as const
const lookOf = ({ question, correct }: ResultItem) => {
  if (!question.marked) return looks.unmarked
  return looks[correct === null ? 'waiting' : correct ? 'right' : 'wrong']
}

/** Every question of the exam with its mark and the way to its details (C-343 to C-349). */
export function QuestionList({ result, seed, scoreShown = true, own = false }: Props) {
  const { items, correct, waiting, total } = result
  const { opened, open, close } = useBackCloses<number>('detail')
  const practice = useBackCloses<number>('practise')
  const [wrongOnly, setWrongOnly] = useState(false)
  const again = own ? toPractise(result) : []
  const questions = items.map(({ question }) => question)
  if (practice.opened !== null && again.length > 0)
    return (
      <WithScripts sittingId={seed} questions={questions}>
        <PractiseAgain questions={again} seed={seed} onClose={practice.close} />
      </WithScripts>
    )
  const wrong = wrongOf(items)
  const filters = scoreShown && wrong.length > 0 && wrong.length < items.length
  const listed = filters && wrongOnly ? wrong : items
  return (
    <section aria-labelledby="all-questions">
      <div className={css.listHead}>
        <h2 id="all-questions">{texts.allQuestions}</h2>
        <span className={css.counts}>
          {scoreShown && (
            <>
              <Chip tone="leaf" icon={<CheckIcon size={16} />}>
                {texts.rightCount(correct)}
              </Chip>
              <Chip tone="rose" icon={<CloseIcon size={16} />}>
                {texts.wrongCount(total - correct - waiting)}
              </Chip>
            </>
          )}
          {waiting > 0 && (
            <Chip tone="sky" icon={<ClockIcon size={16} />}>
              {texts.waitingCount(waiting)}
            </Chip>
          )}
          {filters && (
            <Button
              variant={wrongOnly ? 'soft' : 'line'}
              size="sm"
              aria-pressed={wrongOnly}
              onClick={() => setWrongOnly(!wrongOnly)}
            >
              {texts.wrongOnly}
            </Button>
          )}
        </span>
      </div>
      {again.length > 0 && (
        <Button variant="line" className={css.again} icon={<RefreshIcon />} onClick={() => practice.open(1)}>
          {texts.practise(again.length)}
        </Button>
      )}
      <ol className={css.list}>
        {listed.map((item) => {
          const { className, word, icon } = lookOf(item)
          return (
            <li key={item.question.id} className={className}>
              <span className={css.mark}>{icon}</span>
              <div className={css.item}>
                <strong>{texts.number(item.number)}</strong>
                <em>{word}</em>
                {!item.answered && <small>{texts.unanswered}</small>}
                <Named question={item.question} />
              </div>
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.detailOf(item.number)}
                onClick={() => open(item.number)}
              >
                {texts.detail}
              </Button>
            </li>
          )
        })}
      </ol>
      <WithScripts sittingId={seed} questions={questions}>
        <Detail item={items.find(({ number }) => number === opened) ?? null} seed={seed} onClose={close} />
      </WithScripts>
    </section>
  )
}

function Named({ question }: { question: SatQuestion }) {
  const { title, asked } = namedBy(question)
  return (
    <>
      {title !== '' && (
        <span>
          <MarkedText text={title} />
        </span>
      )}
      {asked !== '' && (
        <span className={css.asked} lang="en">
          <MarkedText text={asked} />
        </span>
      )}
    </>
  )
}
