import * as z from 'zod/mini'
import { carriesLimit, carriesPaths, MAX_CLASS_LIMIT } from '../people/list-values.ts'
import { accountField } from './account.ts'
import { judged, textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** What the fields of an entry say when they are wrong. */
export const LIST_ENTRY_TEXTS = {
  limitWrong: 'Nhập số nguyên từ 0 đến 1000, hoặc để trống',
  pathsMissing: 'Chọn ít nhất một mục',
} as const

/** The typed limit: a whole number, null for none, undefined for what is neither. */
const limitIn = (typed: string): number | null | undefined => {
  if (isBlank(typed)) return null
  const text = typed.trim()
  return /^\d{1,4}$/.test(text) && Number(text) <= MAX_CLASS_LIMIT ? Number(text) : undefined
}

const limitFault = (typed: string) => (limitIn(typed) === undefined ? LIST_ENTRY_TEXTS.limitWrong : null)
const pathsFault = (paths: readonly string[]) => (paths.length === 0 ? LIST_ENTRY_TEXTS.pathsMissing : null)

/**
 * The form of an entry of a list: the account, and what the list carries of it, the number of classes as it is typed (empty
 * is no limit) or the hidden paths; what a list does not carry is not looked at.
 */
export const listEntryForm = (list: string) =>
  z.object({
    email: accountField,
    limit: carriesLimit(list) ? textField(limitFault) : z.string(),
    paths: z.array(z.string()).check(judged((paths) => (carriesPaths(list) ? pathsFault(paths) : null))),
  })

export type ListEntryDraft = z.input<ReturnType<typeof listEntryForm>>

/** The value that goes to the server with an account. */
export const listEntryValue = (list: string, draft: ListEntryDraft): number | readonly string[] | null => {
  if (carriesLimit(list)) return limitIn(draft.limit) ?? null
  return carriesPaths(list) ? draft.paths : null
}
