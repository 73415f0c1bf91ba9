import { Skeleton } from '@phuong/ui/Skeleton'
import type { ReactNode } from 'react'
import css from './ClassCards.module.css'

/** The place of class cards that are on their way. */
export function ClassCardsSkeleton() {
  return (
    <div className={css.cards} aria-hidden="true">
      {[0, 1].map((place) => (
        <div key={place} className={css.placeholder}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </div>
      ))}
    </div>
  )
}

/** Room for class cards, side by side where there is width. */
export function ClassCards({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>
}
