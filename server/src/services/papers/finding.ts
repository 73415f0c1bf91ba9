import { type Path, tooMuchAt } from './read-json.ts'

/** What is said of a place within a question. A `note` is told and does not keep the question from being stored. */
export type Finding = { readonly path: Path; readonly text: string; readonly note?: true }

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON that an older paper stored as a text (C-384). */
type StoredJson =
  | { readonly value: unknown }
  /** why nobody reads it (H139) */
  | { readonly tooMuch: string }
  | 'unreadable'

/** What a text holds as JSON; undefined for a text that is none. */
export const storedJson = (text: string): StoredJson | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined
  const much = tooMuchAt(text)
  if (much !== null) return { tooMuch: much.said }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return 'unreadable'
  }
}
