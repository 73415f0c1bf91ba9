import type { HeldMedia, Recordings } from '@phuong/exercises/screens'
import { openQuestion } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { ArrowRightIcon, CloudOffIcon } from '@phuong/ui/work-icons'
import { texts as sittingTexts } from '../sitting/texts.ts'
import type { Sitting } from '../sitting/use-sitting.ts'
import { isFirstClick } from '../widgets/exercise/first-click.ts'
import type { Drafts } from './drafts.ts'
import css from './Exam.module.css'
import { type Exam, isLeft } from './exam.ts'
import { Question } from './Question.tsx'
import { texts } from './texts.ts'
import type { useExam } from './use-exam.ts'

type Props = {
  exam: Exam
  dispatch: ReturnType<typeof useExam>['dispatch']
  sitting: Sitting
  sittingId: string
  drafts: Drafts
  recordings: Recordings
  media: HeldMedia
  /** of the last question */
  lastNumber: number
}

/** The question on the screen with its draft, and the way on once it is answered; nothing where none is open. */
export function OpenQuestion({ exam, dispatch, sitting, sittingId, drafts, recordings, media, lastNumber }: Props) {
  const { screen } = exam
  const current = openQuestion(exam)
  if (!current || screen.name !== 'question') return null
  const { question } = current
  const goOn = () => dispatch({ type: 'advance', from: screen.index })
  return (
    <Question
      recordings={recordings}
      media={media}
      key={question.id}
      question={question}
      number={screen.index}
      saved={current.saved}
      readOnly={current.readOnly}
      seed={`${sittingId}:${question.id}`}
      told={sitting.answers.get(question.id)}
      begun={drafts.of(question.id)}
      onChange={(response) => drafts.keep(question, response)}
      onSubmit={(response) => {
        dispatch({ type: 'submit', response })
        drafts.drop(question.id)
      }}
      note={<Awaited waits={screen.phase === 'waiting'} online={sitting.connection === 'online'} />}
      next={
        (screen.phase === 'marked' || screen.phase === 'waiting' || !question.answerable) && (
          <Button
            variant="leaf"
            size="lg"
            iconEnd={<ArrowRightIcon />}
            onClick={(event) => isFirstClick(event) && goOn()}
          >
            {screen.index === lastNumber
              ? isLeft(exam)
                ? texts.resume
                : texts.toResult
              : texts.next(screen.index + 1)}
          </Button>
        )
      }
      explained={screen.phase === 'explained'}
      onGoOn={goOn}
    />
  )
}

/** Says that a verdict is on its way, and with the line down that nobody has to wait for it (D20, D24). */
function Awaited({ waits, online }: { waits: boolean; online: boolean }) {
  return (
    <div className={css.awaited} role="status">
      {waits &&
        (online ? (
          <p>{texts.marking}</p>
        ) : (
          <p>
            <CloudOffIcon size={20} />
            <span>
              <strong>{sittingTexts.waiting}</strong> {texts.waitingLineText}
            </span>
          </p>
        ))}
    </div>
  )
}
