/** What docs/ledger/complete.md and docs/ledger/left.md promise. */
import { idsIn, pageNames } from './page.ts'

/** A heading declared complete, or the hostile cases by id. */
export type Promised = { issue: string; page: string; heading: string } | { issue: string; ids: string[] }

/** A line that waits: why, and for which issue. */
export type Left = { id: string; reason: string; issue: string }

export type Read<T> = { entries: T[]; faults: string[] }

const listLines = function* (text: string): Generator<{ section: string | undefined; line: string }> {
  let section: string | undefined
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim()
    if (line.startsWith('- ')) yield { section, line: line.slice(2).trim() }
  }
}

/** 'H043 to H045, H047' as the ids in between too. */
const hostileIds = (words: string): string[] =>
  words.split(',').flatMap((part) => {
    const [first, last = first] = idsIn(part)
    if (!first || !last) return []
    const from = Number(first.slice(1))
    return Array.from(
      { length: Number(last.slice(1)) - from + 1 },
      (_, step) => `H${String(from + step).padStart(3, '0')}`,
    )
  })

/** complete.md: below '## Issue 2' the entries '- shell: Access denied page' and '- hostile: H043 to H045, H047'. */
export const readComplete = (text: string): Read<Promised> => {
  const entries: Promised[] = []
  const faults: string[] = []
  for (const { section, line } of listLines(text)) {
    const [, page, words] = /^(\w+): (.+)$/.exec(line) ?? []
    if (!section || !page || !words || !pageNames.some((name) => name === page))
      faults.push(`complete.md cannot be read at '${line}'`)
    else if (page !== 'hostile') entries.push({ issue: section, page, heading: words })
    else if (hostileIds(words).length === 0) faults.push(`complete.md names no hostile case at '${line}'`)
    else entries.push({ issue: section, ids: hostileIds(words) })
  }
  return { entries, faults }
}

/** left.md: below '## Issue 3' the entries '- A-123: reason'. */
export const readLeft = (text: string): Read<Left> => {
  const entries: Left[] = []
  const faults: string[] = []
  for (const { section, line } of listLines(text)) {
    const [, id, reason] = /^([ABC]-\d{3}|H\d{3}):(.*)$/.exec(line) ?? []
    if (!id) faults.push(`left.md cannot be read at '${line}'`)
    else if (!reason?.trim()) faults.push(`left.md gives no reason for ${id}`)
    else if (!section) faults.push(`left.md does not say in which issue ${id} comes`)
    else if (entries.some((entry) => entry.id === id)) faults.push(`left.md names ${id} twice`)
    else entries.push({ id, reason: reason.trim(), issue: section })
  }
  return { entries, faults }
}
