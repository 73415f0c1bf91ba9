import { listKind } from '@phuong/domain/people/account-lists'
import { MAX_CLASS_LIMIT } from '@phuong/domain/people/list-values'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SessionUser } from '../../access/session-user.ts'

/** What an entry of a list carries beside the account; null where being on the list says it all. */
const values: Record<string, z.ZodType> = {
  'class-limit': z.int().min(0).max(MAX_CLASS_LIMIT).nullable(),
  'hidden-menu': z
    .array(z.string().regex(/^\/lms\/[\w/-]*$/))
    .min(1)
    .max(50),
}

/** The schema of a list's value, or null when there is no such list. */
export const listValueSchema = (list: string): z.ZodType | null => {
  if (listKind(list) === null) return null
  return Object.hasOwn(values, list) ? (values[list] as z.ZodType) : z.null()
}

/** Whether an account is a sample, which stays as it is, as a column over a row of `users`. */
export const isSample = sql<boolean>`exists (select from account_list_entries as entry
  where entry.user_id = users.id and entry.list = 'demo')`

/** Whether who is signed in uses a sample account, as many others do at the same time. */
export const usesSample = (user: Pick<SessionUser, 'lists'>): boolean => Object.hasOwn(user.lists, 'demo')

/** The most classes that this account may have or join; null is no limit, and no entry is no limit (A-118, A-119, B-044). */
export const classLimitOf = (user: Pick<SessionUser, 'lists'>): number | null => {
  const value = user.lists['class-limit']
  return typeof value === 'number' ? value : null
}

/** Menu paths that are hidden from this account. */
export const hiddenMenuOf = (user: Pick<SessionUser, 'lists'>): string[] => {
  const value = user.lists['hidden-menu']
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}
