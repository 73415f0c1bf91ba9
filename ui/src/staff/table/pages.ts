/** A stop of the pager: the index of a page, or a gap of pages that are left out. */
export type PagerStop = number | 'gap-before' | 'gap-after'

/**
 * The stops that a pager shows: first and last page, the current one with its neighbours, and gaps where pages are left
 * out. A gap never stands for a single page, and the number of stops stays the same while walking through a long list.
 * Pages count from 0.
 */
export function pagerStops(current: number, pages: number): readonly PagerStop[] {
  const max = 7
  if (pages <= max) return Array.from({ length: Math.max(pages, 0) }, (_, page) => page)
  const last = pages - 1
  const from = Math.min(Math.max(current - 1, 2), last - 4)
  const to = Math.max(Math.min(current + 1, last - 2), 4)
  const middle = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  return [0, from > 2 ? 'gap-before' : 1, ...middle, to < last - 2 ? 'gap-after' : last - 1, last]
}

/** Which rows a page shows, counted from 1, and 0 to 0 for an empty list. */
export function rowsOnPage(index: number, size: number, total: number): { from: number; to: number } {
  if (total <= 0) return { from: 0, to: 0 }
  return { from: Math.min(index * size + 1, total), to: Math.min((index + 1) * size, total) }
}
