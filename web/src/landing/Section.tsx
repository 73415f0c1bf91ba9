import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import css from './Section.module.css'

type Props = {
  /** names it */
  id: string
  title: string | readonly string[]
  /** squared paper in place of the plain one */
  squared?: boolean
  className?: string | undefined
  /** what stands under the heading, in its column */
  lead: ReactNode
  /** what stands beside or below the words */
  children: ReactNode
}

/** A section of the landing page: heading and words, and what they are about. */
export function Section({ id, title, squared = false, className, lead, children }: Props) {
  return (
    <section className={cx(css.band, squared && 'oly', squared && css.squared)} aria-labelledby={id}>
      <div className={cx(css.inner, className)}>
        <div className={css.words}>
          <Heading id={id} className={css.title} pieces={title} />
          {lead}
        </div>
        {children}
      </div>
    </section>
  )
}

/** The sentence under a heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={css.lead}>{children}</p>
}

/** What holds, each with a tick. */
export function Points({ points, className }: { points: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={cx(css.points, className)}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
