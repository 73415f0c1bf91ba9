import { useId } from 'react'
import { cx } from '../../basics/cx.ts'
import { ChevronLeftIcon } from '../../basics/lms-icons.ts'
import { ChevronRightIcon } from '../../basics/work-icons.ts'
import { IconButton } from '../../controls/IconButton.tsx'
import { staffTexts } from '../texts.ts'
import css from './Pager.module.css'
import { pagerStops, rowsOnPage } from './pages.ts'

export type PagerProps = {
  /** The page shown, from 0. */
  index: number
  /** Rows of a page. */
  size: number
  /** Rows of all pages. */
  total: number
  onPage: (index: number) => void
  onPageSize?: (size: number) => void
  pageSizes?: readonly number[]
}

/** 1234567 is written '1,234,567'. */
const count = new Intl.NumberFormat('en-US')

/** Walks through a list that the server gives page by page. */
export function Pager({ index, size, total, onPage, onPageSize, pageSizes = [10, 20, 50, 100] }: PagerProps) {
  const selectId = useId()
  const pages = Math.max(1, Math.ceil(total / size))
  const { from, to } = rowsOnPage(index, size, total)
  return (
    <nav className={css.pager} aria-label={staffTexts.pager}>
      <div className={css.row}>
        {onPageSize && (
          <div className={css.size}>
            <label htmlFor={selectId}>{staffTexts.pageSize}</label>
            <select
              id={selectId}
              className={css.select}
              value={size}
              onChange={(event) => onPageSize(Number(event.currentTarget.value))}
            >
              {pageSizes.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          </div>
        )}
        <span className={css.range} aria-live="polite">
          {staffTexts.pageRange(count.format(from), count.format(to), count.format(total))}
        </span>
        {pages > 1 && (
          <ul className={css.stops}>
            <li>
              <IconButton
                size="sm"
                label={staffTexts.previousPage}
                icon={<ChevronLeftIcon />}
                disabled={index === 0}
                onClick={() => onPage(index - 1)}
              />
            </li>
            {pagerStops(index, pages).map((stop) => (
              <li key={stop} className={cx(css.number, typeof stop === 'string' && css.gap)}>
                {typeof stop === 'string' ? (
                  '…'
                ) : (
                  <button
                    type="button"
                    className={css.stop}
                    aria-label={staffTexts.pageNumber(stop + 1)}
                    aria-current={stop === index ? 'page' : undefined}
                    onClick={() => onPage(stop)}
                  >
                    {stop + 1}
                  </button>
                )}
              </li>
            ))}
            <li className={css.short}>{staffTexts.pageOf(index + 1, pages)}</li>
            <li>
              <IconButton
                size="sm"
                label={staffTexts.nextPage}
                icon={<ChevronRightIcon />}
                disabled={index >= pages - 1}
                onClick={() => onPage(index + 1)}
              />
            </li>
          </ul>
        )}
      </div>
    </nav>
  )
}
