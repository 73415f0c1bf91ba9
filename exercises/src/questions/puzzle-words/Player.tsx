import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type MouseEvent, useId, useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise, How } from '../../parts/Exercise.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { useKeepsRoom } from '../../parts/use-keeps-room.tsx'
import { Board } from './Board.tsx'
import { Clues } from './Clues.tsx'
import { placesOf, toPublic } from './grade.ts'
import { type Cell, cellKey } from './grid.ts'
import css from './Player.module.css'
import { Reviewed } from './Reviewed.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { changed, wordsOf } from './selection.ts'
import { texts } from './texts.ts'
import { useDrag } from './use-drag.tsx'

const keysOf = (cells: readonly Cell[]): ReadonlySet<string> => new Set(cells.map(cellKey))

/** The grid of letters with the clues to its words. What is kept here is where the hand is, never what is selected. */
export function Player({
  question: asked,
  response,
  mode,
  verdict,
  onChange,
}: PlayerProps<PublicQuestion | Question, Response>) {
  const id = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [stop, setStop] = useState<Cell>([0, 0])
  const [said, setSaid] = useState('')
  const open = mode === 'answer'
  const keepsRoom = useKeepsRoom(open)
  const whole = !open && verdict !== null && 'answers' in asked ? asked : null
  const question = 'answers' in asked ? toPublic(asked) : asked
  const { grid, words } = question
  const { cells } = response
  const size = { rows: grid.length, columns: grid[0]?.length ?? 0 }

  const change = (line: readonly Cell[]): void => {
    const next = changed(cells, line)
    const word = line.map(([row, column]) => grid[row]?.[column] ?? '').join('')
    // the state of a single letter is told by its own button
    if (line.length > 1) setSaid((next.length < cells.length ? texts.erased : texts.drawn)(word))
    onChange({ cells: next })
  }
  const { line, handlers, endsDrag } = useDrag({ size, enabled: open, onLine: change })
  const press = (cell: Cell, event: MouseEvent): void => {
    if (endsDrag(event) || !isOwnPress(event)) return
    setStop(cell)
    change([cell])
  }
  const go = (to: Cell, passed: readonly Cell[]): void => {
    setStop(to)
    buttons.current.get(cellKey(to))?.focus()
    const before = keysOf(cells)
    const fresh = passed.filter((cell) => !before.has(cellKey(cell)))
    if (fresh.length > 0) change(fresh)
  }
  const clear = (): void => {
    setSaid(texts.cleared)
    onChange({ cells: [] })
  }

  const rightOf = (word: string): boolean | undefined => (open ? undefined : verdict?.parts[word])
  const wordOf = (word: string): string => whole?.answers.find((each) => each.id === word)?.answer ?? ''
  const runs = wordsOf(
    grid,
    cells,
    words.map(({ letters }) => letters),
  )

  return (
    <Exercise question={question}>
      <Clues words={words} rightOf={rightOf} wordOf={wordOf} />
      <How>{open && grid.length > 0 && texts.how}</How>
      {open && grid.length > 0 && (
        <>
          <VisuallyHidden id={`${id}keys`}>{texts.keys}</VisuallyHidden>
          <Board
            grid={grid}
            selected={keysOf(cells)}
            passing={keysOf(line)}
            stop={stop}
            describedBy={`${id}keys`}
            drag={handlers}
            onPress={press}
            onGo={go}
            register={(cell, button) => {
              if (button) buttons.current.set(cellKey(cell), button)
              else buttons.current.delete(cellKey(cell))
            }}
          />
        </>
      )}
      {!open && grid.length > 0 && (
        <Reviewed grid={grid} selected={keysOf(cells)} hidden={whole && keysOf(placesOf(whole).flat())} />
      )}
      <div className={css.given}>
        <p>
          {runs.length === 0 ? texts.nothing : `${texts.given}: `}
          <strong lang="en">{runs.join(', ')}</strong>
        </p>
        <span className={css.count}>
          {texts.count(
            cells.length,
            words.reduce((all, { letters }) => all + letters, 0),
          )}
        </span>
        {keepsRoom && (
          <Button
            className={cx(!open && css.past)}
            variant="quiet"
            icon={<RefreshIcon />}
            aria-disabled={cells.length === 0}
            onClick={() => cells.length > 0 && clear()}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Exercise>
  )
}
