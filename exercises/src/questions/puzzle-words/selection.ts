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
  return runs
    .toSorted(([one = [0, 0]], [other = [0, 0]]) => byPlace(one, other))
    .map((run) => run.map(([row, column]) => grid[row]?.[column] ?? '').join(''))
}
