import { formatDate, parseDate, parseDisplayDate, toWireDate } from '@phuong/domain/format/dates'

const dayMs = 24 * 60 * 60 * 1000

/** Digits and slashes of what was typed; eight digits in a row become a date at once. */
export const typedDate = (text: string): string => {
  const kept = text.replace(/[.\-\s]/g, '/').replace(/[^\d/]/g, '')
  return /^\d{8}$/.test(kept) ? `${kept.slice(0, 2)}/${kept.slice(2, 4)}/${kept.slice(4)}` : kept.slice(0, 10)
}

/**
 * What was typed, written out as DD/MM/YYYY when the field is left. A day without a year ('5/12') is the next such day
 * from today on. What is no date stays as it is.
 */
export const completeDate = (text: string, now: Date): string => {
  const whole = parseDisplayDate(text)
  if (whole !== null) return formatDate(whole)
  const today = toWireDate(now)
  if (!/^\d{1,2}\/\d{1,2}\/?$/.test(text) || today === null) return text
  const year = Number(today.slice(0, 4))
  const next = [year, year + 1]
    .map((each) => parseDisplayDate(`${text.replace(/\/$/, '')}/${each}`))
    .find((day) => day !== null && day >= today)
  return next ? formatDate(next) : text
}

/** The day that many days after today, by the calendar of Vietnam, as YYYY-MM-DD. */
export const dayAfter = (now: Date, days: number): string => toWireDate(new Date(now.getTime() + days * dayMs)) ?? ''

/** What the browser's own calendar is set to: YYYY-MM-DD, or '' while the typed text is no date. */
export const calendarValue = (text: string): string => parseDate(parseDisplayDate(text)) ?? ''
