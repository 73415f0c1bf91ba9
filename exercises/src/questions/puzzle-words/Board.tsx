import { cx } from '@phuong/ui/cx'
import type { ComponentProps, CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import css from './Board.module.css'
import { type Cell, cellKey, type Grid } from './grid.ts'
import { cellAfter, lineBetween } from './selection.ts'
import { texts } from './texts.ts'

type BoardProps = {
  grid: Grid
  selected: ReadonlySet<string>
  /** what a drag would change now */
  passing: ReadonlySet<string>
  /** the one cell that the Tab key stops at */
  stop: Cell
  /** id of what tells the keys */
  describedBy: string
  drag: Pick<ComponentProps<'table'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
  onPress(cell: Cell, event: MouseEvent): void
  /** the keyboard has gone from a cell to another; `line` are the cells to be selected on the way */
  onGo(to: Cell, line: readonly Cell[]): void
  register(cell: Cell, button: HTMLButtonElement | null): void
}

/** Columns that have room on a phone with a finger's width each; a wider grid scrolls. */
const maxBeside = 8

/** The properties that the size of a grid gives its drawing. */
export const gridLook = (grid: Grid): { className: string; style: CSSProperties } => {
  const columns = grid[0]?.length ?? 0
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns }
  return { className: cx(css.board, columns > maxBeside && css.wide) ?? '', style }
}

/** The letters as buttons of which one is in the order of the Tab key; from there the arrow keys go on. */
export function Board({ grid, selected, passing, stop, describedBy, drag, onPress, onGo, register }: BoardProps) {
  const size = { rows: grid.length, columns: grid[0]?.length ?? 0 }
  const pressed = (cell: Cell, event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const to = ctrlKey || metaKey || altKey ? null : cellAfter(cell, key, size)
    if (to === null) return
    event.preventDefault()
    onGo(to, shiftKey ? lineBetween(cell, to) : [])
  }
  return (
    <div {...gridLook(grid)}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys go through is a grid */}
      <table className={css.grid} role="grid" aria-label={texts.grid} aria-describedby={describedBy} {...drag}>
        <tbody>
          {grid.map((letters, row) => {
            const line = `row ${row}`
            return (
              <tr key={line}>
                {letters.map((letter, column) => {
                  const cell: Cell = [row, column]
                  const key = cellKey(cell)
                  const isSelected = selected.has(key)
                  return (
                    <td key={key}>
                      <button
                        ref={(button) => register(cell, button)}
                        type="button"
                        className={cx(css.cell, isSelected && css.selected, passing.has(key) && css.passing)}
                        aria-label={texts.cell(letter, row + 1, column + 1)}
                        aria-pressed={isSelected}
                        tabIndex={key === cellKey(stop) ? 0 : -1}
                        onClick={(event) => onPress(cell, event)}
                        onKeyDown={(event) => pressed(cell, event)}
                      >
                        {letter}
                      </button>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
