import { type MarkupPiece, markupPieces } from '../../shared/markup.ts'
import { once } from '../../shared/once.ts'
import { boxSign, type Outline, outlineIn } from '../../shared/typed-marking.ts'

/** A piece of the sentence in reading order; boxes are numbered from 0. */
export type SentencePiece =
  | Extract<MarkupPiece, { kind: 'text' | 'break' }>
  /** what is wrong (C-394); `at` is its box behind it, null where the sentence has blanks for the corrections */
  | { readonly kind: 'wrong'; readonly text: string; readonly at: number | null }
  | { readonly kind: 'blank'; readonly at: number }

type Words = { readonly question: string; readonly questionText: string }

const has = (text: string, kind: MarkupPiece['kind']): boolean =>
  markupPieces(text).some((piece) => piece.kind === kind)

const fields = ['questionText', 'question'] as const

/** The field that holds the blanks (C-393) or, where none does, the one with a marked part; undefined where there is neither. */
const fieldOf = (words: Words): (typeof fields)[number] | undefined =>
  fields.find((field) => has(words[field], 'blank')) ?? fields.find((field) => has(words[field], 'underlined'))

/** The words over the sentence: those of the question without the field that is drawn with its boxes. */
export const wordsAbove = <Question extends Words>(question: Question): Question => {
  const field = fieldOf(question)
  return field === undefined ? question : { ...question, [field]: '' }
}

/** Pieces of a text in which parts that are marked one behind the other are one, and a marked space is none. */
const joinedPieces = (text: string): MarkupPiece[] => {
  const pieces: MarkupPiece[] = []
  for (const piece of markupPieces(text)) {
    const before = pieces.at(-1)
    if (piece.kind === 'underlined' && before?.kind === 'underlined')
      pieces[pieces.length - 1] = { kind: 'underlined', text: before.text + piece.text }
    else pieces.push(piece)
  }
  return pieces.map((piece) =>
    piece.kind === 'underlined' && piece.text.trim() === '' ? { kind: 'text', text: piece.text } : piece,
  )
}

/**
 * The sentence in pieces: its blanks are the boxes; without one each wrong part has its box behind it; where nothing is
 * marked either, one box below the words takes the whole sentence put right.
 */
export const sentencePieces = (words: Words): SentencePiece[] => {
  const field = fieldOf(words)
  const pieces = joinedPieces(field === undefined ? '' : words[field])
  const blanks = pieces.some(({ kind }) => kind === 'blank')
  let boxes = 0
  const sentence = pieces.map((piece): SentencePiece => {
    if (piece.kind === 'blank') return { kind: 'blank', at: boxes++ }
    return piece.kind === 'underlined' ? { kind: 'wrong', text: piece.text, at: blanks ? null : boxes++ } : piece
  })
  return boxes === 0 ? [...sentence, { kind: 'blank', at: 0 }] : sentence
}

/** A wrong part that has its box stands for it; one that has none is a word beside the blanks. */
export const outlineOf = once(
  (words: Words): Outline =>
    sentencePieces(words)
      .map((piece) => {
        if (piece.kind === 'break') return '\n'
        return piece.kind === 'blank' || (piece.kind === 'wrong' && piece.at !== null)
          ? boxSign
          : piece.text.replaceAll(boxSign, '')
      })
      .join(''),
)

/** For each box what it corrects, '' for a blank. */
export const wrongParts = (words: Words): string[] =>
  sentencePieces(words).flatMap((piece) => {
    if (piece.kind === 'blank') return ['']
    return piece.kind === 'wrong' && piece.at !== null ? [piece.text.trim()] : []
  })

/** The lines of a text without those that have blanks. */
const linesOf = (text: string): string[] =>
  outlineIn(markupPieces(text))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes(boxSign))

/**
 * For each box the wrong words that it puts right: those of its marked part, and for a blank the marked parts and, where
 * the whole sentence may be written there, the lines that may be that sentence.
 */
export const wrongWords = (words: Words): string[][] => {
  const marked = sentencePieces(words).flatMap((piece) => (piece.kind === 'wrong' ? [piece.text.trim()] : []))
  const lines = fields.flatMap((field) => linesOf(words[field]))
  return wrongParts(words).map((part) => (part === '' ? [...marked, ...lines] : [part]))
}
