/** What answers that are saved by themselves are called (B-305 to B-308), by what their question asks. */
import type { AnswerKind, Fields } from '../contract.ts'
import { isRecord } from './stored.ts'

/** Of a type whose kind does not hang on the question. */
export const alwaysKind = (kind: AnswerKind['kind']) => (): AnswerKind => ({ kind, rightAnswers: 1 })

/** Of a type that the mapping does not have. */
export const noKind = (): null => null

/** The items of a list that have fields. */
export const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Whether the options of a question are pictures, by what they hold, a setting or the variant (C-397, C-402, C-413). */
const showsPictures = ({ settings, imageAnswers, optionType }: Fields, options: readonly Fields[]): boolean => {
  const answers = isRecord(settings) ? settings.answers : undefined
  return (
    imageAnswers === true ||
    (isRecord(answers) && answers.imageAnswers === true) ||
    /IMAGE|PICTURE/i.test(String(optionType)) ||
    options.some(({ imageUrl }) => typeof imageUrl === 'string' && imageUrl !== '')
  )
}

/** Of options to choose from: words, or pictures (B-306, B-307). */
export const choiceKind = (received: Fields, options: readonly Fields[], rightAnswers: number): AnswerKind => ({
  kind: showsPictures(received, options) ? 'image' : 'text',
  rightAnswers,
})
