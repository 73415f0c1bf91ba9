import type { ReactNode } from 'react'
import type { Page } from '../document/document.ts'
import css from './PageStrip.module.css'
import { texts } from './texts.ts'

type PageStripProps = {
  pages: readonly Page[]
  /** how many zones of each page are not finished, by number of the page */
  unfinished: ReadonlyMap<number, number>
  /** the page in the middle of the view, from 1 */
  current: number
  onPage(page: number): void
  /** stands below the pages */
  children: ReactNode
}

/** The same picture of a page, small (docs/protocol.md 7). */
const small = (url: string): string => url.replace(/([?&]w=)1140\b/, '$1240')

/** The pages, small: to find one's way in a long worksheet. */
export function PageStrip({ pages, unfinished, current, onPage, children }: PageStripProps) {
  return (
    <nav className={css.strip} aria-label={texts.pages}>
      <ol>
        {pages.map(({ url }, index) => {
          const number = index + 1
          const open = unfinished.get(number) ?? 0
          return (
            <li key={url}>
              <button
                type="button"
                className={css.thumb}
                aria-current={number === current ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                <img src={small(url)} alt="" loading="lazy" decoding="async" draggable={false} />
                <span>{texts.page(number)}</span>
                {open > 0 && (
                  <span className={css.open} title={texts.pageUnfinished(open)}>
                    <span aria-hidden="true">{open}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      {children}
    </nav>
  )
}
