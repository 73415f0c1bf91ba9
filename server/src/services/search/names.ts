import { type RawBuilder, sql } from 'kysely'
import { literally } from '../people/people.ts'

/** Words of what is looked for that count; what is typed behind them narrows no further. */
const maxWords = 8

/** The words of a folded text, in its order. */
const wordsOf = (folded: string): string[] =>
  folded
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)

/**
 * Whether each word of a folded text begins a word of a folded name, in whatever order. The index of trigrams knows words by
 * their first letters, so that one or two letters are found by it too; of marks alone nothing is left, and nothing is found.
 * @param key a column that holds the folded name
 */
export const hasWords = (key: RawBuilder<unknown>, folded: string): RawBuilder<boolean> => {
  const words = wordsOf(folded)
  if (words.length === 0) return sql`false`
  const begins = words.map(
    (word) => sql`(${key} like ${`${literally(word)}%`} or ${key} like ${`% ${literally(word)}%`})`,
  )
  return sql`(${sql.join(begins, sql` and `)})`
}

/** A text as it is compared with what is written, marks and all: in lower case. */
const lower = (text: RawBuilder<unknown>) => sql`lower(${text} collate "pg_unicode_fast")`

/** What is looked for: as it was typed, and folded as the names are. */
export type Sought = { readonly typed: string; readonly folded: string }

/**
 * How near a name is to what is looked for, as a column, the nearest first: 0 begins with it as it is written, 1 begins with it
 * but for its marks, 2 holds its words.
 * @param names what it is called, as it is written
 * @param keys the same, folded
 */
export const nearness = (
  { typed, folded }: Sought,
  names: readonly RawBuilder<unknown>[],
  keys: readonly RawBuilder<unknown>[],
): RawBuilder<number> => {
  const begins = (texts: readonly RawBuilder<unknown>[], sought: string) =>
    sql.join(
      texts.map((text) => sql`starts_with(${text}, ${sought})`),
      sql` or `,
    )
  return sql`case when ${begins(names.map(lower), typed)} then 0 when ${begins(keys, folded)} then 1 else 2 end`
}
