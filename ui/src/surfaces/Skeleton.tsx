import { cx } from '../basics/cx.ts'
import css from './Skeleton.module.css'

export type SkeletonProps = {
  shape?: 'line' | 'round' | 'block'
  width?: 'full' | 'long' | 'medium' | 'short'
  className?: string
}

/** The place of something that is on its way. Put it where the real thing will stand, so that nothing jumps. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <span className={cx(css.bar, shape === 'line' ? css[width] : css[shape], className)} aria-hidden="true" />
}

const widths = ['long', 'medium', 'long', 'full', 'medium'] as const

/** Rows of a list on their way: two lines at the left, two short ones at the right. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn rows have nothing but their place
        <div className={css.row} key={row}>
          <div className={css.lines}>
            <Skeleton width={widths[row % widths.length]} />
            <Skeleton width={row % 2 ? 'short' : 'medium'} />
          </div>
          <div className={css.aside}>
            <Skeleton />
            <Skeleton width="medium" />
          </div>
        </div>
      ))}
    </div>
  )
}
