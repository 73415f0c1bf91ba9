import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { type Drag, movedBy } from '@phuong/ui/drag'
import { RefreshIcon } from '@phuong/ui/icons'
import type { DragHandlers } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { SortIcon } from '@phuong/ui/work-icons'
import type { MouseEvent } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
import { Grip } from '../../parts/drag/Grip.tsx'
import css from './Board.module.css'
import { type Hand, nameOf, type Spot } from './moves.ts'
import type { Piece, Unit } from './pieces.ts'
import { texts } from './texts.ts'

/** A piece that is dragged, and where it was taken. */
export type Taken = { readonly id: string; readonly from: 'line' | 'tray' }

type BoardProps = {
  unit: Unit
  /** the placed pieces from first to last */
  line: readonly Piece[]
  /** all pieces in the order in which they were first shown */
  tray: readonly Piece[]
  hand: Hand
  drag: Drag<Taken, Spot> | null
  handlers(piece: Taken): DragHandlers
  onPress(id: string, event: MouseEvent): void
  onSwap(event: MouseEvent): void
  onClear(): void
  /** hands over the button of the tray that belongs to a piece, null when it goes */
  trayButton(id: string, button: HTMLButtonElement | null): void
}

/**
 * The line that is being built and the tray below it. A placed piece keeps its button in the tray, pressed: the tray does
 * not jump under the finger, and the keyboard does not lose its place.
 */
export function Board({ unit, line, tray, hand, drag, handlers, onPress, onSwap, onClear, trayButton }: BoardProps) {
  const placed = new Set(line.map(({ id }) => id))
  const over = drag?.over ?? null
  // a finger takes letters and words anywhere: there is room beside them to scroll; groups fill whole lines
  const gripped = unit === 'groups'
  const dragOf = (id: string, from: Taken['from']) => {
    const by = drag?.item.id === id && drag.item.from === from ? drag.by : null
    return {
      by,
      props: { style: movedBy(by), 'data-grip': gripped ? undefined : '', ...handlers({ id, from }) },
    }
  }
  return (
    <>
      <ol
        className={cx(css.line, css[unit], drag !== null && css.waiting, typeof over === 'number' && css.over)}
        data-place="line"
        aria-label={texts.line}
      >
        {line.length === 0 && <li className={css.start}>{texts.start}</li>}
        {line.map((piece, at) => {
          const { by, props } = dragOf(piece.id, 'line')
          return (
            <li
              key={piece.id}
              className={cx(over === at && css.before, at === line.length - 1 && over === line.length && css.behind)}
              data-place="piece"
            >
              <button
                type="button"
                lang="en"
                className={cx(
                  css.piece,
                  dragCss.thing,
                  css.placed,
                  hand.chosen === piece.id && css.chosen,
                  hand.swapping && css.can,
                  by !== null && dragCss.held,
                )}
                aria-pressed={hand.swapping ? hand.chosen === piece.id : undefined}
                onClick={(event) => onPress(piece.id, event)}
                {...props}
              >
                <PieceText piece={piece} />
                {gripped && <Grip />}
              </button>
            </li>
          )
        })}
      </ol>
      <ul className={cx(css.tray, css[unit], over === 'tray' && css.over)} data-place="tray" aria-label={texts.tray}>
        {tray.map((piece) => {
          const { by, props } = dragOf(piece.id, 'tray')
          return (
            <li key={piece.id}>
              <button
                ref={(button) => trayButton(piece.id, button)}
                type="button"
                lang="en"
                className={cx(css.piece, dragCss.thing, placed.has(piece.id) && css.used, by !== null && dragCss.held)}
                aria-pressed={placed.has(piece.id)}
                onClick={(event) => onPress(piece.id, event)}
                {...props}
              >
                <PieceText piece={piece} />
                {gripped && <Grip />}
              </button>
            </li>
          )
        })}
      </ul>
      <div className={css.acts}>
        <Button icon={<SortIcon />} aria-pressed={hand.swapping} aria-disabled={line.length < 2} onClick={onSwap}>
          {texts.swap}
        </Button>
        <Button variant="quiet" icon={<RefreshIcon />} aria-disabled={line.length === 0} onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {hand.swapping && <p className={css.hint}>{texts.swapHint}</p>}
      <VisuallyHidden role="status" aria-live="polite">
        {hand.said}
      </VisuallyHidden>
    </>
  )
}

/** The text of a piece; a space, which nobody would see, as its sign. */
export function PieceText({ piece }: { piece: Piece }) {
  if (piece.text.trim() !== '') return piece.text
  return (
    <>
      <span aria-hidden="true">␣</span>
      <VisuallyHidden lang="vi">{nameOf(piece)}</VisuallyHidden>
    </>
  )
}
