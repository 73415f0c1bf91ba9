import { Skeleton } from '@phuong/ui/Skeleton'
import css from './Dashboard.module.css'

/** The place of the line below a greeting that counts what is not here yet. */
export function LeadSoon() {
  return (
    <span className={css.lead}>
      <Skeleton width="medium" />
    </span>
  )
}
