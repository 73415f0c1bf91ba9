import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import type { ZoneSpot } from '../../drawing.tsx'
import css from './Zone.module.css'

/** One box on paper: empty to be written in, or with its answer. */
export function PrintedZone({ spot, pick, children }: { spot: ZoneSpot; pick?: boolean; children?: ReactNode }) {
  return (
    <span className={cx(css.zone, css.printed, pick && css.pick)} style={spot.style}>
      <span className={css.face}>{children}</span>
    </span>
  )
}
