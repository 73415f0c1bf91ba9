import type { SittingAnswer } from '@phuong/exercises/session'
import type { SatQuestion } from './question.ts'

/** What helps to understand an answer; a part that is empty is left out (C-350 to C-352, C-354). */
export type Help = {
  /** a right response in one line; null where it is not shown */
  readonly right: string | null
  readonly audioScript: string
  readonly text: string
}

type Helped = {
  readonly question: SatQuestion
  /** what the server has told of a question whose key is not here */
  readonly told: Pick<SittingAnswer, 'right' | 'explain'>
}

/** What is known here: by the key of the question, or by what the server has told where its settings show it (D20). */
export const helpOf = ({ question, told }: Helped): Help => {
  const { rules } = question.type
  if ('given' in question) {
    const { audioScript = '', text = '' } = told.explain ?? {}
    return { right: told.right === undefined ? null : rules.summarise(question.given, told.right), audioScript, text }
  }
  const { whole } = question
  const { explainText } = whole as { explainText?: { audioScript: string; text: string } }
  const { audioScript = '', text = '' } = explainText ?? {}
  // a question that is only shown, or that is not marked, has no right answer (C-496, D56)
  const right =
    question.answerable && question.marked ? rules.summarise(rules.toPublic(whole), rules.correctResponse(whole)) : null
  return { right, audioScript, text }
}
