import { randomUUID } from 'node:crypto'
import { isLate } from '@phuong/domain/scoring/attempts'
import { deadlineOf } from '@phuong/exercises/session'
import { sql } from 'kysely'
import { newId } from '../../src/chance.ts'
import { type Db, inTransaction } from '../../src/db/database.ts'
import { markSitting } from '../../src/services/sittings/marking.ts'
import { materialOf } from '../../src/services/sittings/material.ts'
import { paperAnswers } from './answers.ts'
import type { BankExam } from './bank/examinations.ts'
import { readClasses } from './classes.ts'
import { type GivenWork, type HandedIn, insertRecords, tell } from './handed-in.ts'
import { minuteMs, momentOf } from './moments.ts'
import { insertSittings, linesOf, type Sitting } from './sittings.ts'
import { type Sat, unitExam } from './week.ts'

/** Fixed ids: an exam or an assignment that was changed or taken back is still known by its row. */
const examId = 1
const assignmentId = '019a8e00-0000-7000-8000-0000000000b1'

/** The exam that stands there from the start and that a class is given. */
export const demoExam: BankExam = { ...unitExam.asks, id: examId, unit: 1, sort_order: 0, title: unitExam.exam }

/** What one pupil made of it: a sitting that was handed in, and the record of it. */
const workOf = async (tx: Db, work: GivenWork, paperId: number, sat: Sat, now: Date) => {
  const pupil = work.in.pupils.find(({ key }) => key === `${sat.pupil}@phuong.test`)
  const worksheet = await materialOf(tx, { paperId, worksheetId: null, revision: 1 })
  if (pupil === undefined || !('paper' in worksheet)) return null
  const { attempt } = sat
  const finishedAt = momentOf(now, sat.days, sat.time)
  const startedAt = new Date(finishedAt.getTime() - sat.minutes * minuteMs)
  const lines = linesOf(paperAnswers(worksheet.paper, sat.wrong), 'submit', [startedAt, finishedAt])
  const outcome = markSitting(worksheet, { kind: 'unit', attempt, revision: 1 }, lines)
  const { count, hash, correct, total, answered, Score, Star } = outcome
  const late = isLate(finishedAt, work.dueAt)
  const deadline = deadlineOf('unit', startedAt.getTime())
  const sitting: Sitting = {
    id: randomUUID(),
    kind: 'unit',
    user_id: pupil.id,
    assignment_id: work.id,
    worksheet_id: null,
    paper_id: paperId,
    attempt,
    state: 'finished',
    started_at: startedAt,
    deadline_at: deadline === null ? null : new Date(deadline),
    finished_at: finishedAt,
    finish_key: randomUUID(),
    receipt: { count, hash, correct, total, Score, Star, late },
    lines,
  }
  // the record of a later attempt has set this one aside (C-374)
  const next = unitExam.sat.find((other) => other.pupil === sat.pupil && other.attempt === attempt + 1)
  const row = {
    id: newId(finishedAt),
    assignment_id: work.id,
    student_id: pupil.id,
    sitting_id: sitting.id,
    attempt,
    json_data: outcome.jsonData,
    results: outcome.results,
    score: Score,
    auto_score: Score,
    star: Star,
    comment: '',
    late,
    submitted_at: finishedAt,
    superseded_at: next ? momentOf(now, next.days, next.time) : null,
    total_question: total,
    total_answer: answered,
    passed_question: correct,
  }
  const handedIn: HandedIn = { work, pupil, finishedAt, remark: undefined, row }
  return { sitting, handedIn }
}

/** Gives the exam to its class, and lets some of its pupils sit it. */
const giveExam = async (tx: Db, paperId: number, now: Date): Promise<boolean> => {
  const schoolClass = (await readClasses(tx)).find(({ name }) => name === unitExam.schoolClass)
  if (schoolClass === undefined) return false
  const { title, instructions, color, attempts, solutions } = unitExam
  const createdAt = momentOf(now, unitExam.created, '16:30:00')
  const dueAt = momentOf(now, unitExam.due, '23:59:59')
  await tx
    .insertInto('assignments')
    .values({
      id: assignmentId,
      type: 'UNIT',
      title,
      instructions,
      points: 10,
      color,
      due_at: dueAt,
      exam_id: examId,
      school_year_id: schoolClass.schoolYearId,
      attempts,
      solutions,
      created_by: schoolClass.teacherId,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute()
  await tx.insertInto('assignment_classes').values({ assignment_id: assignmentId, class_id: schoolClass.id }).execute()
  const work: GivenWork = { id: assignmentId, type: 'UNIT', title, in: schoolClass, createdAt, dueAt }
  const sittings: Sitting[] = []
  const handedIn: HandedIn[] = []
  for (const sat of unitExam.sat) {
    const done = await workOf(tx, work, paperId, sat, now)
    if (done === null) continue
    sittings.push(done.sitting)
    handedIn.push(done.handedIn)
  }
  await insertSittings(tx, sittings)
  await insertRecords(tx, handedIn, now)
  await tell(tx, [work], handedIn, now)
  return true
}

/**
 * Gives the unit exam of the demo school to its class, with some results (C-362). Idempotent: what people have changed
 * or removed since stays as they left it. A start with nothing to do costs one statement.
 */
export const seedUnitExam = async (db: Db, now: Date, log: (line: string) => void): Promise<void> => {
  const { rows } = await sql<{ paperId: number | null; given: boolean }>`
    select (select id from papers where exam_id = ${examId} and revision = 1) as "paperId",
      exists (select from assignments where id = ${assignmentId}) as given`.execute(db)
  const [found] = rows
  if (found === undefined || found.paperId === null || found.given) return
  const { paperId } = found
  const done = await inTransaction(db, (tx) => giveExam(tx, paperId, now))
  if (done) log(`demo school: ${unitExam.exam} is given to ${unitExam.schoolClass}`)
}
