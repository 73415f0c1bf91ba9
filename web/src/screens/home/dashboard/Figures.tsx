import { formatNumber } from '@phuong/domain/format/numbers'
import { Card } from '@phuong/ui/Card'
import { Skeleton } from '@phuong/ui/Skeleton'
import css from './Dashboard.module.css'
import { texts } from './texts.ts'

/** A count is undefined while it is on its way, and null when it could not be read. */
export type Figure = { label: string; count: number | null | undefined }

/** Counted figures side by side; a place is kept for a figure that is on its way. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card flush as="dl" className={css.figures}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {count === undefined ? (
              <Skeleton width="short" />
            ) : count === null ? (
              texts.unknownCount
            ) : (
              formatNumber(count)
            )}
          </dd>
        </div>
      ))}
    </Card>
  )
}
