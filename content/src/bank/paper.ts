import { idOf } from './ids.ts'
import type { Draft, StoredQuestion } from './questions.ts'

/** A question of the bank: its id stays when its words change. */
export type BankQuestion = { readonly id: string; readonly stored: StoredQuestion }

/** An olympic paper (C-257, C-258): the level is 1 to 5, the code the number of the exam as text. */
export type Paper = {
  readonly classLevel: number
  readonly code: string
  readonly questions: readonly BankQuestion[]
}

/** A paper from its drafts in their order; level, code and position name the questions. */
export const paper = (classLevel: number, code: string, drafts: readonly Draft[]): Paper => {
  const name = `olympic/${classLevel}/${code}`
  return {
    classLevel,
    code,
    questions: drafts.map((draft, at) => {
      const own = `${name}/${at + 1}`
      const id = idOf(own)
      return { id, stored: { id, ...draft(own) } }
    }),
  }
}
