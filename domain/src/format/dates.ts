/**
 * Moments and dates as the wire and the screens write them (docs/protocol.md 4, B-709 to B-712, D41).
 * Everything is in Asia/Ho_Chi_Minh, which is 7 hours ahead of UTC all year; the clock and the zone of the machine
 * never matter.
 */
const OFFSET_MS = 7 * 60 * 60 * 1000

/** A wire text ('YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss') or a point in time. Anything else counts as empty. */
export type Moment = Date | string | null | undefined

/** A date that contains this is empty (B-711). */
const EMPTY_DATE = '1900-01-01'

const WIRE = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/
/** A number pad has no slash on many phones: a point, a hyphen or a blank stands for it, and eight digits need nothing. */
const DISPLAY = /^\s*(?:(\d{1,2})([/. -])(\d{1,2})\2(\d{4})|(\d{2})(\d{2})(\d{4}))\s*$/

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** 'YYYY-MM-DD' when there is such a day from year 1 on, otherwise null. */
function dayText(year: number, month: number, day: number): string | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** A point in time as 'YYYY-MM-DD HH:mm:ss'; null for an invalid date or one outside the years 1 to 9999. */
export function toWireMoment(date: Date): string | null {
  const local = new Date(date.getTime() + OFFSET_MS)
  const year = local.getUTCFullYear()
  if (!(year >= 1 && year <= 9999)) return null
  return local.toISOString().slice(0, 19).replace('T', ' ')
}

/** The day of a point in time as 'YYYY-MM-DD'; null as in toWireMoment. */
export const toWireDate = (date: Date): string | null => toWireMoment(date)?.slice(0, 10) ?? null

/** Whether there is nothing to show: null, '', a date of 1900-01-01, or no date at all (B-711). */
export const isEmptyMoment = (value: Moment): boolean => wireText(value) === null

/** The value as 'YYYY-MM-DD HH:mm:ss', null when empty or impossible. A bare day is its midnight. */
function wireText(value: unknown): string | null {
  const text = value instanceof Date ? toWireMoment(value) : value
  if (typeof text !== 'string' || text.includes(EMPTY_DATE)) return null
  const parts = WIRE.exec(text)
  if (parts === null) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts
  const date = dayText(Number(year), Number(month), Number(day))
  if (date === null || hour > '23' || minute > '59' || second > '59') return null
  return `${date} ${hour}:${minute}:${second}`
}

/** The point in time that a wire text names, null when empty or impossible. A bare day is its midnight. */
export function parseMoment(text: unknown): Date | null {
  const wire = wireText(text)
  return wire === null ? null : new Date(Date.parse(`${wire.replace(' ', 'T')}Z`) - OFFSET_MS)
}

/** The day of a wire text as 'YYYY-MM-DD', null when empty or impossible. */
export const parseDate = (text: unknown): string | null => wireText(text)?.slice(0, 10) ?? null

/** What a person typed as DD/MM/YYYY, DD.MM.YYYY or DDMMYYYY, as 'YYYY-MM-DD'; null when there is no such day. */
export function parseDisplayDate(text: unknown): string | null {
  const parts = typeof text === 'string' ? DISPLAY.exec(text) : null
  if (parts === null) return null
  const [, day, , month, year, wholeDay, wholeMonth, wholeYear] = parts
  return parseDate(dayText(Number(year ?? wholeYear), Number(month ?? wholeMonth), Number(day ?? wholeDay)))
}

/**
 * A due date as a moment: a bare day means 23:59:59 of it (docs/protocol.md 4; H148). Null when empty or impossible.
 */
export function dueMoment(text: unknown): string | null {
  const wire = wireText(text)
  return wire !== null && typeof text === 'string' && text.length === 10 ? `${text} 23:59:59` : wire
}

/** DD/MM/YYYY; '' when empty (A-408, B-711). */
export function formatDate(value: Moment): string {
  const wire = wireText(value)
  return wire === null ? '' : `${wire.slice(8, 10)}/${wire.slice(5, 7)}/${wire.slice(0, 4)}`
}

/** DD/MM, where there is no room for the year; '' when empty. */
export const formatDayOfYear = (value: Moment): string => formatDate(value).slice(0, 5)

/** HH:mm; '' when empty. */
export const formatTime = (value: Moment): string => wireText(value)?.slice(11, 16) ?? ''

/** DD/MM/YYYY HH:mm; '' when empty (B-709, D41). */
export function formatDateTime(value: Moment): string {
  const date = formatDate(value)
  return date === '' ? '' : `${date} ${formatTime(value)}`
}
