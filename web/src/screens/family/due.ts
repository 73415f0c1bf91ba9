import { parseDate } from '@phuong/domain/format/dates'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Days from today until a due date: 0 on its day, -1 once it is over, null without one.
 * @param now the moment of the server, as the wire has it
 */
export const daysUntil = (dueDate: string | null, now: string): number | null => {
  const [due, today] = [parseDate(dueDate), parseDate(now)]
  if (dueDate === null || due === null || today === null) return null
  if (now > dueDate) return -1
  return Math.round((Date.parse(due) - Date.parse(today)) / dayMs)
}
