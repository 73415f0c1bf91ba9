import { isBlank } from '@phuong/domain/forms/rules'
import { texts } from './texts.ts'

/** What an entry of a list carries: nothing, the number of classes (empty is no limit), or the hidden paths. */
export type Draft = { account: string; limit: string; paths: readonly string[] }
export const emptyDraft: Draft = { account: '', limit: '', paths: [] }
/** Whether something would be lost with it. */
export const isTyped = ({ account, limit, paths }: Draft): boolean => account !== '' || limit !== '' || paths.length > 0

export type DraftErrors = Partial<Record<keyof Draft, string>>

export const carriesLimit = (list: string): boolean => list === 'class-limit'
export const carriesPaths = (list: string): boolean => list === 'hidden-menu'

/** Most classes that a limit can say; the server takes no more. */
const highestLimit = 1000

/** The typed limit: a whole number, null for none, undefined for what is neither. */
const limitOf = (text: string): number | null | undefined => {
  if (isBlank(text)) return null
  const typed = text.trim()
  return /^\d{1,4}$/.test(typed) && Number(typed) <= highestLimit ? Number(typed) : undefined
}

/** What is wrong with a draft for this list, by field; {} when all is well. */
export const faultsOf = (list: string, draft: Draft): DraftErrors => ({
  ...(isBlank(draft.account) && { account: texts.missingAccount }),
  ...(carriesLimit(list) && limitOf(draft.limit) === undefined && { limit: texts.wrongLimit }),
  ...(carriesPaths(list) && draft.paths.length === 0 && { paths: texts.missingPaths }),
})

/** The value that goes to the server with an account. */
export const entryValue = (list: string, draft: Draft): number | readonly string[] | null => {
  if (carriesLimit(list)) return limitOf(draft.limit) ?? null
  return carriesPaths(list) ? draft.paths : null
}
