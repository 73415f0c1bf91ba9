import { formatDate, parseDisplayDate, toWireDate } from '../format/dates.ts'

/** Which part of a date stands first: the day, or the month as in the United States. */
export type DateOrder = 'dmy' | 'mdy'

const parts = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})(?:[\sT]+\d{1,2}:\d{2}(?::\d{2})?)?$/
const backwards = /^(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})(?:[\sT].*)?$/
const inWords = /^(?:ngày\s+)?(\d{1,2})\s+tháng\s+(\d{1,2})\s+năm\s+(\d{4})$/iu
const serial = /^\d{5}(?:\.0+)?$/
/** The days of Excel are counted from this one on, and from 1 March 1900 they are right. */
const excelDayZero = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

const yearOf = (text: string, now: Date): number => {
  const year = Number(text)
  if (text.length === 4) return year
  const current = Number(toWireDate(now)?.slice(0, 4))
  return 2000 + year <= current ? 2000 + year : 1900 + year
}

const written = (day: string, month: string, year: number): string | null => {
  const date = parseDisplayDate(`${day}/${month}/${String(year).padStart(4, '0')}`)
  return date === null ? null : formatDate(date)
}

/**
 * A birthday as it stands in a list, as DD/MM/YYYY: with slashes, dots, dashes, blanks, backwards as 2017-04-12, in words, with
 * two digits of its year, or as the number that Excel has of a day. @returns null for what is no day
 */
export const birthdayIn = (cell: string, order: DateOrder, now: Date): string | null => {
  const text = cell.trim()
  const [, first = '', second = '', year = ''] = parts.exec(text) ?? []
  if (year !== '') {
    const [day, month] = order === 'dmy' ? [first, second] : [second, first]
    return written(day, month, yearOf(year, now))
  }
  const [, backYear = '', backMonth = '', backDay = ''] = backwards.exec(text) ?? []
  if (backYear !== '') return written(backDay, backMonth, Number(backYear))
  const [, wordDay = '', wordMonth = '', wordYear = ''] = inWords.exec(text) ?? []
  if (wordYear !== '') return written(wordDay, wordMonth, Number(wordYear))
  if (!serial.test(text)) return null
  return formatDate(new Date(excelDayZero + Number.parseInt(text, 10) * dayMs).toISOString().slice(0, 10)) || null
}

/**
 * In which order the dates of a column stand. The month comes first where a second part is beyond 12; people are asked then,
 * once for the column, since one list may mix both.
 */
export const orderOf = (cells: readonly string[]): { order: DateOrder; isCertain: boolean } => {
  const read = cells.flatMap((cell) => {
    const [, first, second] = parts.exec(cell.trim()) ?? []
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  const dayFirst = read.filter(([first]) => first > 12).length
  const monthFirst = read.filter(([, second]) => second > 12).length
  return { order: monthFirst > dayFirst ? 'mdy' : 'dmy', isCertain: monthFirst === 0 }
}
