import { setImmediate } from 'node:timers/promises'
import { delimiterOf, type FileLine, type LineFault } from '@phuong/domain/places/place-file'
import { placeFileTexts } from '@phuong/domain/places/texts'
import { CsvError, parse } from 'csv-parse'

/** Letters that are read before others have their turn. */
const pieceLetters = 65_536

type Parsed = { record: string[]; info: { lines: number } }

/**
 * The lines of a CSV text with their cells: parted by commas, semicolons or tabs, with or without quotes and a byte order
 * mark, with any line end. Others go on while a long one is read.
 * @returns `fault` where a quote is never closed
 */
export const readCsv = async (text: string): Promise<{ lines: FileLine[]; fault: LineFault | null }> => {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const lines: FileLine[] = []
  const take = () => {
    for (let each = parser.read() as Parsed | null; each !== null; each = parser.read() as Parsed | null)
      lines.push({ line: each.info.lines, cells: each.record })
  }
  const ended = Promise.withResolvers<void>()
  parser.on('readable', take)
  parser.on('end', () => ended.resolve())
  parser.on('error', (fault) => ended.reject(fault))
  // a fault may come before anybody waits for the end
  ended.promise.catch(() => {})
  try {
    for (let at = 0; at < text.length && !parser.destroyed; at += pieceLetters) {
      parser.write(text.slice(at, at + pieceLetters))
      await setImmediate()
    }
    parser.end()
    await ended.promise
    return { lines, fault: null }
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    return { lines, fault: { line: (lines.at(-1)?.line ?? 0) + 1, fault: placeFileTexts.openQuote } }
  }
}
