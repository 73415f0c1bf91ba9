/** The codes under which an answer that is saved by itself says what kind it is (B-305 to B-309). */
export const answerTypes = {
  record: 'RECORD',
  oneChoiceAnswer: 'ONECHOICEANSWER',
  oneChoiceImage: 'ONECHOICEIMAGE',
  scramble: 'SCRAMBLE',
  makeSentence: 'MAKESENTENCE',
  matching: 'MATCHING',
  complete: 'COMPLETE',
  fillTheBlank: 'FILLTHEBLANK',
  grammar: 'GRAMMAR',
  twoPersonReading: 'TWOPERSONREADING',
  onePersonConversation: 'ONEPERSONCONVERSATION',
} as const

export type AnswerTypeCode = (typeof answerTypes)[keyof typeof answerTypes]

const codes: ReadonlySet<string> = new Set(Object.values(answerTypes))
const isCode = (name: string): name is AnswerTypeCode => codes.has(name)

/**
 * The code for a kind of exercise by its name, whatever its letter case, blanks and signs: what is listened to or repeated
 * is a recording (B-305), a text with one correct answer and an image are one choice (B-306, B-307), the others are
 * themselves (B-308). Null for a kind that the mapping does not have.
 * @param rightAnswers how many answers of it are correct
 */
export const answerTypeOf = (kind: string, rightAnswers: number): AnswerTypeCode | null => {
  const name = kind.toUpperCase().replace(/[^A-Z]/g, '')
  if (/^(LISTEN|REPEAT)/.test(name)) return answerTypes.record
  if (name === 'TEXT') return rightAnswers === 1 ? answerTypes.oneChoiceAnswer : null
  if (name === 'IMAGE') return answerTypes.oneChoiceImage
  return isCode(name) ? name : null
}
