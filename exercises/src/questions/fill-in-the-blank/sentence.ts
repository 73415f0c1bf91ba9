import { type MarkupPiece, markupPieces } from '../../shared/markup.ts'
import { once } from '../../shared/once.ts'
import { type Outline, outlineIn } from '../../shared/typed-marking.ts'

/** A piece of the sentence in reading order; a blank knows its place in the response. */
export type SentencePiece =
  | Exclude<MarkupPiece, { kind: 'blank' }>
  | { readonly kind: 'blank'; readonly at: number; readonly given: string }

type Words = { readonly question: string; readonly questionText: string }

const hasBlank = (text: string): boolean => markupPieces(text).some(({ kind }) => kind === 'blank')

const fields = ['questionText', 'question'] as const

/** The field that holds the blanks (C-393); undefined where none does. */
const fieldOf = (words: Words): (typeof fields)[number] | undefined => fields.find((field) => hasBlank(words[field]))

/** The words over the sentence: those of the question without the field that is drawn with its boxes. */
export const wordsAbove = <Question extends Words>(question: Question): Question => {
  const field = fieldOf(question)
  return field === undefined ? question : { ...question, [field]: '' }
}

/** Where no field holds a blank, one box stands below the words. */
const sentenceOf = (words: Words): MarkupPiece[] => {
  const field = fieldOf(words)
  return field === undefined ? [{ kind: 'blank' }] : markupPieces(words[field])
}

/** A word in brackets right behind a blank: the one to be put into its correct form. */
const givenWord = /^\s*\(([^()\n]+)\)/

/** The sentence in pieces, its blanks numbered from 0; a given word goes to its blank and leaves the text behind it. */
export const sentencePieces = (words: Words): SentencePiece[] => {
  const pieces = sentenceOf(words)
  let blanks = 0
  return pieces.map((piece, index) => {
    if (piece.kind === 'blank') {
      const next = pieces[index + 1]
      const given = next?.kind === 'text' ? givenWord.exec(next.text)?.[1] : undefined
      return { kind: 'blank', at: blanks++, given: given?.trim() ?? '' }
    }
    const behindBlank = pieces[index - 1]?.kind === 'blank' && piece.kind === 'text'
    return behindBlank ? { ...piece, text: piece.text.replace(givenWord, '') } : piece
  })
}

/** The sentence as it is marked: which blanks stand on which line (typed-marking.ts). */
export const outlineOf = once((words: Words): Outline => outlineIn(sentenceOf(words)))
