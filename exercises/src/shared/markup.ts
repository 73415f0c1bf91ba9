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

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
}
const withSigns = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (whole, name: string) => signs[name] ?? whole)

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

/** The words of a text without its marks, a blank as '…', for places that hold plain text only. */
export const plainText = (text: string): string =>
  markupPieces(text)
    .map((piece) => (piece.kind === 'blank' ? '…' : piece.kind === 'break' ? ' ' : piece.text))
    .join('')
    .trim()
