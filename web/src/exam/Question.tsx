import {
  type HeldMedia,
  HeldMediaContext,
  MarkedText,
  type Recordings,
  RecordingsContext,
} from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { type ReactNode, useState } from 'react'
import type { SittingAnswer } from '../sitting/sending/calls.ts'
import { Acts } from '../widgets/exercise/Acts.tsx'
import { DrawnQuestion } from '../widgets/exercise/DrawnQuestion.tsx'
import { isFirstClick } from '../widgets/exercise/first-click.ts'
import { helpOf } from '../widgets/exercise/help.ts'
import { givenOf, type SatQuestion } from '../widgets/exercise/question.ts'
import { useRest } from '../widgets/exercise/use-rest.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import css from './Exam.module.css'
import { texts } from './texts.ts'

type Props = {
  question: SatQuestion
  number: number
  saved: { readonly answers: unknown } | null
  readOnly: boolean
  seed: string
  /** What the server has said of the answer, where only the server knows it (D20). */
  told: SittingAnswer | undefined
  recordings: Recordings
  media: HeldMedia
  /** What was begun and not handed in; undefined where nothing was. */
  begun: unknown
  onChange(response: unknown): void
  onSubmit(response: unknown): void
  /** Between the question and its buttons. */
  note: ReactNode
  /** The way on, once it is answered. */
  next: ReactNode
  /** It was answered wrongly just now, and stays until the child goes on (D61). */
  explained: boolean
  onGoOn(): void
}

/** One question, big (C-269): while it is open with its answer so far, afterwards as it was answered (C-295). */
export function Question(props: Props) {
  const { question, number, saved, readOnly, seed, told, recordings, media, begun, onChange, onSubmit } = props
  const { note, next, explained, onGoOn } = props
  const { title, type } = question
  const { rules } = type
  const publicQuestion = givenOf(question)
  const rest = useRest()
  const [draft, setDraft] = useState<unknown>(() => begun ?? rules.emptyResponse(publicQuestion))
  const response = saved ? saved.answers : draft
  const open = !readOnly && saved === null
  const change = (answer: unknown) => {
    setDraft(answer)
    if (open) onChange(answer)
  }
  const help = helpOf({ question, told: told ?? {} })
  const tellsRight =
    !open && !explained && !('whole' in question) && told?.verdict?.correct === false && help.right !== null
  return (
    <section className={css.question} aria-labelledby="page-title" {...rest}>
      <div className={css.task}>
        <h1 className={css.number} id="page-title" tabIndex={-1}>
          {texts.number(number)}
        </h1>
        {title !== '' && (
          <span className={css.title}>
            <MarkedText text={title} />
          </span>
        )}
      </div>
      <RecordingsContext value={recordings}>
        <HeldMediaContext value={media}>
          <DrawnQuestion
            question={question}
            response={response}
            open={open}
            seed={seed}
            verdict={told?.verdict ?? null}
            onChange={change}
          />
        </HeldMediaContext>
      </RecordingsContext>
      {tellsRight && (
        <p className={css.rightAnswer}>
          <strong>{texts.rightAnswer}:</strong> <span lang="en">{help.right}</span>
        </p>
      )}
      {note}
      {explained ? (
        <HeldMediaContext value={media}>
          <AnswerSheet help={help} sound={(publicQuestion as { audioUrl?: string }).audioUrl ?? ''} onGoOn={onGoOn} />
        </HeldMediaContext>
      ) : (
        <Acts next={next}>
          {open && question.answerable && (
            <Button
              variant="primary"
              size="lg"
              disabled={!rules.isReady(publicQuestion, draft)}
              onClick={(event) => isFirstClick(event) && onSubmit(draft)}
            >
              {texts.submit}
            </Button>
          )}
        </Acts>
      )}
    </section>
  )
}
