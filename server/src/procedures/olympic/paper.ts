import { sql } from 'kysely'
import { z } from 'zod'
import { questionRow } from '../../services/sittings/question-row.ts'
import { defineProcedure } from '../define.ts'

const level = z.union([z.int().min(0).max(999), z.string().regex(/^\s*\d{1,3}\s*$/)]).transform(Number)
const code = z.union([z.string().max(40), z.int()]).transform((value) => String(value).trim())

/**
 * The questions of an olympic practice paper in their order, each as it is stored and with its key, since practice works
 * without a connection too (C-258, C-259, C-266); `revision` is that of the paper. A number without a paper is an empty
 * list (C-260).
 */
export const olympicPaper = defineProcedure({
  name: 'OLYMPIC_DETHI_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ classLevel: level, examinationCode: code }),
  output: questionRow,
  handle: async ({ db }, { classLevel, examinationCode }) => {
    const { rows } = await sql<{ question: z.input<typeof questionRow> }>`
      select version.content || jsonb_build_object('id', question.id, 'type', question.type, 'revision', paper.revision)
        as question
      from papers as paper
      join paper_items as item on item.paper_id = paper.id and item.revision = paper.revision
      join questions as question on question.id = item.question_id
      join question_versions as version on version.question_id = item.question_id and version.version = item.version
      where paper.class_level = ${classLevel}::integer and paper.code = ${examinationCode} order by item.position`.execute(
      db,
    )
    return { rows: rows.map(({ question }) => question) }
  },
})
