import { formatDate, parseDate, parseDisplayDate, toWireDate } from '@phuong/domain/format/dates'

const dayMs = 24 * 60 * 60 * 1000

/** Digits and slashes of what was typed; eight digits in a row become a date at once. */
export const typedDate = (text: string): string => {
  const kept = text.replace(/[.\-\s]/g, '/').replace(/[^\d/]/g, '')
  return /^\d{8}$/.test(kept) ? `${kept.slice(0, 2)}/${kept.slice(2, 4)}/${kept.slice(4)}` : kept.slice(0, 10)
}

/**
 * What was typed, written out as DD/MM/YYYY when the field is left. A day without a year ('5/12') is the next such day
 * from today on, two digits of a year are those of this century. What is no date stays as it is.
 */
export const completeDate = (text: string, now: Date): string => {
  const whole = parseDisplayDate(text)
  if (whole !== null) return formatDate(whole)
  const short = /^(\d{1,2}\/\d{1,2})\/(\d{2})$/.exec(text)
  if (short !== null) return completeDate(`${short[1]}/20${short[2]}`, now)
  const today = toWireDate(now)
  if (!/^\d{1,2}\/\d{1,2}\/?$/.test(text) || today === null) return text
  const year = Number(today.slice(0, 4))
  const next = [year, year + 1]
    .map((each) => parseDisplayDate(`${text.replace(/\/$/, '')}/${each}`))
    .find((day) => day !== null && day >= today)
  return next ? formatDate(next) : text
}

/** Whether it is written as a date, whatever day it names. */
export const looksLikeDate = (text: string): boolean => /^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/.test(text)

/** Digits and the colon of what was typed; 'h' and '.' are colons, as people write a time. */
export const typedTime = (text: string): string =>
  text
    .replace(/[h.\s]/gi, ':')
    .replace(/[^\d:]/g, '')
    .slice(0, 5)

/** What was typed, written out as HH:mm when the field is left: '8' and '8:' as 08:00, '2030' as 20:30. */
export const completeTime = (text: string): string => {
  const parts = /^(\d{1,2})(?::(\d{1,2})?|(\d{2}))?$/.exec(text)
  if (parts === null) return text
  const [, hour = '', minute = parts[3] ?? ''] = parts
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** Whether it is a time of day, HH:mm. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The day that many days after today, by the calendar of Vietnam, as YYYY-MM-DD. */
export const dayAfter = (now: Date, days: number): string => toWireDate(new Date(now.getTime() + days * dayMs)) ?? ''

/** What the browser's own calendar is set to: YYYY-MM-DD, or '' while the typed text is no date. */
export const calendarValue = (text: string): string => parseDate(parseDisplayDate(text)) ?? ''
