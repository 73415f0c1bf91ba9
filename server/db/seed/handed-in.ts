import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { tell } from '../../src/services/notices/tell.ts'
import { workGiven } from '../../src/services/notices/work-given.ts'
import { workMarked } from '../../src/services/notices/work-marked.ts'
import { workSubmitted } from '../../src/services/notices/work-submitted.ts'
import type { Pupil, SchoolClass } from './classes.ts'
import { type CopiedRow, type Copy, jsonText } from './copying.ts'
import { dayMs, momentOf } from './moments.ts'

/** What was given to a class, as those who are told of it need it. */
export type GivenWork = {
  readonly id: string
  readonly type: AnswerType
  readonly title: string
  readonly in: SchoolClass
  readonly createdAt: Date
  readonly dueAt: Date
}

/** What the teacher has looked at: a note and, where `raisedBy` is more than 0, another mark with a reason. */
export type Remark = { readonly comment: string; readonly raisedBy: number; readonly reason: string }

/** What a pupil has handed in, with the columns of the record. */
export type HandedIn = {
  readonly work: GivenWork
  readonly pupil: Pupil
  readonly finishedAt: Date
  readonly remark: Remark | undefined
  readonly row: {
    readonly id: string
    readonly attempt: number
    readonly score: number | null
    readonly auto_score: number | null
    readonly json_data: unknown
    readonly results: unknown
    readonly [column: string]: unknown
  }
}

/** Moment at which the teacher looked at what was handed in. */
const markedAt = (now: Date): Date => momentOf(now, -1, '21:15:00')

const recordColumns =
  'id assignment_id student_id sitting_id attempt type json_data results score auto_score star comment comment_by late submitted_at superseded_at total_question total_answer passed_question'.split(
    ' ',
  )

const recordsOf = function* (all: readonly HandedIn[]): Generator<CopiedRow> {
  for (const { row, work, remark } of all)
    yield {
      ...row,
      type: work.type,
      json_data: jsonText(row.json_data),
      results: jsonText(row.results),
      comment_by: remark === undefined ? null : work.in.teacherId,
    } as CopiedRow
}

/** The records of what was handed in, and the marks that were changed; two statements. */
export const insertRecords = async (tx: Db, copy: Copy, all: readonly HandedIn[], now: Date): Promise<void> => {
  await copy('assignments_answers', recordColumns, recordsOf(all))
  const changes = all.flatMap(({ work, remark, row }) =>
    remark === undefined || row.score === row.auto_score
      ? []
      : [
          {
            answer_id: row.id,
            before: row.auto_score,
            after: row.score,
            changed_by: work.in.teacherId,
            changed_at: markedAt(now),
            reason: remark.reason,
          },
        ],
  )
  if (changes.length > 0) await tx.insertInto('score_changes').values(changes).execute()
}

/** Tells those who would have been told; a statement each. What is older than two days has been read. */
export const tellAll = async (
  tx: Db,
  works: readonly GivenWork[],
  all: readonly HandedIn[],
  now: Date,
): Promise<void> => {
  const about = ({ id, in: schoolClass, title, type }: GivenWork) => ({
    assignmentId: id,
    classId: schoolClass.id,
    className: schoolClass.name,
    title,
    exerciseType: type,
  })
  for (const work of works) {
    const by = { now: work.createdAt, senderId: work.in.teacherId }
    await tell(tx, workGiven, { ...about(work), dueAt: work.dueAt }, by)
  }
  for (const { work, pupil, finishedAt, row } of all) {
    const whose = { studentId: pupil.id, studentName: pupil.name, attempt: row.attempt }
    const by = { now: finishedAt, senderId: pupil.id }
    await tell(tx, workSubmitted, { ...about(work), markers: [work.in.teacherId], ...whose }, by)
  }
  for (const { work, pupil, remark, row } of all)
    if (remark !== undefined) {
      const by = { now: markedAt(now), senderId: work.in.teacherId }
      await tell(tx, workMarked, { ...about(work), studentId: pupil.id, answerId: row.id, change: 'demo' }, by)
    }
  await sql`update notification_recipients as told set read_at = notifications.created_at + interval '1 hour'
    from notifications where notifications.id = told.notification_id
      and notifications.setting ->> 'assignmentId' = any(${works.map(({ id }) => id)}::text[])
      and notifications.created_at < ${new Date(now.getTime() - 2 * dayMs)}`.execute(tx)
}
