import { randomUUID } from 'node:crypto'
import { isLate } from '@phuong/domain/scoring/attempts'
import { markOf, starOf, storedScoreOf } from '@phuong/domain/scoring/scales'
import { sql } from 'kysely'
import { newId } from '../../src/chance.ts'
import type { Db } from '../../src/db/database.ts'
import { givenNotice, markedNotice, notify, submittedNotice } from '../../src/services/notify.ts'
import { markSitting } from '../../src/services/sittings/marking.ts'
import { sheetOf } from '../../src/services/sittings/sheets.ts'
import { worksheetAnswers } from './answers.ts'
import { dayMs, minuteMs, momentOf } from './moments.ts'
import { insertSittings, linesOf, type Sitting } from './sittings.ts'
import { given, type Handed, marked } from './week.ts'

type Pupil = { readonly key: string; readonly id: string; readonly name: string }
export type Room = {
  readonly id: string
  readonly name: string
  readonly teacherId: string
  /** by their address */
  readonly pupils: readonly Pupil[]
}

/** A worksheet as it is given: its id and its tags, of which the assignment keeps a copy (B-113). */
export type GivenSheet = { readonly id: string; readonly tags: string }

type Work = (typeof given)[number] & {
  readonly id: string
  readonly in: Room
  readonly of: GivenSheet
  readonly createdAt: Date
  readonly dueAt: Date
}
/** What a pupil has handed in, with the columns of the record. */
type HandedIn = {
  readonly work: Work
  readonly pupil: Pupil
  readonly finishedAt: Date
  readonly remark: (typeof marked)[number] | undefined
  readonly row: {
    readonly id: string
    readonly attempt: number
    readonly score: number | null
    readonly auto_score: number | null
    readonly [column: string]: unknown
  }
}

/** Moment at which the teacher looked at what was handed in. */
const markedAt = (now: Date): Date => momentOf(now, -1, '21:15:00')

/** Seeds of what pupils answer differ by pupil and attempt. */
const seedOf = ({ pupil, attempt }: Handed): number => Number(pupil.replace(/\D/g, '')) * 10 + attempt

/** A mark and its Star after the teacher's remark; the automatic ones without. */
const effective = (auto: { Score: number | null; Star: number | null }, raisedBy: number) => {
  const mark = markOf('LIVEWORKSHEET', auto.Score)
  if (mark === null || raisedBy === 0) return { score: auto.Score, star: auto.Star }
  const score = storedScoreOf('LIVEWORKSHEET', Math.min(10, mark + raisedBy))
  return { score, star: starOf('LIVEWORKSHEET', score) }
}

/** What one pupil did for one piece of work: a sitting and, once it is handed in, the record of it. */
const workOf = async (
  tx: Db,
  work: Work,
  handed: Handed,
  now: Date,
): Promise<{ sitting: Sitting; handedIn: HandedIn | null } | null> => {
  const pupil = work.in.pupils.find(({ key }) => key === `${handed.pupil}@phuong.test`)
  const sheet = await sheetOf(tx, { attachmentId: work.of.id, paperId: null, revision: 1 })
  if (pupil === undefined || !('worksheet' in sheet)) return null
  const endedAt = momentOf(now, handed.days, handed.time)
  const startedAt = new Date(endedAt.getTime() - handed.minutes * minuteMs)
  const answers = worksheetAnswers(sheet.worksheet.document.zones, { ...handed, seed: seedOf(handed) })
  const lines = linesOf(answers, 'draft', [startedAt, endedAt])
  const { attempt } = handed
  const outcome = markSitting(sheet, { kind: 'worksheet', attempt, revision: 1 }, lines)
  const { count, hash, correct, total, answered, Score, Star } = outcome
  const late = isLate(endedAt, work.dueAt)
  const isOpen = handed.done < 1
  const sitting: Sitting = {
    id: randomUUID(),
    kind: 'worksheet',
    user_id: pupil.id,
    assignment_id: work.id,
    attachment_id: work.of.id,
    paper_id: null,
    attempt,
    state: isOpen ? 'open' : 'finished',
    started_at: startedAt,
    deadline_at: null,
    finished_at: isOpen ? null : endedAt,
    finish_key: isOpen ? null : randomUUID(),
    receipt: isOpen ? null : { count, hash, correct, total, Score, Star, late },
    lines,
  }
  if (isOpen) return { sitting, handedIn: null }
  const remark = marked.find((each) => each.title === work.title && each.pupil === handed.pupil)
  const row = {
    id: newId(endedAt),
    assignment_id: work.id,
    student_id: pupil.id,
    sitting_id: sitting.id,
    attempt,
    json_data: outcome.jsonData,
    results: outcome.results,
    ...effective({ Score, Star }, remark?.raisedBy ?? 0),
    auto_score: Score,
    comment: remark?.comment ?? '',
    late,
    submitted_at: endedAt,
    total_question: total,
    total_answer: answered,
    passed_question: correct,
  }
  return { sitting, handedIn: { work, pupil, finishedAt: endedAt, remark, row } }
}

