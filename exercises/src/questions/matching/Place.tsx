import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { MouseEvent, ReactNode } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
import { movedBy, type Point } from '../../parts/drag/drag.ts'
import { Grip } from '../../parts/drag/Grip.tsx'
import type { DragHandlers } from '../../parts/drag/use-drag.tsx'
import css from './Player.module.css'

type PlaceProps = {
  /** the name of the place for a screen reader, before that of what lies there */
  name: string
  /** whether the card may be taken */
  movable: boolean
  selected: boolean
  /** whether the card that is chosen or dragged can be put here */
  waiting: boolean
  /** px that the card has been dragged; null while it lies still */
  by: Point | null
  handlers: DragHandlers
  onChoose(event: MouseEvent): void
  children: ReactNode
}

/** One place of the right column with the card that lies there now. */
export function Place({ name, movable, selected, waiting, by, handlers, onChoose, children }: PlaceProps) {
  const hidden = <VisuallyHidden lang="vi">{`${name} `}</VisuallyHidden>
  if (!movable)
    return (
      <div className={cx(css.card, css.still)}>
        {hidden}
        {children}
      </div>
    )
  return (
    <button
      type="button"
      className={cx(
        css.card,
        dragCss.thing,
        selected && css.selected,
        waiting && css.waiting,
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
