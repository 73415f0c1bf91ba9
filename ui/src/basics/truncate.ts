const letters = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/**
 * The text cut after `limit` letters and marked with '...', or the text itself when it is not longer. Letters are what
 * a reader sees: 'ệ' is one, however it is coded, and no accent is torn off.
 */
export function truncate(text: string, limit: number): string {
  const seen = Array.from(letters.segment(text), ({ segment }) => segment)
  return seen.length > limit ? `${seen.slice(0, limit).join('')}...` : text
}