/** The records of what was handed in, and the marks that were changed; two statements. */
const insertRecords = async (tx: Db, all: readonly HandedIn[], now: Date): Promise<void> => {
  await sql`insert into assignments_answers (id, assignment_id, student_id, sitting_id, attempt, type, json_data, results,
      score, auto_score, star, comment, late, submitted_at, total_question, total_answer, passed_question)
    select id, assignment_id, student_id, sitting_id, attempt, 'LIVEWORKSHEET', json_data, results, score, auto_score, star,
      comment, late, submitted_at, total_question, total_answer, passed_question
    from jsonb_to_recordset(${JSON.stringify(all.map(({ row }) => row))}::jsonb) as given (id uuid, assignment_id uuid,
      student_id uuid, sitting_id uuid, attempt smallint, json_data jsonb, results jsonb, score numeric, auto_score numeric,
      star smallint, comment text, late boolean, submitted_at timestamptz, total_question integer, total_answer integer,
      passed_question integer)`.execute(tx)
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
const tell = async (tx: Db, works: readonly Work[], all: readonly HandedIn[], now: Date): Promise<void> => {
  const about = ({ id, in: room, title }: Work) => ({
    assignmentId: id,
    classId: room.id,
    className: room.name,
    title,
    exerciseType: 'LIVEWORKSHEET' as const,
  })
  for (const work of works)
    await notify(tx, {
      now: work.createdAt,
      recipients: work.in.pupils.map(({ id }) => id),
      senderId: work.in.teacherId,
      ...givenNotice({ ...about(work), dueAt: work.dueAt }),
    })
  for (const { work, pupil, finishedAt, row } of all)
    await notify(tx, {
      now: finishedAt,
      recipients: [work.in.teacherId],
      senderId: pupil.id,
      ...submittedNotice({ ...about(work), studentId: pupil.id, studentName: pupil.name, attempt: row.attempt }),
    })
  for (const { work, pupil, remark, row } of all)
    if (remark !== undefined)
      await notify(tx, {
        now: markedAt(now),
        recipients: [pupil.id],
        senderId: work.in.teacherId,
        ...markedNotice({ ...about(work), studentId: pupil.id, answerId: row.id, change: 'demo' }),
      })
  await sql`update notification_recipients as told set read_at = notifications.created_at + interval '1 hour'
    from notifications where notifications.id = told.notification_id
      and notifications.setting ->> 'assignmentId' = any(${works.map(({ id }) => id)}::text[])
      and notifications.created_at < ${new Date(now.getTime() - 2 * dayMs)}`.execute(tx)
}

/** Gives the worksheets to the classes, lets pupils work on them and the teacher mark, as week.ts says. */
export const layOutSchoolDay = async (
  tx: Db,
  { rooms, sheets, now }: { rooms: readonly Room[]; sheets: Readonly<Record<Work['sheet'], GivenSheet>>; now: Date },
): Promise<void> => {
  const works = given.flatMap((each): Work[] => {
    const room = rooms.find(({ name }) => name === each.room)
    if (room === undefined) return []
    const createdAt = momentOf(now, each.created, '16:30:00')
    const dueAt = momentOf(now, each.due, '23:59:59')
    return [{ ...each, id: newId(createdAt), in: room, of: sheets[each.sheet], createdAt, dueAt }]
  })
  if (works.length === 0) return
  await tx
    .insertInto('assignments')
    .values(
      works.map((work) => ({
        id: work.id,
        type: 'LIVEWORKSHEET' as const,
        title: work.title,
        instructions: work.instructions,
        points: 10,
        color: work.color,
        due_at: work.dueAt,
        attachment_id: work.of.id,
        attempts: work.attempts,
        solutions: work.solutions,
        tags: work.of.tags,
        created_by: work.in.teacherId,
        created_at: work.createdAt,
        updated_at: work.createdAt,
      })),
    )
    .execute()
  await tx
    .insertInto('assignment_classes')
    .values(works.map((work) => ({ assignment_id: work.id, class_id: work.in.id })))
    .execute()

  const sittings: Sitting[] = []
  const handedIn: HandedIn[] = []
  for (const work of works)
    for (const handed of work.handed) {
      const done = await workOf(tx, work, handed, now)
      if (done === null) continue
      sittings.push(done.sitting)
      if (done.handedIn !== null) handedIn.push(done.handedIn)
    }
  await insertSittings(tx, sittings)
  await insertRecords(tx, handedIn, now)
  await tell(tx, works, handedIn, now)
}
