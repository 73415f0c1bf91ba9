import { parseMoment, toWireDate } from '@phuong/domain/format/dates'
import { type ProgressStatus, progressStatus } from '@phuong/domain/format/progress'

/** How near a due date is: gone by, on this day, within `soonDays` days, later. */
export type DueTone = 'past' | 'today' | 'soon' | 'later'

export type Due = {
  tone: DueTone
  /** Whole days of the calendar of Vietnam from today to the due day; negative when it has gone by. */
  days: number
}

/** Days before the due day from which on it counts as near. */
const soonDays = 1

const dayMs = 24 * 60 * 60 * 1000

/** Number of the day of a point in time, by the calendar of Vietnam. */
const dayNumber = (moment: Date): number => Date.parse(`${toWireDate(moment)}T00:00:00Z`) / dayMs

/**
 * How a due date lies to the present. `dueDate` is a wire moment; null when there is none. A moment of today that has
 * passed already is past, not today.
 */
export const dueOf = (dueDate: string | null, now: Date): Due | null => {
  const due = parseMoment(dueDate)
  if (due === null) return null
  const days = dayNumber(due) - dayNumber(now)
  if (due.getTime() < now.getTime()) return { tone: 'past', days }
  return { tone: days === 0 ? 'today' : days <= soonDays ? 'soon' : 'later', days }
}

/**
 * The status of the bar of handed-in work, with one exception: under half is red only when the due date
 * is near or gone by, for an assignment that was given this morning is no failure.
 */
export const handedInStatus = (percent: number, due: Due | null): ProgressStatus => {
  const status = progressStatus(percent)
  return status === 'exception' && due?.tone === 'later' ? 'neutral' : status
}

/** Per cent of a count; 0 where there is nobody to count. */
export const percentOf = (count: number, total: number): number => (total === 0 ? 0 : (count / total) * 100)
