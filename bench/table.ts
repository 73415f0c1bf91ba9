/** A figure against its aim: 'ok' or 'MISSED', empty where there is no aim. */
export type Verdict = 'ok' | 'MISSED' | ''

export type Table = {
  title: string
  columns: string[]
  rows: (string | number)[][]
  /** what a reader should know beside the figures */
  notes?: string[]
}

export const atMost = (figure: number, aim: number | undefined): Verdict =>
  aim === undefined ? '' : figure <= aim ? 'ok' : 'MISSED'
export const atLeast = (figure: number, aim: number): Verdict => (figure >= aim ? 'ok' : 'MISSED')

/** Rounded to a place after the point that a reader can use. */
export const rounded = (figure: number, places = 1): number => Number(figure.toFixed(places))

const textOf = (cell: string | number): string => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)

/** Words at the left, figures at the right. */
export const tableText = ({ title, columns, rows, notes = [] }: Table): string => {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => textOf(row[at] ?? '').length)),
  )
  const isFigure = columns.map((_, at) => rows.some((row) => typeof row[at] === 'number'))
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, at) => (isFigure[at] ? textOf(cell).padStart(widths[at] ?? 0) : textOf(cell).padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [
    `\n${title}`,
    line(columns),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.map(line),
    ...notes.map((note) => `  ${note}`),
  ].join('\n')
}

/** How many figures of these tables missed their aim. */
export const missed = (tables: readonly Table[]): number =>
  tables.flatMap(({ rows }) => rows).filter((row) => row.includes('MISSED')).length
