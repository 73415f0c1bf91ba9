/**
 * Marks in the texts of questions, read into plain pieces. What draws them makes elements of its own from the kinds, so
 * nothing that stands in a text is ever taken as HTML (C-392).
 */

export type MarkupPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'underlined'; readonly text: string }
  /** a gap to fill (C-393) */
  | { readonly kind: 'blank' }
  | { readonly kind: 'break' }

/**
 * Everything that may be a mark: three or more underscores, a new line, the tag of an element that editors leave in
 * texts, and `<...>` on one line without spaces at its ends, so that '3 < 5 and 7 > 2' stays.
 */
const marks =
  /(?<blank>_{3,})|(?<turn><br\s*\/?>)|<(?<close>\/?)(?<name>strong|span|font|div|sub|sup|em|b|i|u|s|p)(?<attributes>\s[^<>]*)?>|<(?![\s/!])[^<>\n]*[^<>\s]>/gi

/** The entities that editors write for signs that stand in English sentences. */
const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['vert', '|'],
  ['lsquo', '\u2018'],
  ['rsquo', '\u2019'],
  ['ldquo', '\u201c'],
  ['rdquo', '\u201d'],
  ['ndash', '\u2013'],
  ['mdash', '\u2014'],
  ['hellip', '\u2026'],
])

/** The sign that an entity stands for; undefined for a name that is none of them and for a number that no sign has. */
const signOf = (name: string): string | undefined => {
  if (!name.startsWith('#')) return signs.get(name)
  const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1))
  return code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}
const withSigns = (text: string, bar: string): string =>
  text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g, (whole, name: string) => {
    const one = signOf(name)
    return one === '|' ? bar : (one ?? whole)
  })

/** Stands for a bar that is written as an entity, and separates nothing (H163), until the text is split: no character. */
export const entityBar = '\ufdd0'

/** A text that was split, with its own bars. */
export const withBars = (text: string): string => text.replaceAll(entityBar, '|')

const oneWord = /^[\p{L}\p{M}\p{N}'\u2019-]+$/u
const fromOperand = /^[\p{L}\p{N}(_-]/u
const toOperand = /[\p{L}\p{M}\p{N})_]$/u
const fromDigit = /^\d/

/**
 * Whether the brackets around `inside` compare, as in '3<5 and 7>2' (H163): they touch an operand before them, or two
 * numbers, and hold operands and not just one word, whose letters would be marked in 'b<a>nk'.
 */
const compares = (before: string, inside: string, behind: string): boolean =>
  !oneWord.test(inside) &&
  fromOperand.test(inside) &&
  toOperand.test(inside) &&
  (toOperand.test(before) || (fromDigit.test(inside) && fromDigit.test(behind)))

/**
 * The pieces of a text: a run of three or more underscores is a blank (C-393), `<...>` and `<u>...</u>` are underlined
 * parts (C-394), `<br>` is a new line, other known elements leave only their words. Every other sign stays as it is.
 * A lone `<i>` underlines the letter i ('f<i>sh'): it is an element only where it is closed later on, or has an attribute.
 * Brackets that compare are signs like any other.
 * @param bar what stands for a bar that is written as an entity
 */
export const markupPieces = (text: string, bar = '|'): MarkupPiece[] => {
  const pieces: MarkupPiece[] = []
  const open: string[] = []
  const lower = text.toLowerCase()
  let words = ''
  let from = 0
  const flush = (): void => {
    if (words !== '') pieces.push({ kind: open.includes('u') ? 'underlined' : 'text', text: withSigns(words, bar) })
    words = ''
  }
  // looked up once a name: a text of nothing but tags would otherwise be read as often as it has tags
  const lastClose = new Map<string, number>()
  const closedAfter = (name: string, at: number): boolean => {
    const last = lastClose.get(name) ?? lower.lastIndexOf(`</${name}>`)
    lastClose.set(name, last)
    return last > at
  }

  const reader = new RegExp(marks)
  for (let mark = reader.exec(text); mark !== null; mark = reader.exec(text)) {
    const { blank, turn, close, name: written, attributes } = mark.groups ?? {}
    const isElement = written && (attributes?.includes('=') || closedAfter(written.toLowerCase(), mark.index))
    const inside = blank || turn || close || isElement ? null : mark[0].slice(1, -1).trim()
    words += text.slice(from, mark.index)
    from = mark.index + mark[0].length
    // the sign before an operand, and the text behind: no more of them is looked at
    if (
      inside !== null &&
      compares(text.slice(Math.max(0, mark.index - 2), mark.index), inside, text.slice(from, from + 1))
    ) {
      words += '<'
      from = mark.index + 1
      reader.lastIndex = from
      continue
    }
    const name = written?.toLowerCase() ?? ''
    const closes = open.lastIndexOf(name)
    if (close && closes < 0) words += mark[0]
    else flush()

    if (blank) pieces.push({ kind: 'blank' })
    else if (turn) pieces.push({ kind: 'break' })
    else if (close) open.splice(closes, closes < 0 ? 0 : 1)
    else if (inside === null) open.push(name)
    else pieces.push({ kind: 'underlined', text: withSigns(inside, bar) })
  }
  words += text.slice(from)
  flush()
  return pieces
}

const wordsOf = (pieces: readonly MarkupPiece[]): string =>
  pieces
    .map((piece) => (piece.kind === 'blank' ? '…' : piece.kind === 'break' ? ' ' : piece.text))
    .join('')
    .trim()

/** Most texts have no mark at all. */
const mayBeMarked = /[<&]|___/

/**
 * The words of a text without its marks, a blank as '…', for places that hold plain text only.
 * @param bar what stands for a bar that is written as an entity
 */
export const plainText = (text: string, bar?: string): string =>
  mayBeMarked.test(text) ? wordsOf(markupPieces(text, bar)) : text.trim()

/** A plain text as a question says it: with entities where its signs would be read as marks (H163). */
export const markedUp = (plain: string): string =>
  plainText(plain) === plain.trim() ? plain : plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
