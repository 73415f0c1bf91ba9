import type { KeyItem } from '../../shared/key-items.ts'
import { markupPieces } from '../../shared/markup.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'
import { once } from '../../shared/once.ts'
import { type GroupPiece, groupPieces, hasGroup } from '../../shared/word-groups.ts'

/** A piece of the sentence in reading order; a gap knows its place in the response. */
export type SentencePiece =
  | Exclude<GroupPiece, { kind: 'blank' | 'group' }>
  | { readonly kind: 'gap'; readonly at: number; readonly choices: readonly string[] }

type Stored = { readonly question: string; readonly questionText: string; readonly answers: readonly KeyItem[] }

const fields = ['questionText', 'question'] as const
export type SentenceField = (typeof fields)[number]

const hasBlank = (text: string): boolean => markupPieces(text).some(({ kind }) => kind === 'blank')

/** The field that holds the groups or, where none does, the blanks; null where the question has neither. */
export const fieldOf = (question: Stored): SentenceField | null =>
  fields.find((field) => hasGroup(question[field])) ?? fields.find((field) => hasBlank(question[field])) ?? null

/** The words of the key, right and wrong, each once and sorted: the choices of a gap that brings none of its own. */
const bankOf = ({ answers }: Stored): string[] => {
  const words = new Map<string, string>()
  for (const word of answers.flatMap(({ answer }) => answer).sort()) {
    const same = normaliseWords(word)
    if (!words.has(same)) words.set(same, word)
  }
  return [...words.values()].sort()
}

/**
 * The sentence with a gap for each group (C-396). A blank without a group, and a question with neither, offers the words
 * of the key.
 */
export const sentencePieces = once((question: Stored): SentencePiece[] => {
  const field = fieldOf(question)
  const bank = bankOf(question)
  const pieces: GroupPiece[] = field === null ? [{ kind: 'blank' }] : groupPieces(question[field])
  let gaps = 0
  return pieces.flatMap((piece): SentencePiece[] => {
    if (piece.kind !== 'group' && piece.kind !== 'blank') return [piece]
    const choices = piece.kind === 'group' ? piece.choices : bank
    return choices.length === 0 ? [] : [{ kind: 'gap', at: gaps++, choices }]
  })
})

/** The choices of each gap, from the first to the last. */
export const gapsOf = (pieces: readonly SentencePiece[]): (readonly string[])[] =>
  pieces.flatMap((piece) => (piece.kind === 'gap' ? [piece.choices] : []))

/** The choice that a text means: itself or, where just one is compared alike, that one; '' means none. */
export const choiceOf = (choices: readonly string[], text: string): string | undefined => {
  if (text === '' || choices.includes(text)) return text || undefined
  const alike = choices.filter((choice) => normaliseWords(choice) === normaliseWords(text))
  return alike.length === 1 ? alike[0] : undefined
}
