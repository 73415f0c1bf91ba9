/** Numbers as they are written in Vietnam and elsewhere, compared by what their signs mean (H167). */

/** Digits and decimals; thousands apart by blanks; by dots or commas, two groups at least, or one and decimals. */
const number =
  /^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)(?:[.,]\d+)?$|^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d+|\.\d{3})|(?:,\d{3})+(?:\.\d+|,\d{3}))$/

/** '1.000' is a thousand and could be one; which of them, its key says (waysToWrite). */
const undecided = /^[1-9]\d{0,2}\.\d{3}$/

/** The last sign is decimal where it stands once; every other stands between thousands. */
const numberAs = (text: string): string =>
  number.test(text) && !undecided.test(text)
    ? text.replace(/[ .,]/g, (sign, at) => (/^[.,]\d+$/.test(text.slice(at)) && text.indexOf(sign) === at ? ',' : ''))
    : text

/** What stands between two signs of a calculation: a number, and behind it perhaps a unit. */
const operand = /[\p{L}\p{M}\p{N} .,'_%°]+/gu
const leading = /^\d(?:[\d., ]*\d)?(?= ?[\p{L}%°]|$)/u

/** A sign that can be read in two ways, and the longest text that is looked through for numbers (H141). */
const between = /\d[ .,]\d/
const longest = 500

/**
 * A text in which each number that stands alone, with its unit or between signs of calculation has a decimal comma and
 * nothing between its thousands. Whatever has other signs, a date, a list as '1,2,3' or a telephone number, stays.
 */
export const withNumbers = (text: string): string =>
  text.length <= longest && between.test(text) ? text.replace(operand, (part) => part.replace(leading, numberAs)) : text

/** Three digits behind at most three: one number with a sign or none between them, and perhaps its unit. */
const threeDigits = /^(-?[1-9]\d{0,2})([.,]?)(\d{3})((?: ?[\p{L}%°].*)?)$/u

/**
 * The forms in which an answer of a key may be typed, beside its own: a dot before three digits stands between thousands,
 * as in Vietnam, or before decimals, as phones write it, whichever the key is. A comma is the decimal sign, so '3,125'
 * and '3125' are two numbers.
 * @param form as normaliseAnswer gives it
 */
export const waysToWrite = (form: string): string[] => {
  const [, thousands, sign, digits, unit] = threeDigits.exec(form) ?? []
  if (thousands === undefined) return [form]
  return [form, `${thousands}${sign === '.' ? '' : '.'}${digits}${unit}`]
}
