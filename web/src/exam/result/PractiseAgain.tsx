import { Button } from '@phuong/ui/Button'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useEffect, useRef, useState } from 'react'
import { Exercise } from '../../widgets/exercise/Exercise.tsx'
import type { LoadedQuestion } from '../../widgets/exercise/question.ts'
import css from './ExamResult.module.css'
import { texts } from './texts.ts'

type Props = {
  /** at least one */
  questions: readonly LoadedQuestion[]
  /** the id of the sitting, so that everything stands in the order in which it was answered */
  seed: string
  onClose(): void
}

/**
 * The questions that were wrong, once more, one after another, each as often as wanted: marked here with the key that the
 * result has, and stored nowhere.
 */
export function PractiseAgain({ questions, seed, onClose }: Props) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is entered at its top
  useEffect(() => heading.current?.focus(), [at])
  const question = questions[at]
  if (question === undefined) return null
  const isLast = at === questions.length - 1
  return (
    <section className={css.practise} aria-labelledby="practise-again">
      <div className={css.listHead}>
        <h2 id="practise-again" tabIndex={-1} ref={heading}>
          {texts.practiseOf(at + 1, questions.length)}
        </h2>
        <span className={css.counts}>
          <Button variant="quiet" onClick={onClose}>
            {texts.practiseEnd}
          </Button>
          {!isLast && (
            <Button variant="soft" iconEnd={<ArrowRightIcon />} onClick={() => setAt(at + 1)}>
              {texts.practiseNext}
            </Button>
          )}
        </span>
      </div>
      <div className={css.practised}>
        {question.title !== '' && <p className="muted">{question.title}</p>}
        <Exercise key={question.id} question={question} seed={`${seed}:${question.id}`} />
      </div>
    </section>
  )
}
