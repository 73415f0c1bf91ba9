import * as z from 'zod/mini'
import type { Fields } from '../../contract.ts'
import { partsOf, saidIn } from '../../shared/key-words.ts'
import { type Alt, imageAlt, type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, isRecord, readStored, settings, words } from '../../shared/stored.ts'
import { lettersOf, makeGrid, placesIn } from './grid.ts'

/** C-482: so many words are hidden; what was stored beyond them is not. */
const maxWords = 3
/** Letters of a word that can be hidden: one alone is found anywhere, and a longer one than this in no grid. */
const shortestWord = 2
const longestWord = 16
const fewestLines = 3
const maxLines = 16
/** Columns that have room with a finger's width each on every phone are 8 (C-419); an author may ask for some more. */
const maxColumns = 12

/** A word to be found with what points to it (C-402); the word stands in `answer`, `text` or `Text` (C-406). */
const item = z.pipe(
  z.transform((value: unknown): unknown => {
    const stored: Fields = isRecord(value) ? value : { answer: value }
    const [answer = ''] = partsOf(saidIn(stored))
    const id = typeof stored.id === 'number' ? String(stored.id) : stored.id
    return {
      ...stored,
      id: typeof id === 'string' ? id : '',
      answer,
      isCorrect: stored.isCorrect ?? true,
    }
  }),
  z.object({
    id: z.string(),
    answer: z.string(),
    isCorrect: flag,
    question: words,
    imageUrl: words,
    imageAlt,
    audioUrl: words,
  }),
)
type Item = z.infer<typeof item>

/** The words that are hidden: those of the key that have letters, each once. Without ids of their own they are numbered. */
const hiddenWords = (items: Item[]): Item[] => {
  const seen = new Set<string>()
  const shown = items
    .filter(({ answer, isCorrect }) => {
      const letters = lettersOf(answer)
      const word = letters.join('')
      const fits = letters.length >= shortestWord && letters.length <= longestWord
      if (!isCorrect || !fits || seen.has(word)) return false
      seen.add(word)
      return true
    })
    .slice(0, maxWords)
  const ids = new Set(shown.map(({ id }) => id))
  if (!ids.has('') && !ids.has('__proto__') && ids.size === shown.length) return shown
  return shown.map((each, index) => ({ ...each, id: String(index + 1) }))
}

/** A list of items or of texts (C-410), one of them, or a text with pipes between the words (C-409). */
const answers = z.pipe(
  z.transform((value: unknown): unknown[] => {
    const read = readStored(value)
    if (typeof read === 'string') return read.split('|')
    return Array.isArray(read) ? read : isRecord(read) ? [read] : []
  }),
  z.pipe(z.array(item), z.transform(hiddenWords)),
)

/** Lines of letters, as texts or letter by letter; whatever does not make a rectangle is none (C-385). */
const grid = z.pipe(
  z.transform((value: unknown): string[][] => {
    const read = readStored(value)
    const lines: unknown[] = typeof read === 'string' ? read.split('\n') : Array.isArray(read) ? read : []
    const rows = lines
      .map((line) => lettersOf(Array.isArray(line) ? line.filter((each) => typeof each === 'string').join('') : line))
      .filter((row) => row.length > 0)
    const columns = rows[0]?.length ?? 0
    const fits = rows.length <= 2 * maxLines && columns <= maxColumns
    return fits && rows.every((row) => row.length === columns) ? rows : []
  }),
  z.array(z.array(z.string())),
)

const lines = (standard: number | undefined, max: number) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown): number | undefined => {
        const count = typeof value === 'string' ? Number.parseInt(value, 10) : value
        if (typeof count !== 'number' || !Number.isInteger(count)) return standard
        return Math.min(max, Math.max(fewestLines, count))
      }),
      z.optional(z.number()),
    ),
    null,
  )

/** C-419, C-481: 8 columns unless the question says otherwise. */
const standardColumns = 8

/** C-419, C-420: a grid without rows of its own is as high as it is wide. */
const shape = z.prefault(
  settings({
    question: z.prefault(
      settings({ columns: lines(standardColumns, maxColumns), rows: lines(undefined, maxLines) }),
      {},
    ),
  }),
  {},
)

/**
 * A question as it is stored, with its key. A grid that was not stored with it, or that does not hide each of its words
 * once, is made from its words: always the same one.
 */
export const questionSchema = z.pipe(
  z.object({
    ...questionShape,
    settings: shape,
    grid: z.prefault(grid, []),
    answers: z.prefault(answers, []),
  }),
  z.transform((question) => {
    const hidden = question.answers.map(({ answer }) => lettersOf(answer))
    if (question.grid.length > 0 && placesIn(question.grid, hidden)) return question
    const { columns = standardColumns, rows = columns } = question.settings.question
    const seed = [question.id, ...hidden.map((letters) => letters.join(''))].join(' ')
    return { ...question, grid: makeGrid(hidden, { rows, columns }, seed) }
  }),
)
export type Question = z.infer<typeof questionSchema>

/** What points to a word: words, a picture, a sound, and how many letters it has. */
export type Clue = Alt & {
  readonly id: string
  readonly question: string
  readonly imageUrl: string
  readonly audioUrl: string
  readonly letters: number
}

/** What a pupil receives: the grid and the clues, neither the words nor their places. */
export type PublicQuestion = PublicBase & {
  readonly grid: readonly (readonly string[])[]
  readonly words: readonly Clue[]
}

const line = z.int().check(z.nonnegative())

/** The selected cells, row and column from 0. */
export const responseSchema = z.object({
  cells: z.array(z.tuple([line, line])).check(z.maxLength(2 * maxLines * maxColumns)),
})
export type Response = z.infer<typeof responseSchema>
