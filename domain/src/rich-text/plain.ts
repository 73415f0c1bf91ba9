import { visibleText } from '../names/clean.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const signOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return named[name] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** The signs that entities stand for; what is no entity stays. */
export const withoutEntities = (text: string): string => text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, signOf)

/** Behind these a new line begins. */
const lineEnd = /<br\s*\/?>|<\/(?:p|li|ul|ol|blockquote|h[1-6]|div|tr)\s*>/gi
const tag = /<(?:\/?[a-z]|[!?])[^<>]*>/gi

/**
 * The words of markup that was cleaned, in lines, without empty ones at the ends and more than one in a row. What it gives
 * is text: it may hold any sign, and is never put into a page as markup.
 */
export const plainOf = (markup: string): string =>
  visibleText(withoutEntities(markup.replace(lineEnd, '\n').replace(tag, '')))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The same in one line, no longer than a number of letters. @returns with '...' where it was cut */
export const beginningOf = (markup: string, letters: number): string => {
  const words = plainOf(markup).replace(/\s+/gu, ' ')
  const signs = [...words]
  return signs.length <= letters ? words : `${signs.slice(0, letters).join('').trimEnd()}...`
}

/** Whether markup is nothing but words in lines, as the notifications of the school day are. */
export const isPlainLines = (markup: string): boolean => !/<(?!br\s*\/?>)/i.test(markup)
