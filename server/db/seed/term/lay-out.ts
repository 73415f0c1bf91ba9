import { sql } from 'kysely'
import { newId } from '../../../src/chance.ts'
import type { Db, Pooled } from '../../../src/db/database.ts'
import { materialOf } from '../../../src/services/sittings/material.ts'
import { sampleTests } from '../bank/examinations.ts'
import { readClasses, type SchoolClass } from '../classes.ts'
import { type Copy, copying } from '../copying.ts'
import { type GivenWork, type HandedIn, insertRecords, tellAll } from '../handed-in.ts'
import { beginningOf, dayMs, momentOf } from '../moments.ts'
import { satExam } from '../sat-exam.ts'
import { worksheetClasses } from '../school.ts'
import { insertSittings, type Sitting } from '../sittings.ts'
import { wholeSchool } from '../whole-school.ts'
import { type PlannedExam, termOf } from './plan.ts'

/** The classes that have a term behind them: all but those whose teacher has a week of worksheets. */
const codes = wholeSchool.classes.map(({ code }) => code).filter((code) => !worksheetClasses.includes(code))

const colors = ['#1d5fa8', '#22754a', '#746200', '#6b4bb0'] as const
/** Notices are of the last days; what is older was read and went. */
const toldDays = 4

type Asked = { readonly examId: number; readonly paperId: number }

/** The exams of the term by grade, unit and test, as far as the bank has their papers; one statement. */
const readExams = async (tx: Db): Promise<(grade: number, exam: PlannedExam) => Asked | undefined> => {
  const { rows } = await sql<Asked>`select exam_id as "examId", id as "paperId" from papers
    where exam_id = any(${sampleTests.map(({ id }) => id)}::integer[]) and revision = 1`.execute(tx)
  const papers = new Map(rows.map((row) => [row.examId, row]))
  return (grade, { label, test }) => {
    const exam = sampleTests.find((each) => each.grade === grade && each.label === label && each.test === test)
    return exam && papers.get(exam.id)
  }
}

const titleOf = ({ label }: PlannedExam): string => `Unit ${label}: Kiểm tra`

const insertGiven = async (tx: Db, works: readonly (GivenWork & Asked)[]): Promise<void> => {
  await tx
    .insertInto('assignments')
    .values(
      works.map((work, at) => ({
        id: work.id,
        type: 'UNIT' as const,
        title: work.title,
        instructions: 'Các em ôn lại bài rồi làm một mạch.',
        points: 10,
        color: colors[at % colors.length] ?? null,
        due_at: work.dueAt,
        exam_id: work.examId,
        school_year_id: work.in.schoolYearId,
        attempts: 1 as const,
        solutions: 'AFTER_SUBMIT' as const,
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
}

/** Gives the exams of a term to the classes, and lets their pupils sit them. */
const layOutTerm = async (tx: Db, copy: Copy, classes: readonly SchoolClass[], now: Date): Promise<number> => {
  const examOf = await readExams(tx)
  const firstDay = -Math.floor((now.getTime() - beginningOf(now).getTime()) / dayMs)
  const planned = classes.flatMap((schoolClass) => {
    const { code, grade, pupils } = schoolClass
    const seed = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
    const exams = termOf(
      seed,
      pupils.map(({ key }) => key),
      firstDay,
    )
    return exams.flatMap((exam) => {
      const asked = examOf(grade, exam)
      if (asked === undefined) return []
      const createdAt = momentOf(now, exam.created, '16:30:00')
      const dueAt = momentOf(now, exam.due, '23:59:59')
      return [
        {
          exam,
          work: {
            ...asked,
            id: newId(createdAt),
            type: 'UNIT' as const,
            title: titleOf(exam),
            in: schoolClass,
            createdAt,
            dueAt,
          },
        },
      ]
    })
  })
  if (planned.length === 0) return 0
  await insertGiven(
    tx,
    planned.map(({ work }) => work),
  )
  const papers = new Map<number, Awaited<ReturnType<typeof materialOf>>>()
  for (const paperId of new Set(planned.map(({ work }) => work.paperId)))
    papers.set(paperId, await materialOf(tx, { paperId, worksheetId: null, revision: 1 }))
  const done = planned.flatMap(({ exam, work }) => {
    const material = papers.get(work.paperId)
    if (material === undefined || !('paper' in material)) return []
    const asked = { paperId: work.paperId, paper: material.paper }
    const pupils = new Map(work.in.pupils.map((pupil) => [pupil.key, pupil]))
    return exam.sat.flatMap(({ pupil: key, days, time, minutes, wrong }) => {
      const pupil = pupils.get(key)
      const finishedAt = momentOf(now, days, time)
      return pupil ? [satExam(work, pupil, asked, { finishedAt, minutes, wrong, attempt: 1, supersededAt: null })] : []
    })
  })
  const sittings: Sitting[] = done.map(({ sitting }) => sitting)
  const handedIn: HandedIn[] = done.map((each) => each.handedIn)
  await insertSittings(copy, sittings)
  await insertRecords(tx, copy, handedIn, now)
  const told = new Date(now.getTime() - toldDays * dayMs)
  await tellAll(
    tx,
    planned.map(({ work }) => work).filter(({ createdAt }) => createdAt > told),
    handedIn.filter(({ finishedAt }) => finishedAt > told),
    now,
  )
  return done.length
}

/**
 * A term of unit exams for the classes that have no week of worksheets: weak and strong pupils, some who improve, some
 * late, the newest exam still to be sat by many. Idempotent: once one of the classes has work, nothing is added. A start
 * with nothing to do costs one statement.
 */
export const seedTerm = async ({ db, pool }: Pooled, now: Date, log: (line: string) => void): Promise<void> => {
  const { rows } = await sql`select from classes
    join assignment_classes on assignment_classes.class_id = classes.id
    where classes.code = any(${codes}) limit 1`.execute(db)
  if (rows.length > 0) return
  const count = await copying(pool, async (tx, copy) => layOutTerm(tx, copy, await readClasses(tx, codes), now))
  if (count > 0) log(`demo school: a term with ${count} exams that were sat`)
}
