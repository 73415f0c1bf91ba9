import type { Violation } from './check.ts'
import { lineOf, type Source, walk } from './source.ts'

/** Names of constants that stand for anything: a value is called by what it is (row, response, classes). */
const vague = new Set(['given', 'shown', 'asked', 'found', 'held', 'told', 'said', 'kept'])

/** Where a file declares constants by such a name, as offsets. */
const vagueIn = ({ root }: Source): number[] => {
  const offsets: number[] = []
  walk(root, (node) => {
    const id = node.id as { type?: string; name?: string } | null
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && vague.has(id.name ?? ''))
      offsets.push(node.start)
  })
  return offsets
}

/** How many of them each file may still have, by its path: those that were there before the rule. */
export type OldNames = Readonly<Record<string, number>>

/** New names of that kind, and a list that allows more than there is. */
export const checkNames = (source: Source, old: OldNames): Violation[] => {
  const { path, text } = source
  const offsets = vagueIn(source)
  const allowed = old[path] ?? 0
  const violation = (offset: number, found: string, say: string): Violation => ({
    path,
    line: lineOf(text, offset),
    rule: 'names of values',
    found,
    say,
  })
  if (offsets.length > allowed)
    return offsets.map((offset) =>
      violation(
        offset,
        text.slice(offset, text.indexOf('=', offset)).trim(),
        `Call a value by what it is (row, response, classes): ${[...vague].join(', ')} stand for anything.`,
      ),
    )
  if (offsets.length < allowed)
    return [violation(0, `${offsets.length} of ${allowed}`, 'The list is longer than it has to be: npm run names.')]
  return []
}

/**
 * The list as it is now.
 * @throws where it would grow
 */
export const listNames = (sources: readonly Source[], old: OldNames): OldNames => {
  const counts = sources
    .map((source) => [source.path, vagueIn(source).length] as const)
    .filter(([, count]) => count > 0)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0)
  const [before, now] = [sum(Object.values(old)), sum(counts.map(([, count]) => count))]
  if (now > before) throw new Error(`${now} names that say nothing, ${before} were allowed`)
  return Object.fromEntries(counts)
}
