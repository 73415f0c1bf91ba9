import { feedbackOf, noticeCloses, type Verdict } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { type MouseEvent, useRef, useState } from 'react'
import { Outcome } from '../feedback/Outcome.tsx'
import { Petals } from '../feedback/Petals.tsx'
import { useFeedback } from '../feedback/use-feedback.ts'
import { Acts } from './Acts.tsx'
import { DrawnQuestion } from './DrawnQuestion.tsx'
import css from './Exercise.module.css'
import { Explanation } from './Explanation.tsx'
import { isFirstClick } from './first-click.ts'
import type { LoadedQuestion } from './question.ts'
import { texts } from './texts.ts'

type Props = {
  question: LoadedQuestion
  /** decides every order that is drawn shuffled */
  seed: string
  /** the response that was given before; it stands there marked until it is tried again */
  given?: unknown
  /** The response has been marked; nothing is stored here. */
  onSubmitted?(verdict: Verdict, response: unknown): void
  /** The notice about the result has closed. */
  onClosed?(): void
  /** The words of the two buttons; without `again` there is one try. */
  labels?: { readonly submit: string; readonly again: string | null }
}

/**
 * One question played outside of a sitting: answered, marked at once with its key, met as in the practice (C-281 to
 * C-292), and tried again as often as wanted. Another question is another `key`.
 */
export function Exercise({ question, seed, given, onSubmitted, onClosed, labels = texts }: Props) {
  const { rules } = question.type
  const shown = rules.toPublic(question.whole)
  const body = useRef<HTMLDivElement>(null)
  const [response, setResponse] = useState<unknown>(() => given ?? rules.emptyResponse(shown))
  const [open, setOpen] = useState(given === undefined)
  const { celebration, notice, give, later, end } = useFeedback()
  const submit = () => {
    const verdict = rules.grade(question.whole, response)
    setOpen(false)
    onSubmitted?.(verdict, response)
    for (const effect of question.marked ? feedbackOf(verdict.correct) : []) give(effect)
    later(() => onClosed?.(), noticeCloses)
  }
  const again = () => {
    // also the way on: who tries again stays here
    end()
    setResponse(rules.emptyResponse(shown))
    setOpen(true)
    // the button rests until there is an answer, so the keyboard goes on where the question begins
    body.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={css.body} ref={body} tabIndex={-1}>
        <DrawnQuestion question={question} response={response} open={open} seed={seed} onChange={setResponse} />
        {!open && <Explanation question={question} />}
      </div>
      <Acts>
        {/* one button in one place, so that the focus stays on it */}
        {(open || labels.again !== null) && (
          <Button
            variant={open ? 'primary' : 'line'}
            size="lg"
            icon={open ? undefined : <RefreshIcon />}
            disabled={open && !rules.isReady(shown, response)}
            onClick={(event: MouseEvent) => {
              if (isFirstClick(event)) open ? submit() : again()
            }}
          >
            {open ? labels.submit : labels.again}
          </Button>
        )}
      </Acts>
      <Petals celebration={celebration} />
      <Outcome notice={notice} />
    </>
  )
}
