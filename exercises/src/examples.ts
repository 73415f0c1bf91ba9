/** Questions of every type with the verdicts that named responses deserve: tests mark them, the gallery shows them. */

export type Example = {
  readonly name: string
  readonly question: unknown
  /** the same question with another key: a pupil receives the same bytes */
  readonly twin: unknown
  readonly responses: readonly { readonly name: string; readonly response: unknown; readonly correct: boolean }[]
}

/** Examples by the code of their type. */
export const questionExamples: Readonly<Record<string, readonly Example[]>> = {
  // new question types: above this line
}
