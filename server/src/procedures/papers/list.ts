import { sql } from 'kysely'
import { z } from 'zod'
import { editsOfBank, paperStaff, seesOfBank } from '../../access/papers.ts'
import { isPaperCalled } from '../../services/papers/called.ts'
import type { PaperRow } from '../../services/papers/rows.ts'
import { defineProcedure, paging } from '../define.ts'
import { paperOnWire, paperShape } from './shapes.ts'

/**
 * The papers of the bank for their staff (C-257): by kind, class, 0 to 12 (of a unit paper its examination's), and number; by
 * part of what the pages call it, without regard to marks. `totalRows` counts them all.
 */
export const papersList = defineProcedure({
  name: 'TESTBANK_Papers_List',
  kind: 'read',
  allow: paperStaff,
  input: z.object({
    kind: z.enum(['olympic', 'unit']).nullish(),
    classLevel: z.int().min(0).max(12).nullish(),
    search: z.string().max(200).nullish(),
    ...paging(20, 100),
  }),
  output: z.object({ ...paperShape, questions: z.int(), totalRows: z.int() }),
  handle: async ({ db, user, services }, { kind, classLevel, search, PageNum, PageSize }) => {
    const words = search?.trim() ?? ''
    const wanted = sql`${seesOfBank(user, 'papers')}
      and (${kind ?? null}::text is null or papers.kind = ${kind ?? null}::text)
      and (${classLevel ?? null}::smallint is null or papers.class_level = ${classLevel ?? null}::smallint
        or papers.exam_id in (select id from examinations where grade = ${classLevel ?? null}::smallint))
      and ${words === '' ? sql`true` : isPaperCalled(words)}`
    const { rows } = await sql<PaperRow & { questions: number; totalRows: number }>`
      select papers.id, papers.kind, papers.class_level as "classLevel", papers.code, papers.exam_id as "examId",
        examinations.title as "examTitle", examinations.grade as "examGrade", papers.title, papers.visibility, papers.revision,
        array(select tag from paper_tags where paper_id = papers.id order by tag) as tags,
        saver.full_name as "savedBy", newest.saved_at as "savedAt", ${editsOfBank(user, 'papers')} as edits, true as sees,
        (select count(*)::int from paper_items as item
          where item.paper_id = papers.id and item.revision = papers.revision) as questions,
        -- counted apart: the page alone is joined
        (select count(*)::int from papers where ${wanted}) as "totalRows"
      from (
        select * from papers where ${wanted}
        order by kind, class_level, length(code), code, exam_id limit ${PageSize} offset ${(PageNum - 1) * PageSize}
      ) as papers
      join paper_revisions as newest on newest.paper_id = papers.id and newest.revision = papers.revision
      left join users as saver on saver.id = newest.saved_by
      left join examinations on examinations.id = papers.exam_id
      order by papers.kind, papers.class_level, length(papers.code), papers.code, papers.exam_id`.execute(db)
    return {
      rows: rows.map(({ questions, totalRows, ...paper }) => ({
        ...paperOnWire(paper, services.settings.ORGANISATION),
        questions,
        totalRows,
      })),
    }
  },
})
