import { MONEY_SUFFIX } from './texts.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** A count in the format `0,0`: 1234567 as '1,234,567', rounded to a whole number. '' for anything but a number. */
export function formatNumber(value: unknown): string {
  if (!isNumber(value)) return ''
  const digits = roundHalfUp(value).toLocaleString('en-US', { maximumFractionDigits: 0 })
  return digits === '-0' ? '0' : digits
}

/** An amount of money in đồng: '1,234,567đ'. '' for anything but a number. */
export function formatMoney(value: unknown): string {
  const digits = formatNumber(value)
  return digits === '' ? '' : `${digits}${MONEY_SUFFIX}`
}

/** A mark with one decimal and a comma: 8.5 as '8,5', 10 as '10,0'; halves go up (D43). '' for anything but a number. */
export function formatMark(value: unknown): string {
  if (!isNumber(value)) return ''
  const text = (roundHalfUp(value * 10) / 10).toFixed(1).replace('.', ',')
  return text === '-0,0' ? '0,0' : text
}

/** The points of an assignment, as short as they are: 7 as '7', 7.5 as '7,5'. '' for anything but a number. */
export function formatPoints(value: unknown): string {
  return formatMark(value).replace(/,0$/, '')
}

/** A mark as people type it, with a comma or a dot ('8,5', '8.5', '8'); null when it is none. Its range is the caller's. */
export function parseMark(text: unknown): number | null {
  if (isNumber(text)) return text
  if (typeof text !== 'string' || !/^\s*\d{1,4}(?:[.,]\d{1,4})?\s*$/.test(text)) return null
  return Number(text.trim().replace(',', '.'))
}

/** Whether a mark has more digits behind the comma than marks have: it would be rounded unasked (D43). */
export const isTooFine = (mark: number): boolean => Math.abs(mark * 10 - Math.round(mark * 10)) > 1e-6

/** Halves away from zero. */
const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))
