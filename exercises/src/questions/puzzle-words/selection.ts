/** What is selected in a grid, and what presses, keys and drags make of it. */
import { type Cell, cellKey, type Grid, type Size } from './grid.ts'

const byPlace = ([row, column]: Cell, [otherRow, otherColumn]: Cell): number => row - otherRow || column - otherColumn

/** The selection with these cells changed: all of them are selected, or taken out where all of them were. */
export const changed = (selected: readonly Cell[], cells: readonly Cell[]): [number, number][] => {
  const before = new Map(selected.map((cell) => [cellKey(cell), cell]))
  const out = cells.every((cell) => before.has(cellKey(cell)))
  for (const cell of cells)
    if (out) before.delete(cellKey(cell))
    else before.set(cellKey(cell), cell)
  return [...before.values()].toSorted(byPlace).map(([row, column]) => [row, column])
}

/** The cells from one to another along the row or the column that the way follows more. */
export const lineBetween = ([row, column]: Cell, [toRow, toColumn]: Cell): Cell[] => {
  const [down, right] = [toRow - row, toColumn - column]
  const vertical = Math.abs(down) > Math.abs(right)
  const way = vertical ? down : right
  return Array.from({ length: Math.abs(way) + 1 }, (_, step) => {
    const along = step * Math.sign(way)
    return vertical ? [row + along, column] : [row, column + along]
  })
}

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The cell under a point; beside the grid the nearest one, so that a finger may slip over its edge. */
export const cellAt = (area: Area, { rows, columns }: Size, point: { x: number; y: number }): Cell => {
  const within = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)))
  return [within((point.y - area.top) / area.height, rows), within((point.x - area.left) / area.width, columns)]
}

const steps: ReadonlyMap<string, Cell> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['Home', [0, -Infinity]],
  ['End', [0, Infinity]],
])

/** The cell that a key goes to, at the edge the same one; null for a key that goes nowhere. */
export const cellAfter = ([row, column]: Cell, key: string, { rows, columns }: Size): Cell | null => {
  const step = steps.get(key)
  if (step === undefined) return null
  const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at))
  return [within(row + step[0], rows), within(column + step[1], columns)]
}

const wordAt = (grid: Grid, cells: readonly Cell[]): string =>
  cells.map(([row, column]) => grid[row]?.[column] ?? '').join('')

/** Whether each cell lies right of the one before, or each below it. */
const isLine = (cells: readonly Cell[]): boolean =>
  [
    [0, 1],
    [1, 0],
  ].some(([down = 0, right = 0]) =>
    cells.every(([row, column], step) => {
      const [fromRow = 0, fromColumn = 0] = cells[0] ?? []
      return row === fromRow + step * down && column === fromColumn + step * right
    }),
  )

/** The cells one behind the other as lines of these lengths; null where they do not make them. */
const inOrder = (cells: readonly Cell[], lengths: readonly number[]): Cell[][] | null => {
  let from = 0
  const lines = lengths.map((length) => {
    const line = cells.slice(from, from + length)
    from += length
    return line
  })
  return from === cells.length && lines.every(isLine) ? lines : null
}

/** The cells, first the one that stands first, as lines that have some of these lengths each once; null where they are none. */
const asLines = (cells: readonly Cell[], lengths: readonly number[]): Cell[][] | null => {
  const [first] = cells
  if (first === undefined) return []
  const [row, column] = first
  const left = new Set(cells.map(cellKey))
  for (const length of new Set(lengths))
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const line = Array.from({ length }, (_, step): Cell => [row + step * down, column + step * right])
      const keys = new Set(line.map(cellKey))
      if (![...keys].every((key) => left.has(key))) continue
      const rest = asLines(
        cells.filter((cell) => !keys.has(cellKey(cell))),
        lengths.toSpliced(lengths.indexOf(length), 1),
      )
      if (rest) return [line, ...rest]
    }
  return null
}

/**
 * The selected letters as words of these lengths, which are the hidden ones: two that touch are told apart. What is not
 * made of such words is read as its runs.
 */
export const wordsOf = (grid: Grid, selected: readonly Cell[], lengths: readonly number[]): string[] => {
  const lines = inOrder(selected, lengths) ?? asLines(selected.toSorted(byPlace), lengths)
  return lines?.map((line) => wordAt(grid, line)) ?? runsOf(grid, selected)
}

/** The selected letters as words: again and again the longest straight run, first the one that stands first. */
export const runsOf = (grid: Grid, selected: readonly Cell[]): string[] => {
  const left = new Map(selected.map((cell) => [cellKey(cell), cell]))
  const runFrom = ([row, column]: Cell, down: number, right: number): Cell[] => {
    const run: Cell[] = []
    for (let step = 0; left.has(cellKey([row + step * down, column + step * right])); step++)
      run.push([row + step * down, column + step * right])
    return run
  }
  const runs: Cell[][] = []
  while (left.size > 0) {
    const [longest = []] = [...left.values()]
      .toSorted(byPlace)
      .flatMap((cell) => [runFrom(cell, 0, 1), runFrom(cell, 1, 0)])
      .toSorted((one, other) => other.length - one.length)
    runs.push(longest)
    for (const cell of longest) left.delete(cellKey(cell))
  }
  return runs.toSorted(([one = [0, 0]], [other = [0, 0]]) => byPlace(one, other)).map((run) => wordAt(grid, run))
}
