import { cleanText } from '@phuong/domain/names/clean'
import { splitFullName } from '@phuong/domain/names/full-name'
import { searchFold } from '@phuong/domain/names/search-fold'
import { type RawBuilder, sql } from 'kysely'

/** What a full name becomes in the row of a person: cleaned, split, and folded for the search without marks. */
export const personColumns = (
  fullName: string,
  callingName: string | null = null,
): { full_name: string; last_name: string; first_name: string; search_key: string } => {
  const cleaned = cleanText(fullName)
  const { lastName, firstName } = splitFullName(cleaned)
  return {
    full_name: cleaned,
    last_name: lastName,
    first_name: firstName,
    search_key: searchFold(callingName === null ? cleaned : `${cleaned} ${callingName}`),
  }
}

/** The id of the role that names the person of a row of `users`, the highest of all (C-089); null without any. */
export const namingRoleId = sql<number | null>`(select max(role_id) from user_roles where user_id = users.id)`

/** A text for LIKE in which % and _ stand for themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A text for LIKE that is found anywhere; % and _ stand for themselves. */
export const anywhere = (text: string): string => `%${literally(text)}%`

/** Whether a row of `users` has these words in its e-mail, its user name or, without regard to marks, its name. */
export const isCalled = (words: string): RawBuilder<boolean> => {
  const typed = anywhere(words.toLowerCase())
  const folded = searchFold(words)
  // of marks alone nothing is left, and nothing would match everybody
  const byName = folded === '' ? sql`` : sql`or users.search_key like ${anywhere(folded)}`
  return sql`(users.email like ${typed} or users.user_name like ${typed} ${byName})`
}
