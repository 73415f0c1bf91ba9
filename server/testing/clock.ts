import type { Clock } from '../src/clock.ts'

/** The day on which the tests' demo school was made: Friday 20 November 2026, 07:30 in Vietnam. */
export const schoolDay = new Date('2026-11-20T00:30:00Z')

/** A clock that stands still until a test moves it. */
export const handClock = (
  start: Date = schoolDay,
): Clock & { forward(milliseconds: number): void; set(moment: Date): void } => {
  let now = start
  return {
    now: () => now,
    forward: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
    set: (moment) => {
      now = moment
    },
  }
}
