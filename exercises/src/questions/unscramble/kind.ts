import type { AnswerKind, Fields } from '../../contract.ts'

/** B-308: a sentence is made, anything else is put into its order. */
export const kind = ({ optionType }: Fields): AnswerKind => ({
  kind: /^\s*MAKE_?SENTENCE/i.test(String(optionType)) ? 'make sentence' : 'scramble',
  rightAnswers: 1,
})
