import { formatNumber } from '@phuong/domain/format/numbers'
import { Card } from '@phuong/ui/Card'
import { Skeleton } from '@phuong/ui/Skeleton'
import css from './Dashboard.module.css'

export type Figure = { label: string; count: number | undefined }

/** Counted figures side by side; a place is kept for a figure that is on its way. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card flush as="dl" className={css.figures}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count === undefined ? <Skeleton width="short" /> : formatNumber(count)}</dd>
        </div>
      ))}
    </Card>
  )
}
