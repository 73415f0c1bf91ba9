import { parseMoment, toWireDate } from '../format/dates.ts'

/** Weeks of a school, Monday to Sunday in Vietnam, each named by its Monday as 'YYYY-MM-DD'. */

/** Weeks of the chart, the one that is looked at among them. */
export const CHART_WEEKS = 6

const dayMs = 24 * 60 * 60 * 1_000

/** A moment of a day, at which adding whole days stays on days. @throws RangeError for what names no day */
const startOf = (day: string): Date => {
  const moment = parseMoment(day)
  if (moment === null) throw new RangeError(`'${day}' is no day`)
  return moment
}

/** The day so many days later; earlier for a negative number. @throws RangeError outside the years 1 to 9999 */
export const daysLater = (day: string, days: number): string => {
  const later = toWireDate(new Date(startOf(day).getTime() + days * dayMs))
  if (later === null) throw new RangeError('no day of the years 1 to 9999')
  return later
}

/** The Monday of the week to which a day belongs. 1 January 1970 was a Thursday. */
export const mondayOf = (day: string): string => {
  const daysSinceThursday = Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)
  return daysLater(day, -((((daysSinceThursday + 3) % 7) + 7) % 7))
}

/** The day of a moment. @throws RangeError outside the years 1 to 9999 */
export const dayOf = (moment: Date): string => {
  const day = toWireDate(moment)
  if (day === null) throw new RangeError('no day of the years 1 to 9999')
  return day
}

/** Whether a text names the Monday of a week. */
export const isMonday = (text: string): boolean =>
  text.length === 10 && parseMoment(text) !== null && mondayOf(text) === text

/** The moments of a week: the first one within it, and the first one after it. */
export const momentsOf = (monday: string): { from: Date; to: Date } => ({
  from: startOf(monday),
  to: startOf(daysLater(monday, 7)),
})

/** The week of the chart's first point. */
export const firstOfChart = (monday: string): string => daysLater(monday, -7 * (CHART_WEEKS - 1))

/** A day, moved between two others where it is not. */
const within = (day: string, first: string, last: string): string => {
  if (day > last) return last
  if (day < first) return first
  return day
}

/** A week with the ways to those beside it; null where there is none to look at. */
export type PlacedWeek = { week: string; before: string | null; after: string | null }

/**
 * The week that is looked at: the one that was asked for, moved into those that there are; without one the week of today.
 * @param asked a Monday
 * @param first the first day there is anything of
 */
export const placedWeek = (asked: string | null, first: string, today: string): PlacedWeek => {
  const current = mondayOf(today)
  const oldest = within(mondayOf(first), '', current)
  const week = within(asked ?? current, oldest, current)
  return {
    week,
    before: week > oldest ? daysLater(week, -7) : null,
    after: week < current ? daysLater(week, 7) : null,
  }
}
