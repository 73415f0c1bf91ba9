import { cx } from '@phuong/ui/cx'
import { movedBy, type Point } from '@phuong/ui/drag'
import type { DragHandlers } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { MouseEvent, ReactNode } from 'react'
import dragCss from '../drag/Drag.module.css'
import { Grip } from '../drag/Grip.tsx'
import { OutcomeIcon, outcomeWord } from '../Outcome.tsx'
import css from './Card.module.css'

type CardProps = {
  /** the name of its place for a screen reader, before that of what lies there */
  name: string
  /** whether it may be taken */
  movable: boolean
  selected: boolean
  /** whether the card that is chosen or dragged can be put here */
  waiting: boolean
  /** whether a card is held over it that it would take */
  over?: boolean
  /** px that it has been dragged; null while it lies still */
  by: Point | null
  /** undefined while its row has not been marked */
  right?: boolean | undefined
  handlers: DragHandlers
  onChoose(event: MouseEvent): void
  children: ReactNode
}

/**
 * A card of a row, which changes places with others. The room inside it and its look while it waits are set around it
 * (--card-padding, --card-still, --card-gap, --card-waiting, --card-grip).
 */
export function Card({ name, movable, selected, waiting, over, by, right, handlers, onChoose, children }: CardProps) {
  const hidden = <VisuallyHidden lang="vi">{`${name} `}</VisuallyHidden>
  const marked = right === undefined ? undefined : right ? css.right : css.wrong
  if (!movable)
    return (
      <div className={cx(css.card, css.still, marked)}>
        {hidden}
        {children}
      </div>
    )
  return (
    <button
      type="button"
      className={cx(
        css.card,
        marked,
        dragCss.thing,
        selected && css.selected,
        waiting && css.waiting,
        over && css.over,
        by !== null && dragCss.held,
      )}
      style={movedBy(by)}
      aria-pressed={selected}
      onClick={onChoose}
      {...handlers}
    >
      {hidden}
      {children}
      <Grip />
    </button>
  )
}

/** Right or wrong at the end of a row, and what else is to be said of it. */
export function RowMark({ right, children }: { right: boolean; children?: ReactNode }) {
  return (
    <span className={cx(css.mark, right ? css.markRight : css.markWrong)}>
      <OutcomeIcon correct={right} />
      {outcomeWord(right)}
      {children}
    </span>
  )
}

/** The number of a row, from 1; a list says it itself. */
export function RowNumber({ className, children }: { className?: string | undefined; children: number }) {
  return (
    <span className={cx(css.number, className)} aria-hidden="true">
      {children}
    </span>
  )
}
