import { formatDate, type Moment, toWireDate } from '@phuong/domain/format/dates'
import { texts } from './texts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What a day is called, with its date: days are those of Asia/Ho_Chi_Minh. @param day 'YYYY-MM-DD' */
const dayName = (day: string, now: Date): string => {
  if (day === toWireDate(now)) return texts.today(formatDate(day))
  if (day === toWireDate(new Date(now.getTime() - dayMs))) return texts.yesterday(formatDate(day))
  return formatDate(day)
}

/**
 * Rows by their days, as they come one after the other.
 * @param rows with a moment of the wire, in Asia/Ho_Chi_Minh
 * @returns each with the name of its day; '' for rows without a moment
 */
export const byDays = <Row extends { createDate: Moment }>(
  rows: readonly Row[],
  now: Date,
): { name: string; rows: Row[] }[] => {
  const groups: { name: string; rows: Row[] }[] = []
  for (const row of rows) {
    const day = typeof row.createDate === 'string' ? row.createDate.slice(0, 10) : ''
    const name = day === '' ? '' : dayName(day, now)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}
