import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { altOf, publicBase } from '../../shared/question.ts'
import { cellKey, lettersOf, type Place, placesIn } from './grid.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { wordsOf } from './selection.ts'

/** Where each word stands, in the order of the words. */
export const placesOf = once(
  ({ grid, answers }: Question): Place[] =>
    placesIn(
      grid,
      answers.map(({ answer }) => lettersOf(answer)),
    ) ?? [],
)

export const emptyResponse = (): Response => ({ cells: [] })

/** C-489: one selected cell is enough; where no word is hidden, nothing is asked (C-385). */
export const isReady = ({ words }: PublicQuestion, { cells }: Response): boolean =>
  words.length === 0 || cells.length > 0

/** Cells of this grid, each at most once. */
export const responseTo = once(({ grid }: Question) =>
  narrowed(
    responseSchema,
    ({ cells }) =>
      cells.every(([row, column]) => grid[row]?.[column] !== undefined) &&
      new Set(cells.map(cellKey)).size === cells.length,
  ),
)

/**
 * C-478, C-479: correct when the cells of all words are selected and no other. The parts are the words by their ids; each
 * cell too many takes back one found word, the last one first, so that nobody wins by selecting everything.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const selected = new Set(parsed.success ? parsed.data.cells.map(cellKey) : [])
  const places = placesOf(question)
  const hidden = new Set(places.flat().map(cellKey))
  const tooMany = [...selected].filter((cell) => !hidden.has(cell)).length
  const found = question.answers.filter((_, at) => places[at]?.every((cell) => selected.has(cellKey(cell))))
  const right = new Set(found.slice(0, Math.max(0, found.length - tooMany)).map(({ id }) => id))
  const total = question.answers.length
  return {
    correct: total > 0 && right.size === total,
    right: right.size,
    total,
    parts: Object.fromEntries(question.answers.map(({ id }) => [id, right.has(id)])),
  }
}

export const correctResponse = (question: Question): Response => ({
  cells: placesOf(question)
    .flat()
    .map(([row, column]) => [row, column]),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  grid: question.grid,
  words: question.answers.map((word) => ({
    id: word.id,
    question: word.question,
    imageUrl: word.imageUrl,
    ...altOf(word),
    audioUrl: word.audioUrl,
    letters: lettersOf(word.answer).length,
  })),
})

/** The selected letters as the words that they are, the others by the lines that they stand in. */
export const summarise = ({ grid, words }: PublicQuestion, { cells }: Response): string =>
  wordsOf(
    grid,
    cells,
    words.map(({ letters }) => letters),
  ).join(', ')
