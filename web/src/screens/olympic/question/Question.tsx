import { Button } from '@phuong/ui/Button'
import { type ReactNode, useState } from 'react'
import type { PaperQuestion } from '../paper.ts'
import { texts } from '../texts.ts'
import css from './Exam.module.css'
import { isFirstClick } from './exam.ts'

type Props = {
  question: PaperQuestion
  number: number
  saved: { readonly answers: unknown } | null
  readOnly: boolean
  seed: string
  onSubmit(response: unknown): void
  /** In the place of the submit, once it is marked. */
  next: ReactNode
}

/** One question, big (C-269): while it is open with its answer so far, afterwards as it was answered (C-295). */
export function Question({ question, number, saved, readOnly, seed, onSubmit, next }: Props) {
  const { whole, title, type } = question
  const { rules, Player } = type
  const given = rules.toPublic(whole)
  const [draft, setDraft] = useState<unknown>(() => rules.emptyResponse(given))
  const response = saved ? saved.answers : draft
  const open = !readOnly && saved === null
  return (
    <section className={css.question} aria-labelledby="page-title">
      <div className={css.task}>
        <h1 className={css.number} id="page-title" tabIndex={-1}>
          {texts.number(number)}
        </h1>
        {title !== '' && <span className={css.title}>{title}</span>}
      </div>
      <Player
        question={(open ? given : { ...(given as object), ...(whole as object) }) as never}
        response={response as never}
        mode={open ? 'answer' : 'review'}
        seed={seed}
        verdict={open ? null : rules.grade(whole, response)}
        onChange={setDraft}
      />
      <div className={css.acts}>
        {open && (
          <Button
            variant="primary"
            size="lg"
            disabled={!rules.isReady(given, draft)}
            onClick={(event) => isFirstClick(event) && onSubmit(draft)}
          >
            {texts.submit}
          </Button>
        )}
        {next}
      </div>
    </section>
  )
}
