import type { ReactNode, SyntheticEvent } from 'react'
import { cx } from '../basics/cx.ts'
import { ChevronRightIcon } from '../basics/work-icons.ts'
import { Bough } from '../drawings/Bough.tsx'
import { Sprig } from '../drawings/Sprig.tsx'
import { texts } from '../texts.ts'
import css from './PageHead.module.css'

export type PageHeadProps = {
  title: ReactNode
  /** The way here, made with `Crumbs`. */
  crumbs?: ReactNode
  /** One quiet line over the title: a date, a place. */
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** The big bough for homes, the small sprig for other pages. */
  ornament?: 'bough' | 'sprig' | 'none'
  children?: ReactNode
}

/** The id of the heading of a page, which takes the focus after a change of page. */
export const pageTitleId = 'page-title'

/** Without a line an ornament that was not fetched before leaves its room empty: the browser would draw a broken picture. */
const hideMissing = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden'
}

/** The head of a page: where am I, what is it about, what can I do here. */
export function PageHead({ title, crumbs, eyebrow, lead, actions, ornament = 'sprig', children }: PageHeadProps) {
  return (
    <header className={cx(css.head, Boolean(actions) && css.acted)} onErrorCapture={hideMissing}>
      {ornament === 'bough' && <Bough className={cx(css.ornament, css.bough)} />}
      {ornament === 'sprig' && <Sprig className={cx(css.ornament, css.sprig)} />}
      <div className={css.inner}>
        <div className={css.words}>
          {crumbs}
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <h1 className={css.title} id={pageTitleId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  )
}

export type Crumb = { label: string; link?: ReactNode }

/** The way to this page. The last one is the page itself and needs no link. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className={css.crumbs} aria-label={texts.crumbs}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {item.link ?? item.label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
