/** How long a text may be in its place, in characters as people count them; each place keeps its own (A-404, B-720). */
export const TEXT_LENGTH = 50
/** Cells of tables. */
export const TABLE_CELL_LENGTH = 26
/** Titles in the bell. */
export const BELL_TITLE_LENGTH = 67
/** Names of attachments (C-658). */
export const ATTACHMENT_NAME_LENGTH = 40

const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** Where the text must be cut, as an index into it; null when it fits. */
function cutAt(text: string, length: number): number | null {
  // no character as people count them is shorter than one unit
  if (text.length <= length) return null
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === length) return index
    count += 1
  }
  return null
}

/** Whether `truncate` would cut the text, so that the place offers the whole of it. */
export const isTruncated = (text: unknown, length: number = TEXT_LENGTH): boolean =>
  typeof text === 'string' && cutAt(text, length) !== null

/**
 * The text, or its first `length` characters and '...' (A-271, A-402, B-719). A letter with its marks is one character,
 * however it is composed. Anything but a text gives ''.
 */
export function truncate(text: unknown, length: number = TEXT_LENGTH): string {
  if (typeof text !== 'string') return ''
  const cut = cutAt(text, length)
  return cut === null ? text : `${text.slice(0, cut)}...`
}
