import { type Leap, widestDrift } from './server-clock.ts'

/**
 * What each leap put on too much, once the server has said what time it is; less than nothing where it put on too little.
 * A leap was sleep, or it was a changed date: the largest that fit into what is too much were dates, of equal ones the
 * later. Where that does not come out, one was both: the smallest that is large enough. What is missing was slept through
 * while a date was put back, and counts from the last leap on.
 * @param ahead how far the reckoned time was ahead of the server's, in ms
 */
const excessOf = (leaps: readonly Leap[], ahead: number): readonly number[] => {
  const only = (place: number | undefined) => leaps.map((_, index) => (index === place ? ahead : 0))
  if (ahead < 0) return only(leaps.length - 1)
  const sizes = leaps.map(({ by }) => by)
  const bySize = [...sizes.keys()].toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0) || other - one)
  const dates = new Map<number, number>()
  let rest = ahead
  for (const index of bySize) {
    const by = sizes[index] ?? 0
    if (by > rest + widestDrift) continue
    dates.set(index, Math.min(by, rest))
    rest -= Math.min(by, rest)
  }
  const both = bySize.findLast((index) => (sizes[index] ?? 0) >= ahead)
  return rest > widestDrift && both !== undefined ? only(both) : leaps.map((_, index) => dates.get(index) ?? 0)
}

/**
 * Reckons moments anew that were reckoned while the time was doubtful (H162): a date that was put forward costs nothing
 * that was given in time, and no change of the date makes up for what was slept.
 * @param leaps what made the time doubtful
 * @param ahead how far it was ahead of the server's in the end, in ms
 * @param blur how exactly that is known, in ms: what is less says nothing
 * @returns the moment for one that was reckoned, both in ms since 1970 UTC
 */
export const settledMoments = (
  leaps: readonly Leap[],
  { ahead, blur }: { ahead: number; blur: number },
): ((moment: number) => number) => {
  if (Math.abs(ahead) <= blur) return (moment) => moment
  const excess = excessOf(leaps, Math.round(ahead))
  return (moment) =>
    leaps.reduce((settled, { at }, index) => (at <= moment ? settled - (excess[index] ?? 0) : settled), moment)
}
