import { type ReactNode, useId } from 'react'
import { cx } from '../basics/cx.ts'
import css from './Panel.module.css'

export type PanelProps = {
  title: ReactNode
  headingLevel?: 2 | 3
  /** How many entries the panel holds, shown beside its title. */
  count?: number
  action?: ReactNode
  foot?: ReactNode
  /** The body reaches the edges: lists and tables bring their own room. */
  children: ReactNode
  id?: string
  className?: string
}

/** A card with a title, for one list or one subject of a page. */
export function Panel({ title, headingLevel = 2, count, action, foot, children, id, className }: PanelProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={cx(css.panel, className)} aria-labelledby={headingId} id={id}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading className={css.heading} id={headingId}>
            {title}
          </Heading>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </div>
        {action}
      </div>
      <div className={css.body}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  )
}
