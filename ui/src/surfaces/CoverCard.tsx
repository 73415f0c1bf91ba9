import type { ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import { BlossomCluster } from '../drawings/BlossomCluster.tsx'
import { Card, type CardProps } from './Card.tsx'
import css from './CoverCard.module.css'

type CoverCardProps = Omit<CardProps, 'flush' | 'className'> & {
  /** What lies on the cover, as decoration; nothing while the card is on its way. */
  cover?: ReactNode
}

/** A big card for what comes first: a cover of notebook paper above its words, beside them where there is room. */
export function CoverCard({ cover, children, ...rest }: CoverCardProps) {
  return (
    <div className={css.frame}>
      <Card flush className={css.card} {...rest}>
        <div className={css.cover} aria-hidden="true">
          {cover && <BlossomCluster className={css.blossoms} />}
          {cover}
        </div>
        <div className={css.body}>{children}</div>
      </Card>
    </div>
  )
}

/** A notebook sheet on the cover, with a few words on it, or upright for the picture of a page. */
export function CoverSheet({ picture, children }: { picture?: boolean; children: ReactNode }) {
  return <span className={cx(css.sheet, picture ? css.picture : css.words)}>{children}</span>
}
