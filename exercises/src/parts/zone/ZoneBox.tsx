import { cx } from '@phuong/ui/cx'
import { CheckIcon } from '@phuong/ui/work-icons'
import type { ReactNode } from 'react'
import type { ZoneSpot } from '../../drawing.tsx'
import css from './Zone.module.css'

type Props = {
  id: string
  spot: ZoneSpot
  /** of its group, shown beside the box while it has the focus */
  number: number
  filled: boolean
  /** a box to tick: what it lies over stays visible */
  pick?: boolean
  /** the control; it fills the area that a finger hits, the box is drawn behind it */
  children: ReactNode
}

/** One box of a worksheet that is being answered. `data-zone` tells the surface which one has the focus. */
export function ZoneBox({ id, spot, number, filled, pick, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the child
    <label
      className={cx(css.zone, css.open, filled && css.filled, pick && css.pick)}
      style={spot.style}
      data-zone={id}
      data-hit={spot.hit}
    >
      <span className={css.face} aria-hidden="true">
        {pick && filled && (
          <span className={css.tick}>
            <CheckIcon />
          </span>
        )}
      </span>
      <span className={css.hit}>{children}</span>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
    </label>
  )
}
