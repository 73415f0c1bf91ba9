import { typeOf } from '@phuong/exercises/rules'
import { canonicalJson } from '../sittings/canonical-json.ts'
import { isFields } from './check-question.ts'
import type { FileQuestion } from './paper-file.ts'
import type { BankQuestion, PinnedQuestion } from './rows.ts'

/**
 * What becomes of a question: it stays as the paper has it, it gets another version, it comes from elsewhere in the bank, or
 * it is a new one of the bank.
 */
export type PlannedQuestion = {
  /** from 1 */
  readonly number: number
  /** null for a new one, which gets its id when it is stored */
  readonly id: string | null
  /** the version that the paper will have */
  readonly version: number
  /** whether that version has still to be stored */
  readonly written: boolean
  readonly state: 'same' | 'changed' | 'new'
  readonly type: string
  readonly content: Readonly<Record<string, unknown>>
  /** fields that are not as they were, of a changed one */
  readonly fields: readonly string[]
  /** its place in the paper until now, from 1; null where it was not in it */
  readonly before: number | null
}

/** What keeps a question from being planned. */
export type PlanFault = { /** from 1 */ readonly number: number; readonly field: string } & (
  | { readonly why: 'idTwice' | 'equal'; readonly other: number }
  | { readonly why: 'otherType'; readonly type: string }
  | { readonly why: 'foreignQuestion' }
)

export type Plan = {
  readonly questions: readonly PlannedQuestion[]
  /** those that the paper has no more, with their places until now */
  readonly removed: readonly { readonly before: number; readonly content: Readonly<Record<string, unknown>> }[]
  /** whether the paper gets another revision */
  readonly revised: boolean
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of a question without what says which question it is. */
const bare = ({ id: _, type: __, revision: ___, ...fields }: Fields): Fields => fields

/** What a question says, the same for the same question; what is stored may be older than our normal form. */
const said = (content: Fields): string => canonicalJson(bare(content)).normalize('NFC')

/** Ids are drawn by lot: two questions that differ in nothing else are one. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (/^id$|Id$/.test(name) ? [] : [[name, withoutIds(held)]])),
  )
}
const meant = ({ type, content }: Pick<FileQuestion, 'type' | 'content'>): string =>
  `${typeOf(type) ?? type} ${said(withoutIds(content) as Fields)}`

const changedFields = (before: Fields, after: Fields): string[] => {
  const [old, next] = [bare(before), bare(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => canonicalJson(old[name] ?? null).normalize('NFC') !== canonicalJson(next[name] ?? null).normalize('NFC'),
  )
}

/** The id of a question as the bank writes ids; null for one that the bank cannot have given. */
export const bankId = (id: string | null): string | null =>
  id !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id.toLowerCase() : null

const sameType = (one: string, other: string): boolean => (typeOf(one) ?? one) === (typeOf(other) ?? other)

/**
 * What a paper becomes when these are its questions (C-257). A question whose id the bank has is that question, in another
 * version where it says something else; one without such an id is the question of the paper that says the same, or a new one.
 * @param pinned the questions of the paper until now
 * @param bank questions that the ids name, as far as the caller sees them
 */
export const planPaper = (
  given: readonly FileQuestion[],
  pinned: readonly PinnedQuestion[],
  bank: ReadonlyMap<string, BankQuestion>,
): { plan: Plan; faults: readonly PlanFault[] } => {
  const faults: PlanFault[] = []
  const places = new Map(pinned.map(({ id }, at) => [id, at]))
  const ids = given.map(({ id }) => {
    const named = bankId(id)
    return named !== null && (places.has(named) || bank.get(named)?.sees) ? named : null
  })
  const free = new Map(
    pinned.filter(({ id }) => !ids.includes(id)).map((question) => [said(question.content), question]),
  )

  const planned = given.map((question, index): PlannedQuestion => {
    const id = ids[index] ?? null
    const text = said(question.content)
    const fresh = { ...question, id: null, version: 1, written: true, state: 'new', fields: [], before: null } as const
    if (id === null) {
      const same = free.get(text)
      if (same === undefined || !sameType(same.type, question.type)) return fresh
      free.delete(text)
      const before = (places.get(same.id) ?? 0) + 1
      return { ...same, number: question.number, written: false, state: 'same', fields: [], before }
    }
    const first = ids.indexOf(id)
    const { number } = question
    if (first !== index) faults.push({ number, field: 'id', why: 'idTwice', other: given[first]?.number ?? 0 })
    const at = places.get(id)
    const old = at === undefined ? undefined : pinned[at]
    const newest = bank.get(id)
    const { type = question.type } = old ?? newest ?? {}
    // a type that nobody knows is told as that
    if (typeOf(question.type) === undefined) return fresh
    if (!sameType(type, question.type)) {
      faults.push({ number, field: 'type', why: 'otherType', type })
      return fresh
    }
    const content = { ...question.content, type }
    const before = at === undefined ? null : at + 1
    if (old !== undefined && said(old.content) === text)
      return { ...old, number, written: false, state: 'same', fields: [], before }
    const state = old === undefined ? 'new' : 'changed'
    const fields = old === undefined ? [] : changedFields(old.content, content)
    if (newest !== undefined && said(newest.content) === text)
      return { number, id, type, content, version: newest.version, written: false, state, fields, before }
    if (newest !== undefined && !newest.edits) faults.push({ number, field: 'id', why: 'foreignQuestion' })
    return { number, id, type, content, version: (newest?.version ?? 0) + 1, written: true, state, fields, before }
  })

  const firsts = new Map<string, PlannedQuestion>()
  for (const question of planned) {
    const words = meant(question)
    const other = firsts.get(words)
    if (other === undefined) firsts.set(words, question)
    // what already stands in the paper may stay as it is
    else if (question.state !== 'same' || other.state !== 'same')
      faults.push({ number: question.number, field: '', why: 'equal', other: other.number })
  }
  const kept = new Set(planned.map(({ before }) => before))
  const removed = pinned.flatMap(({ content }, at) => (kept.has(at + 1) ? [] : [{ before: at + 1, content }]))
  const revised = removed.length > 0 || planned.some(({ state, before }, at) => state !== 'same' || before !== at + 1)
  return { plan: { questions: planned, removed, revised }, faults }
}
