import { type MarkupPiece, markupPieces } from '../../shared/markup.ts'
import { once } from '../../shared/once.ts'
import { type Outline, outlineIn } from '../../shared/typed-marking.ts'

/** A piece of the sentence in reading order; a box and the word that is given for it have the number of the box. */
export type SentencePiece =
  | Exclude<MarkupPiece, { kind: 'blank' }>
  | { readonly kind: 'blank'; readonly at: number }
  | { readonly kind: 'base'; readonly at: number; readonly word: string }

type Words = { readonly question: string; readonly questionText: string }

const hasBlank = (text: string): boolean => markupPieces(text).some(({ kind }) => kind === 'blank')

const fields = ['questionText', 'question'] as const

/** The field that holds the blanks (C-393); undefined where none does. */
const fieldOf = (words: Words): (typeof fields)[number] | undefined => fields.find((field) => hasBlank(words[field]))

/** The words over the sentence: those of the question without the field that is drawn with its boxes. */
export const wordsAbove = <Question extends Words>(question: Question): Question => {
  const field = fieldOf(question)
  return field === undefined ? question : { ...question, [field]: '' }
}

/** Where no field holds a blank, one box stands below the words. */
const piecesOf = (words: Words): MarkupPiece[] => {
  const field = fieldOf(words)
  return field === undefined ? [{ kind: 'blank' }] : markupPieces(words[field])
}

export const outlineOf = once((words: Words): Outline => outlineIn(piecesOf(words)))

/** A word in brackets: right behind its blank, or at the end of the line of the only blank there. */
const behind = /^\s*\(([^()\n]+)\)/
const atEnd = /\(([^()\n]+)\)(?=\s*[.?!]?\s*$)/

/** A text as pieces, with what was found in it as the word that is given for a box. */
const split = (text: string, found: RegExpExecArray, at: number): SentencePiece[] => [
  ...textPiece(text.slice(0, found.index)),
  { kind: 'base', at, word: (found[1] ?? '').trim() },
  ...textPiece(text.slice(found.index + found[0].length)),
]
const textPiece = (text: string): SentencePiece[] => (text === '' ? [] : [{ kind: 'text', text }])

/** The pieces line by line; a line end also stands within a text. */
const linesOf = (pieces: readonly SentencePiece[]): SentencePiece[][] => {
  const lines: SentencePiece[][] = [[]]
  for (const piece of pieces)
    for (const part of piece.kind === 'text' ? piece.text.split(/(?<=\n)/).flatMap(textPiece) : [piece]) {
      lines.at(-1)?.push(part)
      if (part.kind === 'break' || (part.kind === 'text' && part.text.endsWith('\n'))) lines.push([])
    }
  return lines
}

/** A line with the word that is given at its end, where it has one box and nothing is given right behind it. */
const withWordAtEnd = (line: readonly SentencePiece[]): readonly SentencePiece[] => {
  const boxes = line.filter(({ kind }) => kind === 'blank')
  const [box] = boxes
  const last = line.findLastIndex(({ kind }) => kind === 'text')
  const text = line[last]
  if (boxes.length !== 1 || box?.kind !== 'blank' || text?.kind !== 'text' || last < line.indexOf(box)) return line
  const found = line.some(({ kind }) => kind === 'base') ? null : atEnd.exec(text.text)
  return found ? line.toSpliced(last, 1, ...split(text.text, found, box.at)) : line
}

/**
 * The sentence in pieces, its boxes numbered from 0. A given word stands where the text has it; one that it has not,
 * from `bases`, stands behind its box.
 */
export const sentencePieces = (words: Words & { readonly bases: readonly string[] }): SentencePiece[] => {
  const pieces: SentencePiece[] = []
  let boxes = 0
  for (const piece of piecesOf(words)) {
    const before = pieces.at(-1)
    if (piece.kind === 'blank') pieces.push({ kind: 'blank', at: boxes++ })
    else if (piece.kind === 'text' && before?.kind === 'blank') {
      const found = behind.exec(piece.text)
      pieces.push(...(found ? split(piece.text, found, before.at) : [piece]))
    } else pieces.push(piece)
  }
  const placed = linesOf(pieces).flatMap(withWordAtEnd)
  const inText = new Set(placed.flatMap((piece) => (piece.kind === 'base' ? [piece.at] : [])))
  return placed.flatMap((piece): SentencePiece[] => {
    if (piece.kind !== 'blank' || inText.has(piece.at)) return [piece]
    const word = words.bases[piece.at] ?? ''
    return word === '' ? [piece] : [piece, { kind: 'base', at: piece.at, word }]
  })
}
