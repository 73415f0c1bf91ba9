/** Which lines of the ledger passed tests cite, and what of that breaks a promise. */
import { idsIn, idsOf, type Page } from './page.ts'
import type { Left, Promised, Read } from './promises.ts'

type HeadingTally = {
  name: string
  complete: boolean
  total: number
  cited: string[]
  left: string[]
  missing: string[]
}
type PageTally = { name: string; headings: HeadingTally[] }
export type Tally = { pages: PageTally[]; faults: string[] }

export type Material = {
  pages: Page[]
  /** Full titles of the tests that passed. */
  titles: string[]
  complete: Read<Promised>
  left: Read<Left>
}

const shortened = (title: string): string => (title.length > 100 ? `${title.slice(0, 97)}...` : title)

/** Sorts every line into cited, left and missing, and lists the faults: each is a sentence. */
export const tally = ({ pages, titles, complete, left }: Material): Tally => {
  const known = new Set(pages.flatMap(idsOf))
  const cited = new Set(titles.flatMap(idsIn))
  const waiting = new Set(left.entries.map((entry) => entry.id))
  const promisedHeadings = new Set<string>()
  const promisedIds = new Set<string>()
  const faults = [...complete.faults, ...left.faults]

  for (const title of titles)
    for (const id of idsIn(title).filter((id) => !known.has(id)))
      faults.push(`${id} is not in the ledger, cited by '${shortened(title)}'`)
  for (const { id } of left.entries) {
    if (!known.has(id)) faults.push(`left.md names ${id}, which is not in the ledger`)
    if (cited.has(id)) faults.push(`${id} is cited by a passed test and stands in left.md`)
  }
  for (const entry of complete.entries)
    if ('ids' in entry) {
      for (const id of entry.ids) {
        promisedIds.add(id)
        if (!known.has(id)) faults.push(`complete.md names ${id}, which is not in the ledger`)
        else if (!cited.has(id) && !waiting.has(id))
          faults.push(`${id} is declared complete (${entry.issue}) but no passed test cites it`)
      }
    } else {
      promisedHeadings.add(`${entry.page}: ${entry.heading}`)
      const heading = pages.find((page) => page.name === entry.page)?.headings.find((one) => one.name === entry.heading)
      const open = heading?.ids.filter((id) => !cited.has(id) && !waiting.has(id)) ?? []
      if (!heading) faults.push(`complete.md names '${entry.page}: ${entry.heading}', which is no heading`)
      else if (open.length > 0)
        faults.push(
          `${entry.page}: ${entry.heading} is declared complete (${entry.issue}) but not cited by a passed test: ${open.join(' ')}`,
        )
    }

  return {
    faults: [...new Set(faults)],
    pages: pages.map((page) => ({
      name: page.name,
      headings: page.headings.map(({ name, ids }) => ({
        name,
        complete: promisedHeadings.has(`${page.name}: ${name}`) || ids.every((id) => promisedIds.has(id)),
        total: ids.length,
        cited: ids.filter((id) => cited.has(id)),
        left: ids.filter((id) => !cited.has(id) && waiting.has(id)),
        missing: ids.filter((id) => !cited.has(id) && !waiting.has(id)),
      })),
    })),
  }
}

const count = (tallies: PageTally[], of: (heading: HeadingTally) => number): number =>
  tallies.flatMap((page) => page.headings).reduce((sum, heading) => sum + of(heading), 0)

/**
 * The tally as lines of text. `listed` names the headings whose missing lines are listed ('all' for every heading).
 */
export const told = (result: Tally, listed: readonly string[] = []): string[] => {
  const lines: string[] = []
  for (const page of result.pages) {
    lines.push('', page.name)
    for (const heading of page.headings) {
      const mark = heading.complete ? '*' : ' '
      const wait = heading.left.length > 0 ? `, ${heading.left.length} left for later` : ''
      lines.push(
        `${mark} ${String(heading.cited.length).padStart(3)} of ${String(heading.total).padStart(3)}  ${heading.name}${wait}`,
      )
      if (listed.includes('all') || listed.includes(heading.name))
        lines.push(`              not cited: ${heading.missing.join(' ') || 'none'}`)
    }
  }
  const lineTallies = result.pages.filter((page) => page.name !== 'hostile')
  const caseTallies = result.pages.filter((page) => page.name === 'hostile')
  lines.push(
    '',
    `${count(lineTallies, (h) => h.cited.length)} of ${count(lineTallies, (h) => h.total)} lines and ` +
      `${count(caseTallies, (h) => h.cited.length)} of ${count(caseTallies, (h) => h.total)} hostile cases are cited by a passed test, ` +
      `${count(result.pages, (h) => h.left.length)} are left for later; * declared complete`,
  )
  if (result.faults.length > 0) lines.push('', ...result.faults.map((fault) => `FAULT ${fault}`))
  return lines
}
