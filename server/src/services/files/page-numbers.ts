import { maxPages } from '@phuong/exercises/worksheet'

/** Pages that are chosen when nobody says which (docs/protocol.md 7). */
const usualPages = 10

/**
 * Reads a choice of pages such as `1-2,5`, in the order of the pages; without one the first ten.
 * @returns null for what is no choice: no numbers, numbers beyond the file, more than thirty pages
 */
export const readPageNumbers = (text: string | null | undefined, pageCount: number): number[] | null => {
  if (text == null || text.trim() === '')
    return Array.from({ length: Math.min(usualPages, pageCount) }, (_, index) => index + 1)
  const chosen = new Set<number>()
  for (const part of text.split(',')) {
    const [, first = '', last = first] = /^\s*(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (first === '' || from < 1 || to < from || to > pageCount) return null
    for (let page = from; page <= to; page += 1) chosen.add(page)
  }
  return chosen.size > maxPages ? null : [...chosen].sort((a, b) => a - b)
}
