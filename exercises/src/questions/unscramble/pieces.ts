/** How a text becomes pieces, how pieces become a text again, and the orders in which they are first shown. */
import { cleanText } from '@phuong/domain/names/clean'
import { withBars } from '../../shared/markup.ts'
import { byId, nameFor, shuffled, shuffledUnless } from '../../shared/shuffle.ts'

export type Piece = { readonly id: string; readonly text: string }

/** What decides how a text is split. */
export type Split = {
  readonly option?: string
  readonly optionType?: string
  readonly settings?: { readonly arrangementType?: string; readonly question?: { readonly shuffedType?: string } }
}

/** letters and words are what they say; groups are what the author separated by '|'. */
export type Unit = 'letters' | 'words' | 'groups'

/** In the order of C-448; the variant (C-397, C-398) speaks only where the three settings say nothing. */
const unitNames: readonly [(split: Split) => string | undefined, Readonly<Record<string, Unit>>][] = [
  [({ settings }) => settings?.arrangementType, { WORD: 'letters', SENTENCE: 'words' }],
  [({ settings }) => settings?.question?.shuffedType, { CHARACTER: 'letters', WORD: 'words' }],
  [({ option }) => option, { CHARACTER: 'letters', SENTENCES: 'words' }],
  [({ optionType }) => optionType, { UNSCRAMBLEWORDS: 'letters', MAKESENTENCE: 'words' }],
]

/** C-448: what the pieces of a question are. The first setting that is there decides; one of another value means groups. */
export const unitOf = (split: Split): Unit => {
  for (const [read, units] of unitNames) {
    const name = (read(split) ?? '').trim().toUpperCase()
    if (name !== '') return Object.hasOwn(units, name) ? (units[name] ?? 'groups') : 'groups'
  }
  return 'groups'
}

/** A letter with the marks on it, which belong to it. */
const letter = /\P{M}\p{M}*/gu

/** C-448: the texts of the pieces in the order of the answer; none for an empty answer. */
export const piecesOf = (answer: string, split: Split): string[] => {
  const whole = cleanText(answer)
  switch (unitOf(split)) {
    case 'letters':
      return withBars(whole).match(letter) ?? []
    case 'words':
      return withBars(whole)
        .split(' ')
        .filter((word) => word !== '')
    case 'groups':
      return whole
        .split('|')
        .map((group) => withBars(group).trim())
        .filter((group) => group !== '')
  }
}

/** C-444, C-445: letters are joined without anything between them, words and groups by a space. */
export const joined = (texts: readonly string[], split: Split): string =>
  texts.join(unitOf(split) === 'letters' ? '' : ' ')

/** The text that the pieces of a right order give. */
export const answerText = (answer: string, split: Split): string => joined(piecesOf(answer, split), split)

const textsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ text }) => text)

/** With fewer pieces the orders that a start rules out would say too much about the answer. */
const fewestToTurn = 4

/**
 * The orders in which pieces may first be shown: the order of their ids, which is one of chance, and where four or more
 * pieces all differ also that order begun at any other piece, so that neighbours see different starts. They come from the
 * pieces alone, because a pupil's question does not hold the answer that must not be among them (C-446).
 */
const startsOf = (pieces: readonly Piece[]): Piece[][] => {
  const sorted = byId(pieces)
  const allDiffer = new Set(textsOf(sorted)).size === sorted.length
  if (sorted.length < fewestToTurn || !allDiffer) return [sorted]
  return sorted.map((_, first) => [...sorted.slice(first), ...sorted.slice(0, first)])
}

/**
 * The order in which a sitting first shows the pieces; the seed is that of the sitting and the question
 * (docs/protocol.md 5).
 */
export const startOrder = (pieces: readonly Piece[], seed: string): Piece[] => shuffled(startsOf(pieces), seed)[0] ?? []

/** C-446: no start is the answer, unless every order of the pieces is (C-447). */
export const giveNothingAway = ({
  answer,
  pieces,
  ...split
}: Split & { answer: string; pieces: readonly Piece[] }): boolean => {
  const right = answerText(answer, split)
  const oneText = new Set(textsOf(pieces)).size < 2
  return oneText || startsOf(pieces).every((start) => joined(textsOf(start), split) !== right)
}

/**
 * The pieces of an answer for a new question: `ids` are as many random ids as it has pieces. They are dealt so that no
 * start gives the answer away; a deal that does is drawn again (C-446), a limited number of times (C-447).
 * Throws a RangeError when the ids are not as many as the pieces, or not all different.
 */
export const dealPieces = (answer: string, split: Split, ids: readonly string[]): Piece[] => {
  const texts = piecesOf(answer, split)
  if (new Set(ids).size !== texts.length || ids.length !== texts.length)
    throw new RangeError(`${texts.length} pieces need as many different ids, not ${ids.length}`)
  const sorted = ids.toSorted()
  const dealt = (order: readonly string[]): Piece[] => order.map((text, at) => ({ id: sorted[at] ?? '', text }))
  return dealt(
    shuffledUnless(texts, ids.join(' '), (order) => !giveNothingAway({ ...split, answer, pieces: dealt(order) })),
  )
}

/** Of two pieces every second draw gives the answer away: after so many no question is left in which all of them did. */
const maxDraws = 64

/**
 * The pieces of a stored question that has none of its own, always the same for it: their ids come from the question, their
 * texts and a count of equal ones. They are drawn again while a start gives the answer away (C-446).
 */
export const piecesFor = (questionId: string, answer: string, split: Split): Piece[] => {
  const texts = piecesOf(answer, split)
  const named = texts.map((text, at) => `${text} ${texts.slice(0, at).filter((before) => before === text).length}`)
  const drawn = (draw: number): Piece[] =>
    texts.map((text, at) => ({ id: nameFor(`${named[at]} ${questionId} ${draw}`), text }))
  const fits = (pieces: readonly Piece[]): boolean =>
    new Set(pieces.map(({ id }) => id)).size === pieces.length && giveNothingAway({ ...split, answer, pieces })
  let pieces = drawn(0)
  for (let draw = 1; draw < maxDraws && !fits(pieces); draw++) pieces = drawn(draw)
  return pieces
}
