/** A row of a pasted text: the line on which it begins, from 1, and its cells as they stand. */
export type SourceRow = { readonly line: number; readonly cells: readonly string[] }

const separators = [';', ',', '|'] as const
/** Share of the lines in which a sign must stand equally often, to be what separates cells. */
const mostLines = 0.6

const countOf = (line: string, sign: string): number => line.split(sign).length - 1

/** What separates the cells of a text: tabs as Excel and Word copy them, or the sign of a saved table; null for lines of words. */
const separatorOf = (text: string): string | null => {
  if (text.includes('\t')) return '\t'
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    separators.find((sign) => {
      const counts = lines.map((line) => countOf(line, sign))
      return [1, 2, 3, 4, 5, 6, 7, 8].some(
        (wanted) => counts.filter((count) => count === wanted).length >= Math.max(2, lines.length * mostLines),
      )
    }) ?? null
  )
}

/** Reads a cell in quotation marks, within which line ends and separators stand for themselves. @returns where it ends, or null for none */
const quotedCell = (text: string, start: number, separator: string): { cell: string; end: number } | null => {
  if (text[start] !== '"') return null
  let at = start + 1
  let cell = ''
  while (at < text.length) {
    if (text[at] !== '"') cell += text[at++]
    else if (text[at + 1] === '"') {
      cell += '"'
      at += 2
    } else break
  }
  const after = text[at + 1]
  return at < text.length && (after === undefined || after === separator || after === '\n')
    ? { cell, end: at + 1 }
    : null
}

/** Rows and cells of a text that somebody has pasted, from a table or line by line. Rows without a letter or digit are left out. */
export const rowsOf = (pasted: string): SourceRow[] => {
  const text = pasted.replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
  const separator = separatorOf(text)
  if (separator === null)
    return text.split('\n').flatMap((line, at) => (/[\p{L}\p{N}]/u.test(line) ? [{ line: at + 1, cells: [line] }] : []))
  const rows: SourceRow[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const begins = line
    const cells: string[] = []
    for (;;) {
      const quoted = quotedCell(text, at, separator)
      if (quoted !== null) {
        cells.push(quoted.cell)
        line += countOf(quoted.cell, '\n')
        at = quoted.end
      } else {
        const from = at
        while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
        cells.push(text.slice(from, at))
      }
      if (text[at] !== separator) break
      at += 1
    }
    at += 1
    line += 1
    if (cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))) rows.push({ line: begins, cells })
  }
  return rows
}
