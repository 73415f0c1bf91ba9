import { givesFeedback, type SittingKind } from './behaviours.ts'
import type { LoggedEvent } from './envelope.ts'

/** Negative when `one` was made before `other`: by seq, ties by device, then by id, so that no order is left to chance. */
export const inOrder = (one: LoggedEvent, other: LoggedEvent): number => {
  if (one.seq !== other.seq) return one.seq - other.seq
  if (one.device !== other.device) return one.device < other.device ? -1 : 1
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

/** Without feedback the highest seq wins, whenever it arrived; with feedback the first one stored has won (D21). */
const wins = (kind: SittingKind, event: LoggedEvent, held: LoggedEvent | undefined): boolean =>
  held === undefined || (!givesFeedback(kind) && inOrder(event, held) > 0)

/**
 * The line that counts for each item, by take. `log` stands in the order of arrival, which decides only with feedback.
 * Sittings without takes have the one take 1. What is locked or late counts nowhere.
 */
export const effectiveByTake = <Line extends LoggedEvent>(
  kind: SittingKind,
  log: readonly Line[],
): ReadonlyMap<number, ReadonlyMap<string, Line>> => {
  const takes = new Map<number, Map<string, Line>>()
  for (const event of log) {
    if (event.status !== 'stored') continue
    const number = event.take ?? 1
    const take = takes.get(number) ?? new Map<string, Line>()
    takes.set(number, take)
    if (wins(kind, event, take.get(event.item))) take.set(event.item, event)
  }
  return takes
}

/** The line that counts for each item; in kind quiz that of the highest take in which the item was answered (B-298). */
export const effective = <Line extends LoggedEvent>(
  kind: SittingKind,
  log: readonly Line[],
): ReadonlyMap<string, Line> => {
  const takes = [...effectiveByTake(kind, log)].sort(([one], [other]) => one - other)
  return new Map(takes.flatMap(([, items]) => [...items]))
}
