import { givesFeedback, type SittingKind } from './behaviours.ts'
import { effective, inOrder } from './effective.ts'
import type { LoggedEvent, SittingEvent } from './envelope.ts'
import { largestSeq } from './events.ts'

/**
 * Of drafts the highest seq counts (D21), and two devices that have not heard of each other number past each other: what
 * a pupil gave last may then stand below what was given before it. Such an answer is put into the log once more, with a
 * seq above all others. Moments are milliseconds since 1970 UTC.
 */

/** A line and the moment of its arrival. */
type Arrived = LoggedEvent & { readonly serverAt: number }

/** When an answer was given, as far as it can be believed: a date that runs ahead claims no moment after the arrival. */
const givenAt = ({ clientAt, serverAt }: Arrived): number => Math.min(clientAt, serverAt)

/** Negative when a device gave `one` before `other`, whatever number one of them was put in with once more. */
const inOwnOrder = (one: Arrived, other: Arrived): number =>
  (one.repeats ?? one.seq) - (other.repeats ?? other.seq) || inOrder(one, other)

/** Of lines of one item the one given last: on one device the last in its order, between devices the last by the clock. */
const givenLast = <Line extends Arrived>(lines: readonly Line[]): Line | undefined => {
  const byDevice = new Map<string, Line>()
  for (const line of lines) {
    const held = byDevice.get(line.device)
    if (held === undefined || inOwnOrder(line, held) > 0) byDevice.set(line.device, line)
  }
  return [...byDevice.values()].reduce<Line | undefined>((last, line) => {
    if (last === undefined) return line
    return (givenAt(line) - givenAt(last) || inOrder(line, last)) > 0 ? line : last
  }, undefined)
}

/**
 * The lines that have to be added behind those that have just arrived, so that for each item what was given last counts;
 * none with feedback, where the first one stored has won. What was in the log before has had its say: of it only the
 * line that counted is looked at. Nothing is added where no number is left.
 * @param before what counted for each item before
 * @param fresh the lines that have arrived together
 * @param maxSeq the highest seq of the log, with the fresh lines
 */
export const lastWords = <Line extends Arrived>({
  kind,
  before,
  fresh,
  maxSeq,
  now,
  newId,
}: {
  kind: SittingKind
  before: ReadonlyMap<string, Line>
  fresh: readonly Line[]
  maxSeq: number
  now: number
  newId(): string
}): Line[] => {
  if (givesFeedback(kind)) return []
  const lines = [...before.values(), ...fresh].filter(({ status }) => status === 'stored')
  const items = new Set(fresh.map(({ item }) => item))
  return [...effective(kind, lines).values()]
    .filter(({ item }) => items.has(item))
    .flatMap((counts) => {
      const last = givenLast(lines.filter(({ item }) => item === counts.item))
      return last === undefined || last === counts ? [] : [last]
    })
    .slice(0, Math.max(0, largestSeq - maxSeq))
    .map((last, at) => ({
      ...last,
      id: newId(),
      seq: maxSeq + 1 + at,
      repeats: last.repeats ?? last.seq,
      clientAt: givenAt(last),
      serverAt: now,
    }))
}

/** Whether a stored draft does not count since another device has answered the item: its own page does not know that. */
export const isOutdone = (counts: LoggedEvent | undefined, { device }: SittingEvent): boolean =>
  counts !== undefined && counts.kind === 'draft' && counts.device !== device
