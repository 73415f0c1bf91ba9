import type { Locator } from '@playwright/test'
import type { Hands } from './hand.ts'
import { reach } from './keys.ts'

type Cell = readonly [row: number, column: number]
type Cells = { readonly cells: readonly Cell[] }

const cellIn = (exercise: Locator, [row, column]: Cell): Locator =>
  exercise
    .getByRole('grid', { name: 'Bảng chữ cái' })
    .getByRole('button', { name: new RegExp(`, hàng ${row + 1}, cột ${column + 1}$`) })

/** Letters of a grid: the arrow keys go from cell to cell, the space bar paints. */
export const puzzleWords: Hands = {
  keyboard: async (exercise, _, { cells }: Cells) => {
    const { keyboard } = exercise.page()
    // the grid is one stop, at its first letter while nothing is done
    await reach(cellIn(exercise, [0, 0]))
    let [row, column]: Cell = [0, 0]
    const go = async (steps: number, forward: string, backward: string) => {
      for (let step = 0; step < Math.abs(steps); step += 1) await keyboard.press(steps > 0 ? forward : backward)
    }
    for (const cell of cells) {
      await go(cell[0] - row, 'ArrowDown', 'ArrowUp')
      await go(cell[1] - column, 'ArrowRight', 'ArrowLeft')
      await keyboard.press('Space')
      ;[row, column] = cell
    }
  },
  tap: async (exercise, _, { cells }: Cells) => {
    for (const cell of cells) await cellIn(exercise, cell).tap()
  },
}
