import { BlossomCluster } from '@phuong/ui/drawings/BlossomCluster'
import type { ReactNode } from 'react'
import css from './AuthCard.module.css'

/** The one card of a page on which somebody signs in. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`oly ${css.paper}`}>
      <section className={css.card} aria-labelledby="page-title">
        <div className={`oly ${css.head}`}>
          <BlossomCluster className={css.blossoms} />
          <h1 className={css.title} id="page-title" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div className={css.body}>{children}</div>
      </section>
    </div>
  )
}
