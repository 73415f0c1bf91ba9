import { markupPieces } from '../../shared/markup.ts'

type Words = { readonly question: string; readonly questionText: string }

const gapsIn = (text: string): number => markupPieces(text).filter(({ kind }) => kind === 'blank').length

const fields = ['questionText', 'question'] as const

/** The field that holds the gaps (C-393); undefined where none does. */
const fieldOf = (words: Words): (typeof fields)[number] | undefined => fields.find((field) => gapsIn(words[field]) > 0)

/** The text that is drawn with its gaps; where no field has one, a gap alone stands below the words. */
export const sentenceOf = (words: Words): string => {
  const field = fieldOf(words)
  return field === undefined ? '___' : words[field]
}

/** How many gaps the sentence has, at least 1. */
export const gapCount = (words: Words): number => gapsIn(sentenceOf(words))

/** The words over the sentence: those of the question without the field that is drawn with its gaps. */
export const wordsAbove = <Question extends Words>(question: Question): Question => {
  const field = fieldOf(question)
  return field === undefined ? question : { ...question, [field]: '' }
}
