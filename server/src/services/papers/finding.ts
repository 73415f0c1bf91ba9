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

/** A value of a question with its place. */
export type Item = {
  readonly value: unknown
  readonly path: Path
  /** it stands in JSON text, and all of it has the place of that text */
  readonly closed: boolean
}

const opened = (item: Item): Item => {
  const read = typeof item.value === 'string' ? storedJson(item.value) : undefined
  return typeof read === 'object' && 'value' in read ? { ...item, value: read.value, closed: true } : item
}

/** A field of an item that has fields. */
export const fieldOf = ({ value, path, closed }: Item, name: string): Item => ({
  value: isFields(value) ? value[name] : undefined,
  path: closed ? path : [...path, name],
  closed,
})

/** What stands in a list, be it JSON text (C-384); what stands there alone, without its list, is one item. */
export const itemsIn = (listed: Item): Item[] => {
  const { value, path, closed } = opened(listed)
  if (isFields(value)) return [{ value, path, closed }]
  if (!Array.isArray(value)) return []
  return value.map((item, at) => opened({ value: item, path: closed ? path : [...path, at], closed }))
}

/** Findings within an item, at their places in the whole. */
export const within = ({ path, closed }: Item, findings: readonly Finding[]): Finding[] =>
  findings.map((found) => ({ ...found, path: closed ? path : [...path, ...found.path] }))
