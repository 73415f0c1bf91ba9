import { maxPages } from '@phuong/exercises/worksheet'

/** Pages that are chosen when nobody chose any (docs/protocol.md 7). */
const usualPages = 10

export type PageRange =
  | { readonly pages: readonly number[] }
  | { readonly fault: 'unreadable' | 'beyond' | 'none' | 'too-many' }

/** The first pages of a file: what is offered at first. */
export const firstPages = (pageCount: number): number[] =>
  Array.from({ length: Math.min(usualPages, pageCount) }, (_, index) => index + 1)

/**
 * The pages that a text like '1-2,5' names, each once and in order; blanks count for nothing, and a range may be written
 * backwards. The fault is the first that a reader would mend: what cannot be read, a page that the file does not have, no
 * page at all, more than 30.
 */
export const readPages = (text: string, pageCount: number): PageRange => {
  const pages = new Set<number>()
  for (const part of text.split(/[,;]/).filter((one) => one.trim() !== '')) {
    const [, from, to = from] = /^\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?\s*$/.exec(part) ?? []
    if (from === undefined || to === undefined) return { fault: 'unreadable' }
    const [low, high] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))]
    if (low < 1 || high > pageCount) return { fault: 'beyond' }
    for (let page = low; page <= high; page++) pages.add(page)
  }
  if (pages.size === 0) return { fault: 'none' }
  if (pages.size > maxPages) return { fault: 'too-many' }
  return { pages: [...pages].sort((one, other) => one - other) }
}

/** Pages in the shortest such text: 1, 2, 3, 5 is '1-3,5'. */
export const writePages = (pages: readonly number[]): string => {
  const runs: [first: number, last: number][] = []
  for (const page of [...pages].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && page === run[1] + 1) run[1] = page
    else runs.push([page, page])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',')
}

/** The choice after one page was tapped. */
export const toggledPage = (pages: readonly number[], page: number): number[] =>
  pages.includes(page) ? pages.filter((other) => other !== page) : [...pages, page].sort((one, other) => one - other)
