import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { SortIcon } from '@phuong/ui/work-icons'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
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
  by: { readonly x: number; readonly y: number } | null
  handlers: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
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
      className={cx(css.card, selected && css.selected, waiting && css.waiting, by !== null && css.dragged)}
      style={by === null ? undefined : { transform: `translate(${by.x}px, ${by.y}px)` }}
      aria-pressed={selected}
      onClick={onChoose}
      {...handlers}
    >
      {hidden}
      {children}
      <span className={css.grip} data-grip="" aria-hidden="true">
        <SortIcon />
      </span>
    </button>
  )
}
