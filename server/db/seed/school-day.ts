import { randomUUID } from 'node:crypto'
import { isLate } from '@phuong/domain/scoring/attempts'
import { markOf, starOf, storedScoreOf } from '@phuong/domain/scoring/scales'
import { newId } from '../../src/chance.ts'
import type { Db } from '../../src/db/database.ts'
import { markSitting } from '../../src/services/sittings/marking.ts'
import { materialOf } from '../../src/services/sittings/material.ts'
import { worksheetAnswers } from './answers.ts'
import type { SchoolClass } from './classes.ts'
import type { Copy } from './copying.ts'
import { type GivenWork, type HandedIn, insertRecords, tellAll } from './handed-in.ts'
import { minuteMs, momentOf } from './moments.ts'
import { insertSittings, linesOf, type Sitting } from './sittings.ts'
import { given, type Handed, marked } from './week.ts'

/** A worksheet as it is given: its id and its tags, of which the assignment keeps a copy (B-113). */
export type GivenWorksheet = { readonly id: string; readonly tags: string }

type Work = Omit<(typeof given)[number], 'title'> & GivenWork & { readonly of: GivenWorksheet }
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
  const worksheet = await materialOf(tx, { worksheetId: work.of.id, paperId: null, revision: 1 })
  if (pupil === undefined || !('worksheet' in worksheet)) return null
  const endedAt = momentOf(now, handed.days, handed.time)
  const startedAt = new Date(endedAt.getTime() - handed.minutes * minuteMs)
  const answers = worksheetAnswers(worksheet.worksheet.document.zones, { ...handed, seed: seedOf(handed) })
  const lines = linesOf(answers, 'draft', [startedAt, endedAt])
  const { attempt } = handed
  const outcome = markSitting(worksheet, { kind: 'worksheet', attempt, revision: 1 }, lines)
  const { count, hash, correct, total, answered, Score, Star } = outcome
  const late = isLate(endedAt, work.dueAt)
  const isOpen = handed.done < 1
  const sitting: Sitting = {
    id: randomUUID(),
    kind: 'worksheet',
    user_id: pupil.id,
    assignment_id: work.id,
    worksheet_id: work.of.id,
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
    superseded_at: null,
    total_question: total,
    total_answer: answered,
    passed_question: correct,
  }
  return { sitting, handedIn: { work, pupil, finishedAt: endedAt, remark, row } }
}

/** Gives the worksheets to the classes, lets pupils work on them and the teacher mark, as week.ts says. */
export const layOutSchoolDay = async (
  tx: Db,
  copy: Copy,
  {
    classes,
    worksheets,
    now,
  }: { classes: readonly SchoolClass[]; worksheets: Readonly<Record<Work['worksheet'], GivenWorksheet>>; now: Date },
): Promise<void> => {
  const works = given.flatMap((each): Work[] => {
    const schoolClass = classes.find(({ name }) => name === each.schoolClass)
    if (schoolClass === undefined) return []
    const createdAt = momentOf(now, each.created, '16:30:00')
    const dueAt = momentOf(now, each.due, '23:59:59')
    const type = 'LIVEWORKSHEET' as const
    return [{ ...each, id: newId(createdAt), type, in: schoolClass, of: worksheets[each.worksheet], createdAt, dueAt }]
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
        worksheet_id: work.of.id,
        attempts: work.attempts,
        solutions: work.solutions,
        tags: work.of.tags,
        school_year_id: work.in.schoolYearId,
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
  await insertSittings(copy, sittings)
  await insertRecords(tx, copy, handedIn, now)
  await tellAll(tx, works, handedIn, now)
}
