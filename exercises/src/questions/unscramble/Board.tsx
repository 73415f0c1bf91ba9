import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { SortIcon } from '@phuong/ui/work-icons'
import css from './Board.module.css'
import { type Hand, nameOf } from './moves.ts'
import type { Piece, Unit } from './pieces.ts'
import { texts } from './texts.ts'

type BoardProps = {
  unit: Unit
  /** the placed pieces from first to last */
  line: readonly Piece[]
  /** all pieces in the order in which they were first shown */
  tray: readonly Piece[]
  hand: Hand
  onPress(id: string): void
  onSwap(): void
  onClear(): void
  /** hands over the button of the tray that belongs to a piece, null when it goes */
  trayButton(id: string, button: HTMLButtonElement | null): void
}

/**
 * The line that is being built and the tray below it. A placed piece keeps its button in the tray, pressed: the tray does
 * not jump under the finger, and the keyboard does not lose its place.
 */
export function Board({ unit, line, tray, hand, onPress, onSwap, onClear, trayButton }: BoardProps) {
  const placed = new Set(line.map(({ id }) => id))
  return (
    <>
      <ol className={cx(css.line, css[unit])} aria-label={texts.line}>
        {line.length === 0 && <li className={css.start}>{texts.start}</li>}
        {line.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              lang="en"
              className={cx(css.piece, css.placed, hand.chosen === piece.id && css.chosen, hand.swapping && css.can)}
              aria-pressed={hand.swapping ? hand.chosen === piece.id : undefined}
              onClick={() => onPress(piece.id)}
            >
              <PieceText piece={piece} />
            </button>
          </li>
        ))}
      </ol>
      <ul className={cx(css.tray, css[unit])} aria-label={texts.tray}>
        {tray.map((piece) => (
          <li key={piece.id}>
            <button
              ref={(button) => trayButton(piece.id, button)}
              type="button"
              lang="en"
              className={cx(css.piece, placed.has(piece.id) && css.used)}
              aria-pressed={placed.has(piece.id)}
              onClick={() => onPress(piece.id)}
            >
              <PieceText piece={piece} />
            </button>
          </li>
        ))}
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
