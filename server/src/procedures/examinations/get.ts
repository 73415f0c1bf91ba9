import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { isGivenExam, readsKeys, seesKeyOf } from '../../access/examinations.ts'
import { materialOf, questionsOf } from '../../services/sittings/material.ts'
import { defineProcedure } from '../define.ts'

const exam = z
  .union([z.int(), z.string().regex(/^\s*\d{1,10}\s*$/)])
  .transform(Number)
  .pipe(z.int().min(1).max(2_147_483_647))

/**
 * The questions of an examination in the order of its paper (C-362, C-618, D20, D52): with their key for staff; without
 * it for somebody whose class has the exam, who names it as `examId`, with `assignmentId` where one assignment is
 * meant. `revision` is that of the paper. An examination without a paper is an empty list (C-260).
 * @throws NOT_FOUND for an examination that there is not, and for one that is not given to a class of the caller
 */
export const examinationGet = defineProcedure({
  name: 'EXAMINATION_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ examId: exam.nullish(), assignmentId: z.uuid().nullish(), id: exam.nullish() }),
  // fields by type of question: the rules of the type name those that a pupil may have
  output: z.record(z.string(), z.unknown()),
  handle: async ({ db, user, services }, { examId, assignmentId, id }) => {
    const wanted = examId ?? (readsKeys(user) ? id : null)
    if (wanted == null) throw refuse('NOT_FOUND')
    const { rows } = await sql<{ paperId: number | null; revision: number | null; withKey: boolean }>`
      select papers.id as "paperId", papers.revision, mine.key as "withKey"
      from examinations left join papers on papers.exam_id = examinations.id
      cross join lateral (select ${readsKeys(user)} and (papers.id is null or ${seesKeyOf(user)}) as key) as mine
      where examinations.id = ${wanted} and (mine.key or ${isGivenExam(user, assignmentId ?? null)})`.execute(db)
    const [found] = rows
    if (found === undefined) throw refuse('NOT_FOUND')
    if (found.paperId === null) return { rows: [] }
    const material = await materialOf(db, { ...found, worksheetId: null })
    return { rows: 'paper' in material ? questionsOf(material.paper, found.withKey, await services.media()) : [] }
  },
})
