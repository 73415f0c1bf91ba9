import { sql } from 'kysely'
import { seesOfBank } from '../../access/papers.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { isPaperCalled } from '../../services/papers/called.ts'
import { paperFold } from '../../services/papers/paper-fold.ts'
import type { PaperRow } from '../../services/papers/rows.ts'

type Paper = Pick<PaperRow, 'id' | 'kind' | 'classLevel' | 'code' | 'title' | 'examTitle' | 'examGrade'>

/** Papers of the bank that the caller sees, found as their list finds them: by what the pages call them. */
export const findPapers = async (db: Db, user: SessionUser, text: string, limit: number): Promise<Paper[]> => {
  const folded = paperFold(text)
  const begins = sql`starts_with(papers.search_key, ${folded}) or strpos(papers.search_key, ${`\n${folded}`}) > 0
    or starts_with(examinations.search_key, ${folded})`
  const { rows } = await sql<Paper>`
    select papers.id, papers.kind, papers.class_level as "classLevel", papers.code, papers.title,
      examinations.title as "examTitle", examinations.grade as "examGrade"
    from papers left join examinations on examinations.id = papers.exam_id
    where ${seesOfBank(user, 'papers')} and ${isPaperCalled(text)}
    order by coalesce(${begins}, false) desc, papers.kind, papers.class_level, length(papers.code), papers.code,
      papers.exam_id limit ${limit}`.execute(db)
  return rows
}
