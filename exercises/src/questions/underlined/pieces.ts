/** The sentence of a question and the parts of it that may be clicked. */
import { type MarkupPiece, markupPieces, plainText } from '../../shared/markup.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'

/** A piece of the sentence in reading order; a part knows its id. */
export type Piece =
  | Exclude<MarkupPiece, { kind: 'underlined' }>
  | { readonly kind: 'part'; readonly id: string; readonly text: string }

export type Part = Extract<Piece, { kind: 'part' }>

/** A part as it is listed in the answers; its id may be missing. */
export type Listed = { readonly id: string; readonly answer: string; readonly isCorrect: boolean }

/** Where the sentence may stand; the one with the marks has it. */
const fields = ['question', 'questionText', 'questionSub'] as const
export type Field = (typeof fields)[number]
type Words = Readonly<Record<Field, string>>

type Sentence = {
  /** the field that holds the sentence; null where the parts are the sentence */
  field: Field | null
  pieces: Piece[]
  /** the ids of the parts that are correct */
  key: string[]
}

/** A piece before its part has an id; what is marked or found is a part. */
type Draft = MarkupPiece & { readonly listed?: Listed }

const isMarked = (text: string): boolean => markupPieces(text).some(({ kind }) => kind === 'underlined')
const letterOrDigit = /[\p{L}\p{N}]/u

/** Where `part` stands in `text` as whole words, -1 where it does not. */
const placeOf = (text: string, part: string): number => {
  const edge = (sign: string | undefined, own: string | undefined): boolean =>
    !(letterOrDigit.test(sign ?? '') && letterOrDigit.test(own ?? ''))
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (edge(text[at - 1], part[0]) && edge(text[at + part.length], part.at(-1))) return at
  return -1
}

/** The pieces with one listed part found in a piece of plain words; undefined where it stands in none. */
const withFound = (pieces: readonly Draft[], listed: Listed): Draft[] | undefined => {
  const part = plainText(listed.answer)
  if (part === '') return undefined
  for (const [index, piece] of pieces.entries()) {
    const at = piece.kind === 'text' ? placeOf(piece.text, part) : -1
    if (piece.kind !== 'text' || at < 0) continue
    const around: Draft[] = [
      { kind: 'text', text: piece.text.slice(0, at) },
      { kind: 'underlined', text: part, listed },
      { kind: 'text', text: piece.text.slice(at + part.length) },
    ]
    return pieces.toSpliced(index, 1, ...around.filter((one) => !(one.kind === 'text' && one.text === '')))
  }
  return undefined
}

/** No sentence, or one in which a listed part does not stand: the parts themselves, in a row. */
const inARow = (answers: readonly Listed[]): Draft[] =>
  answers.flatMap((listed, index): Draft[] => [
    ...(index > 0 ? [{ kind: 'text', text: ' ' } as const] : []),
    { kind: 'underlined', text: plainText(listed.answer), listed },
  ])

/**
 * C-394: the marks of the sentence are its parts. Each is the listed part with its words, which may stand in any order;
 * where each mark has a listed part and some words differ, those that are left follow in their order.
 */
const withListed = (marked: readonly MarkupPiece[], answers: readonly Listed[]): Draft[] => {
  const left = [...answers]
  const take = (at: number): Listed | undefined => (at < 0 ? undefined : left.splice(at, 1)[0])
  const found = marked.map((piece) =>
    piece.kind === 'underlined'
      ? take(left.findIndex(({ answer }) => normaliseWords(plainText(answer)) === normaliseWords(piece.text)))
      : undefined,
  )
  const one = answers.length === marked.filter(({ kind }) => kind === 'underlined').length
  return marked.map((piece, index) => {
    if (piece.kind !== 'underlined') return piece
    const listed = found[index] ?? (one ? take(0) : undefined)
    return listed === undefined ? piece : { ...piece, listed }
  })
}

const drafts = (words: Words, answers: readonly Listed[]): { field: Field | null; pieces: readonly Draft[] } => {
  const field = fields.find((name) => isMarked(words[name]))
  if (field !== undefined) return { field, pieces: withListed(markupPieces(words[field]), answers) }
  for (const name of fields) {
    let pieces: Draft[] | undefined = markupPieces(words[name])
    // the longest first, so that 'go' is not found inside 'go to'
    for (const listed of answers.toSorted((one, other) => other.answer.length - one.answer.length))
      pieces = pieces && withFound(pieces, listed)
    if (pieces && answers.length > 0) return { field: name, pieces }
  }
  return { field: null, pieces: inARow(answers.filter(({ answer }) => plainText(answer) !== '')) }
}

/** Parts with an id of their own keep it; otherwise all get one from their words and place, which says nothing of the key. */
const idsOf = (parts: readonly Draft[]): string[] => {
  const ids = parts.map(({ listed }) => listed?.id ?? '')
  if (!ids.includes('') && new Set(ids).size === ids.length) return ids
  return parts.map((part, index) => `${index}:${part.kind === 'underlined' ? part.text : ''}`)
}

/** The sentence in pieces with the ids of its parts, and which of them are correct. */
export const piecesOf = (words: Words, answers: readonly Listed[]): Sentence => {
  const { field, pieces } = drafts(words, answers)
  const parts = pieces.filter(({ kind }) => kind === 'underlined')
  const ids = new Map(idsOf(parts).map((id, index) => [parts[index], id]))
  return {
    field,
    pieces: pieces.map((piece): Piece => {
      if (piece.kind === 'underlined') return { kind: 'part', id: ids.get(piece) ?? '', text: piece.text }
      return piece
    }),
    key: parts.filter(({ listed }) => listed?.isCorrect).map((part) => ids.get(part) ?? ''),
  }
}

/** The parts from left to right. */
export const partsOf = ({ pieces }: { readonly pieces: readonly Piece[] }): Part[] =>
  pieces.filter((piece) => piece.kind === 'part')
