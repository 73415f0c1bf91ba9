import { type RawBuilder, sql } from 'kysely'
import { anywhere } from '../people/people.ts'
import { paperFold } from './paper-fold.ts'

/**
 * Whether a row of `papers` is called by these words, without regard to marks: as the pages call it, or by part of its code
 * or of its title. A number alone is no class.
 */
export const isPaperCalled = (words: string): RawBuilder<boolean> => {
  const folded = paperFold(words)
  // of marks alone nothing is left, and nothing would match everybody
  if (folded === '') return sql`false`
  const pattern = /^[\d ]+$/.test(folded) ? `%\n${anywhere(folded)}` : anywhere(folded)
  // a unit paper without a title of its own is called as its examination
  return sql`papers.id in (
    select called.id from papers as called where called.search_key like ${pattern}
    union all
    select untitled.id from papers as untitled join examinations on examinations.id = untitled.exam_id
    where untitled.title = '' and chr(10) || examinations.search_key like ${pattern})`
}
