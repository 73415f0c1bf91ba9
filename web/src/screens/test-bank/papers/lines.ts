/** The lines of a text, whatever ends them; as the server counts them. */
export const linesOf = (text: string): readonly string[] => text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)

/** Letters of a line that stand beside a fault. */
const excerptLetters = 160

/** A line (from 1) as it stands beside a fault, around the column; '' where there is none. */
export const excerptOf = (lines: readonly string[], line: number, column: number): string => {
  const text = (lines[line - 1] ?? '').replaceAll('\t', ' ')
  if (text.trim().length <= excerptLetters) return text.trim()
  const from = Math.max(0, column - 1 - excerptLetters / 2)
  return `${from > 0 ? '…' : ''}${text.slice(from, from + excerptLetters)}…`
}

/** Where a line (from 1) begins and ends in a text, for a selection. */
export const spanOf = (text: string, line: number): readonly [from: number, to: number] => {
  const ends = [...text.matchAll(/\r\n|\n|\r/g)]
  const before = ends[line - 2]
  const from = line <= 1 || before === undefined ? (line <= 1 ? 0 : text.length) : before.index + before[0].length
  return [from, ends[line - 1]?.index ?? text.length]
}
