import { sql } from 'kysely'
import type { Db, Pooled } from '../../src/db/database.ts'
import { materialOf } from '../../src/services/sittings/material.ts'
import type { BankExam } from './bank/examinations.ts'
import { readClasses } from './classes.ts'
import { type Copy, copying } from './copying.ts'
import { type GivenWork, type HandedIn, insertRecords, tellAll } from './handed-in.ts'
import { momentOf } from './moments.ts'
import { satExam } from './sat-exam.ts'
import { worksheetClasses } from './school.ts'
import { insertSittings, type Sitting } from './sittings.ts'
import { unitExam } from './week.ts'

/** Fixed ids: an exam or an assignment that was changed or taken back is still known by its row. */
const examId = 1
const assignmentId = '019a8e00-0000-7000-8000-0000000000b1'

/** The exam that stands there from the start and that a class is given. */
export const demoExam: BankExam = { ...unitExam.asks, id: examId, unit: 1, sort_order: 0, title: unitExam.exam }

/** Gives the exam to its class, and lets some of its pupils sit it. */
const giveExam = async (tx: Db, copy: Copy, paperId: number, now: Date): Promise<boolean> => {
  const schoolClass = (await readClasses(tx, worksheetClasses)).find(({ name }) => name === unitExam.schoolClass)
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
  const material = await materialOf(tx, { paperId, worksheetId: null, revision: 1 })
  if (!('paper' in material)) return false
  for (const { pupil: account, days, time, minutes, wrong, attempt } of unitExam.sat) {
    const pupil = schoolClass.pupils.find(({ key }) => key === `${account}@phuong.test`)
    if (pupil === undefined) continue
    const next = unitExam.sat.find((other) => other.pupil === account && other.attempt === attempt + 1)
    const done = satExam(
      work,
      pupil,
      { paperId, paper: material.paper },
      {
        finishedAt: momentOf(now, days, time),
        minutes,
        wrong,
        attempt,
        supersededAt: next ? momentOf(now, next.days, next.time) : null,
      },
    )
    sittings.push(done.sitting)
    handedIn.push(done.handedIn)
  }
  await insertSittings(copy, sittings)
  await insertRecords(tx, copy, handedIn, now)
  await tellAll(tx, [work], handedIn, now)
  return true
}

/**
 * Gives the unit exam of the demo school to its class, with some results (C-362). Idempotent: what people have changed
 * or removed since stays as they left it. A start with nothing to do costs one statement.
 */
export const seedUnitExam = async ({ db, pool }: Pooled, now: Date, log: (line: string) => void): Promise<void> => {
  const { rows } = await sql<{ paperId: number | null; given: boolean }>`
    select (select id from papers where exam_id = ${examId} and revision = 1) as "paperId",
      exists (select from assignments where id = ${assignmentId}) as given`.execute(db)
  const [found] = rows
  if (found === undefined || found.paperId === null || found.given) return
  const { paperId } = found
  const done = await copying(pool, (tx, copy) => giveExam(tx, copy, paperId, now))
  if (done) log(`demo school: ${unitExam.exam} is given to ${unitExam.schoolClass}`)
}
