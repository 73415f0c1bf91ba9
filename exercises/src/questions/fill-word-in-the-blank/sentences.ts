import { markupPieces } from '../../shared/markup.ts'
import { once } from '../../shared/once.ts'
import { type Outline, outlineIn } from '../../shared/typed-marking.ts'

type Words = { readonly question: string; readonly questionText: string; readonly questions: readonly string[] }

const blanksIn = (text: string): number => markupPieces(text).filter(({ kind }) => kind === 'blank').length

const fields = ['questionText', 'question'] as const

/** The field that holds the blanks (C-393), where no sentences of their own do (C-388). */
const fieldOf = (words: Words): (typeof fields)[number] | undefined =>
  words.questions.some((sentence) => blanksIn(sentence) > 0)
    ? undefined
    : fields.find((field) => blanksIn(words[field]) > 0)

/** A text with blanks, and the number of its first one among all blanks. */
export type Sentence = { readonly text: string; readonly from: number }

/** What is drawn with boxes: sentences, the field with the blanks below them, or one blank alone where nothing has any. */
export const sentencesOf = (words: Words): Sentence[] => {
  const field = fieldOf(words)
  const texts = field === undefined ? [...words.questions] : [...words.questions, words[field]]
  if (texts.every((text) => blanksIn(text) === 0)) texts.push('___')
  return texts.map((text, index) => ({
    text,
    from: texts.slice(0, index).reduce((blanks, before) => blanks + blanksIn(before), 0),
  }))
}

/** How many blanks there are, at least 1. */
export const blanksOf = once((words: Words): number =>
  sentencesOf(words).reduce((blanks, { text }) => blanks + blanksIn(text), 0),
)

/** The sentences as they are marked, each on a line of its own (typed-marking.ts). */
export const outlineOf = once(
  (words: Words): Outline =>
    sentencesOf(words)
      .map(({ text }) => outlineIn(markupPieces(text)))
      .join('\n'),
)

/** The words over the sentences: those of the question without the field that is drawn with its boxes. */
export const wordsAbove = <Question extends Words>(question: Question): Question => {
  const field = fieldOf(question)
  return field === undefined ? question : { ...question, [field]: '' }
}
