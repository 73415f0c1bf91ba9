import { Skeleton } from '@phuong/ui/Skeleton'
import css from './SampleTests.module.css'

/** The place of cards that are on their way. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={css.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn cards have nothing but their place
        <div key={place} className={css.card}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  )
}
