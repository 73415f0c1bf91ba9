import type { PublicRow, Response } from './schema.ts'

type Cell = { readonly row: number; readonly form: number }

/** The cells that are to be filled, in reading order. */
export const cellsOf = (rows: readonly PublicRow[]): Cell[] =>
  rows.flatMap(({ asked }, row) => asked.flatMap((isAsked, form) => (isAsked ? [{ row, form }] : [])))

/** The most forms that a word has: the columns of the table. */
export const columnsOf = (rows: readonly PublicRow[]): number => Math.max(0, ...rows.map(({ asked }) => asked.length))

/** What is typed in the cells in reading order; '' where the response has none. */
export const typedIn = (rows: readonly PublicRow[], { cells }: Response): string[] =>
  cellsOf(rows).map(({ row, form }) => cells[row]?.[form] ?? '')

/** The response that has these texts in the cells in reading order. */
export const withTyped = (rows: readonly PublicRow[], typed: readonly string[]): Response => {
  let next = 0
  return { cells: rows.map(({ asked }) => asked.map((isAsked) => (isAsked ? (typed[next++] ?? '') : ''))) }
}

/** Whether a response has a text for every form of every word, and none where nothing is asked for. */
export const isTable = (rows: readonly PublicRow[], { cells }: Response): boolean =>
  cells.length === rows.length &&
  rows.every(
    ({ asked }, row) =>
      cells[row]?.length === asked.length && asked.every((isAsked, form) => isAsked || cells[row]?.[form] === ''),
  )
