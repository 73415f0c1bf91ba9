import type { Verdict } from '@phuong/exercises/session'
import { givenOf, type SatQuestion } from './question.ts'

type Props = {
  question: SatQuestion
  response: unknown
  /** It takes answers; otherwise it stands there as it was answered, marked. */
  open: boolean
  seed: string
  /** Of a question whose key only the server has; null until it has come. */
  verdict?: Verdict | null
  onChange(response: unknown): void
}

/** A question drawn by its type: without its key while it is open, afterwards with the verdict, and with the key where it is here. */
export function DrawnQuestion({ question, response, open, seed, verdict = null, onChange }: Props) {
  const { rules, Player } = question.type
  const given = givenOf(question) as object
  const whole = 'whole' in question ? (question.whole as object) : null
  return (
    <Player
      question={(open ? given : { ...given, ...whole }) as never}
      response={response as never}
      mode={open ? 'answer' : 'review'}
      seed={seed}
      verdict={open ? null : whole === null ? verdict : rules.grade(whole, response)}
      onChange={onChange}
    />
  )
}
