/** Groups of the form 'a | b | c' in the texts of questions (C-395): the choices of one gap (C-396). */
import { entityBar, type MarkupPiece, markupPieces, withBars } from './markup.ts'

export type GroupPiece =
  | MarkupPiece
  /** its choices are sorted, because an author may write the right one first */
  | { readonly kind: 'group'; readonly choices: readonly string[] }

/**
 * Choices between brackets, which may be of several words, or single words with bars between them. Single words begin
 * where a word begins, so that a long text is read once.
 */
const groups =
  /[[({](?<closed>[^[\](){}|\n]*(?:\|[^[\](){}|\n]*)+)[\])}]|(?<![^\s|[\](){}])(?<open>[^\s|[\](){}]+(?:[^\S\n]*\|[^\S\n]*[^\s|[\](){}]+)+)/g

const signsBefore = /^["'“‘«¡¿]+/
const signsBehind = /[.,;:!?…"”»]+$/

/** The choices between bars, each once and sorted; a group has at least two. */
const choicesOf = (written: string): string[] => {
  const choices = written
    .split('|')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
  return [...new Set(choices)].sort()
}

/** The signs of the sentence around single words, which are none of the first and the last choice. */
const signsAround = (written: string): { before: string; behind: string } => {
  const [first = ''] = written.split('|', 1)
  const before = signsBefore.exec(written)?.[0] ?? ''
  const behind = signsBehind.exec(written)?.[0] ?? ''
  // 'a.m. | p.m.': what ends every choice belongs to them
  return { before, behind: first.trim().endsWith(behind) ? '' : behind }
}

const inText = (text: string): GroupPiece[] => {
  const pieces: GroupPiece[] = []
  let words = ''
  let from = 0
  const flush = (): void => {
    if (words !== '') pieces.push({ kind: 'text', text: words })
    words = ''
  }
  for (const found of text.matchAll(groups)) {
    const { closed, open = '' } = found.groups ?? {}
    const { before, behind } = closed === undefined ? signsAround(open) : { before: '', behind: '' }
    const choices = choicesOf(closed ?? open.slice(before.length, open.length - behind.length))
    if (choices.length < 2) continue
    words += text.slice(from, found.index) + before
    flush()
    pieces.push({ kind: 'group', choices })
    words = behind
    from = found.index + found[0].length
  }
  words += text.slice(from)
  flush()
  return pieces
}

const inMarked = (piece: MarkupPiece): GroupPiece[] => {
  if (piece.kind === 'text') return inText(piece.text)
  const choices = piece.kind === 'underlined' ? choicesOf(piece.text) : []
  return choices.length < 2 ? [piece] : [{ kind: 'group', choices }]
}

const barBefore = /\|[^\S\n]*$/
const barBehind = /^[^\S\n]*\|/

const textOf = (piece: MarkupPiece | undefined): string => (piece?.kind === 'text' ? piece.text : '')

/** Pieces whose words belong together: neighbours that are text alone, and a marked choice with the bar of its group. */
const joined = (pieces: readonly MarkupPiece[]): MarkupPiece[] => {
  const all: MarkupPiece[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = all.at(-1)
    const hasBar = barBefore.test(textOf(before)) || barBehind.test(textOf(pieces[at + 1]))
    const isText = piece.kind === 'text' || (piece.kind === 'underlined' && hasBar)
    if (isText && before?.kind === 'text') all.splice(-1, 1, { kind: 'text', text: before.text + piece.text })
    else all.push(isText ? { kind: 'text', text: piece.text } : piece)
  }
  return all
}

const isSpace = (piece: GroupPiece | undefined): boolean => piece?.kind === 'text' && piece.text.trim() === ''

/** Whether the blank at `at` only shows where the group behind it goes: 'She ____ (is | are) happy.' */
const isFilled = (pieces: readonly GroupPiece[], at: number): boolean =>
  pieces[at]?.kind === 'blank' && pieces[at + (isSpace(pieces[at + 1]) ? 2 : 1)]?.kind === 'group'

const restored = (piece: GroupPiece): GroupPiece => {
  if (piece.kind === 'group') return { ...piece, choices: piece.choices.map(withBars) }
  return piece.kind === 'text' || piece.kind === 'underlined' ? { ...piece, text: withBars(piece.text) } : piece
}

/** The pieces of a text with its groups; a bar that is written as an entity makes none. A blank in front of a group is it. */
export const groupPieces = (text: string): GroupPiece[] => {
  const pieces = joined(markupPieces(text, entityBar)).flatMap(inMarked)
  return pieces
    .filter((piece, at) => !(isFilled(pieces, at) || (isSpace(piece) && isFilled(pieces, at - 1))))
    .map(restored)
}

/** Whether a text has a group. */
export const hasGroup = (text: string): boolean => groupPieces(text).some(({ kind }) => kind === 'group')
