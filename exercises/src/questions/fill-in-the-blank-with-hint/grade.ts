import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { boxesIn, boxLetters, cellsOf, joinedLetters, wordOf } from './letters.ts'
import { type Gap, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { gapCount } from './sentence.ts'

/** A gap with its key: the words that it takes, of which the first gives it its boxes. */
type KeyedGap = Gap & { readonly words: readonly string[] }

/**
 * The gaps of a question. With one gap all items are its words; otherwise each item has those of one gap, separated by
 * pipes (C-408). A single item of as many parts as there are gaps has one word for each of them.
 */
const keyedGaps = (question: Question): KeyedGap[] => {
  const gaps = gapCount(question)
  const items = question.answers.filter(({ isCorrect }) => isCorrect)
  const clues = items.map((item) => item.question)
  const words = items.map(({ answer }) => answer)
  const [only = []] = words
  const split = words.length === 1 && only.length === gaps
  const each = gaps === 1 ? [words.flat()] : split ? only.map((word) => [word]) : words
  return Array.from({ length: gaps }, (_, gap) => {
    const [first = '', ...others] = each[gap] ?? []
    return { cells: cellsOf(first), clue: clues[gap] ?? '', words: [first, ...others] }
  })
}

/** Gaps with the number of their first box among all boxes. */
export const numberedGaps = <Any extends Pick<Gap, 'cells'>>(gaps: readonly Any[]): (Any & { from: number })[] =>
  gaps.map((gap, index) => ({
    ...gap,
    from: gaps.slice(0, index).reduce((boxes, { cells }) => boxes + boxesIn(cells), 0),
  }))

const boxesOf = (gaps: readonly Pick<Gap, 'cells'>[]): number =>
  gaps.reduce((boxes, { cells }) => boxes + boxesIn(cells), 0)

export const emptyResponse = ({ gaps }: PublicQuestion): Response => ({
  blanks: Array.from({ length: boxesOf(gaps) }, () => ''),
})

/** C-489: one letter is enough. */
export const isReady = (_: PublicQuestion, { blanks }: Response): boolean => joinedLetters(blanks) !== ''

/** One letter or nothing for each box. */
export const responseTo = once((question: Question) => {
  const boxes = boxesOf(keyedGaps(question))
  return narrowed(responseSchema, ({ blanks }) => blanks.length === boxes)
})

/** The boxes of each gap, and its words as their letters are compared. */
const keyOf = once((question: Question) =>
  numberedGaps(keyedGaps(question)).map(({ cells, from, words }) => ({
    from,
    until: from + boxesIn(cells),
    accepted: new Set(words.map((word) => joinedLetters(boxLetters(word)))),
  })),
)

/** C-464: the letters of a gap, one behind the other, must be one of its words; the parts are named by the gap, from 0. */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const given = parsed.success ? parsed.data.blanks : []
  const marks = keyOf(question).map(({ from, until, accepted }) => {
    const typed = joinedLetters(given.slice(from, until))
    return typed !== '' && accepted.has(typed)
  })
  return verdictOf(marks)
}

/** The letters of the first word of each gap. */
export const correctResponse = (question: Question): Response => ({
  blanks: keyedGaps(question).flatMap(({ words: [first = ''] }) => boxLetters(first)),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  gaps: keyedGaps(question).map(({ cells, clue }) => ({ cells, clue })),
})

/** The words as far as they are complete: 'ice cream, t…a'. */
export const summarise = ({ gaps }: PublicQuestion, { blanks }: Response): string =>
  numberedGaps(gaps)
    .map(({ cells, from }) => wordOf(cells, blanks.slice(from), '…') || '…')
    .join(', ')
