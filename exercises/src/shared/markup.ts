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
  /(?<blank>_{3,})|(?<turn><br\s*\/?>)|<(?<close>\/?)(?<name>strong|span|font|div|sub|sup|em|b|i|u|s|p)(?<attributes>\s[^<>]*)?>|<(?<part>(?![\s/!])[^<>\n]*[^<>\s])>/gi

/** The entities that editors write for signs that stand in English sentences. */
const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
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
const withSigns = (text: string): string =>
  text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g, (whole, name: string) => signOf(name) ?? whole)

/**
 * The pieces of a text: a run of three or more underscores is a blank (C-393), `<...>` and `<u>...</u>` are underlined
 * parts (C-394), `<br>` is a new line, other known elements leave only their words. Every other sign stays as it is.
 * A lone `<i>` underlines the letter i ('f<i>sh'): it is an element only where it is closed later on.
 */
export const markupPieces = (text: string): MarkupPiece[] => {
  const pieces: MarkupPiece[] = []
  const open: string[] = []
  const lower = text.toLowerCase()
  let words = ''
  let from = 0
  const flush = (): void => {
    if (words !== '') pieces.push({ kind: open.includes('u') ? 'underlined' : 'text', text: withSigns(words) })
    words = ''
  }
  // looked up once a name: a text of nothing but tags would otherwise be read as often as it has tags
  const lastClose = new Map<string, number>()
  const closedAfter = (name: string, at: number): boolean => {
    const last = lastClose.get(name) ?? lower.lastIndexOf(`</${name}>`)
    lastClose.set(name, last)
    return last > at
  }

  for (const mark of text.matchAll(marks)) {
    const { blank, turn, close, name: written, attributes, part } = mark.groups ?? {}
    words += text.slice(from, mark.index)
    from = mark.index + mark[0].length
    const name = written?.toLowerCase() ?? ''
    const closes = open.lastIndexOf(name)
    if (close && closes < 0) words += mark[0]
    else flush()

    if (blank) pieces.push({ kind: 'blank' })
    else if (turn) pieces.push({ kind: 'break' })
    else if (close) open.splice(closes, closes < 0 ? 0 : 1)
    else if (written && (attributes || closedAfter(name, mark.index))) open.push(name)
    else pieces.push({ kind: 'underlined', text: withSigns(part ?? written ?? '') })
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

/** The words of a text without its marks, a blank as '…', for places that hold plain text only. */
export const plainText = (text: string): string => (mayBeMarked.test(text) ? wordsOf(markupPieces(text)) : text.trim())
