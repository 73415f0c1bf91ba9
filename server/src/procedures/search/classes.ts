import { searchFold } from '@phuong/domain/names/search-fold'
import { sql } from 'kysely'
import { seesPupilData } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { byClassName, withOwner, withYear } from '../../services/classes/class-rows.ts'
import { hasWords, nearness } from '../../services/search/names.ts'

type SchoolClass = { id: string; name: string; teacherName: string; schoolYear: string }

/** How the folded name of each class begins. */
const classWord = 'lop '

/** Classes that the caller looks after, by words of their names, with or without the word 'Lớp' before them. */
export const findClasses = async (db: Db, user: SessionUser, text: string, limit: number): Promise<SchoolClass[]> => {
  const folded = searchFold(text)
  const key = sql`classes.search_key`
  const rank = nearness(
    { typed: text.toLowerCase(), folded },
    [sql`classes.class_name`],
    [key, sql`substr(${key}, ${classWord.length + 1})`],
  )
  const { rows } = await sql<SchoolClass>`
    select classes.id, classes.class_name as name, teacher.full_name as "teacherName", school_year.name as "schoolYear"
    from (
      select classes.*, ${rank} as rank from classes
      where classes.archived_at is null and ${hasWords(key, folded)} and ${seesPupilData(user)}
      order by rank, ${byClassName}, classes.id limit ${limit}
    ) as classes ${withOwner} ${withYear}
    order by classes.rank, ${byClassName}, classes.id`.execute(db)
  return rows
}
