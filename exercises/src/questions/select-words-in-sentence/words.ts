import type { KeyItem } from '../../shared/key-items.ts'
import { once } from '../../shared/once.ts'
import { type GroupPiece, groupPieces, hasGroup } from '../../shared/word-groups.ts'

/** A piece of the sentence in reading order; a word that can be selected knows its index in the response. */
export type WordPiece =
  | Exclude<GroupPiece, { kind: 'group' }>
  | { readonly kind: 'word'; readonly at: number; readonly text: string; readonly underlined: boolean }
  /** a group is a dropdown (C-396): its choices have the indexes from `from` on, and one of them can be selected */
  | { readonly kind: 'choices'; readonly from: number; readonly words: readonly string[] }

type Stored = { readonly question: string; readonly questionText: string; readonly answers: readonly KeyItem[] }

const fields = ['questionText', 'question'] as const
export type SentenceField = (typeof fields)[number]

/** The field that is the sentence: the one with groups, otherwise the first that says something; null for none. */
export const fieldOf = (question: Stored): SentenceField | null =>
  fields.find((field) => hasGroup(question[field])) ?? fields.find((field) => question[field].trim() !== '') ?? null

/** A word from its first letter or digit to its last; what stands inside, such as an apostrophe, belongs to it. */
const word = /[\p{L}\p{N}](?:[^\s|,;!?()[\]{}"“”…–—]*[\p{L}\p{N}\p{M}])?/gu

/** The words of a text, without the signs around them. */
export const wordsIn = (text: string): string[] => text.match(word) ?? []

const inWords = (text: string, underlined: boolean, from: number): WordPiece[] => {
  const pieces: WordPiece[] = []
  let at = from
  let end = 0
  const between = (until: number): void => {
    if (until > end) pieces.push({ kind: underlined ? 'underlined' : 'text', text: text.slice(end, until) })
  }
  for (const found of text.matchAll(word)) {
    between(found.index)
    pieces.push({ kind: 'word', at: at++, text: found[0], underlined })
    end = found.index + found[0].length
  }
  between(text.length)
  return pieces
}

/**
 * The sentence with its words numbered from 0. Where it has groups, their choices are what can be selected (C-396);
 * otherwise every word is. A question without a text is the words of its key, right and wrong.
 */
export const sentencePieces = once((question: Stored): WordPiece[] => {
  const field = fieldOf(question)
  const text = field === null ? question.answers.flatMap(({ answer }) => answer).join(' ') : question[field]
  const grouped = hasGroup(text)
  const pieces: WordPiece[] = []
  let at = 0
  for (const piece of groupPieces(text)) {
    if (piece.kind === 'group') {
      pieces.push({ kind: 'choices', from: at, words: piece.choices })
      at += piece.choices.length
    } else if (!grouped && (piece.kind === 'text' || piece.kind === 'underlined')) {
      const words = inWords(piece.text, piece.kind === 'underlined', at)
      pieces.push(...words)
      at += words.filter(({ kind }) => kind === 'word').length
    } else pieces.push(piece)
  }
  return pieces
})

/** The words that can be selected, by their indexes. */
export const selectable = once((pieces: readonly WordPiece[]): string[] =>
  pieces.flatMap((piece) => (piece.kind === 'word' ? [piece.text] : piece.kind === 'choices' ? piece.words : [])),
)

/** Whether indexes can be selected together: each is one of a word and stands once, and a group has at most one. */
export const isSelection = (pieces: readonly WordPiece[], words: readonly number[]): boolean => {
  const count = selectable(pieces).length
  const isIndex = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < count
  if (new Set(words).size !== words.length || !words.every(isIndex)) return false
  return pieces.every(
    (piece) =>
      piece.kind !== 'choices' ||
      words.filter((at) => at >= piece.from && at < piece.from + piece.words.length).length <= 1,
  )
}

/** The indexes after a word was selected or let go, in reading order. */
export const toggled = (words: readonly number[], at: number): number[] =>
  (words.includes(at) ? words.filter((other) => other !== at) : [...words, at]).toSorted((one, other) => one - other)

/** The indexes after the word at `at` was chosen in a group; null for none. */
export const chosenIn = (
  words: readonly number[],
  { from, words: choices }: Extract<WordPiece, { kind: 'choices' }>,
  at: number | null,
): number[] => {
  const others = words.filter((other) => other < from || other >= from + choices.length)
  return at === null ? others : toggled(others, at)
}
