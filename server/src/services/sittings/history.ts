import { refuse } from '@phuong/domain/refusals'
import { shownToPupil } from '@phuong/domain/scoring/attempts'
import { shownIn, type View } from '@phuong/domain/scoring/views'
import type { SittingKind } from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { Viewer } from '../../access/session-user.ts'
import { ofSitting, ownPupils, seesPupilWork, seesWork, viewOf } from '../../access/sittings.ts'
import type { Db } from '../../db/database.ts'
import { shownMark } from '../assignments/assignment-rows.ts'
import { type GivenWork, type HeldSitting, type StoredReceipt, usedUp } from './held.ts'

export type HistoryInput = {
  kind?: SittingKind | null
  studentId: string | null
  /** what all pupils of the caller have finished (ownPupils) */
  pupils?: boolean | null
  assignmentId?: string | null
  PageNum: number
  PageSize: number
}

type Row = {
  sittingId: string
  kind: SittingKind
  title: string | null
  classLevel: number | null
  examinationCode: string | null
  assignmentId: string | null
  attempt: number
  state: HeldSitting['state']
  startedAt: Date
  finishedAt: Date | null
  studentId: string
  studentName: string
  view: View
  totalRows: number
}

/** The work that was given, and its effective Score in the scale of its Type (D25); nulls of practice. */
type Work = Pick<GivenWork, 'dueAt' | 'attempts'> & {
  type: GivenWork['type'] | null
  solutions: GivenWork['solutions'] | null
  handedIn: number
  storedScore: number | null
}

const mayAsk = async (db: Db, user: Viewer, studentId: string): Promise<boolean> => {
  const { rows } = await sql`select where ${seesPupilWork(user, studentId)}`.execute(db)
  return rows.length > 0
}

/** Whose sittings are asked for, as a condition over `held`. */
const whose = (user: Viewer, studentId: string, pupils: boolean) =>
  pupils
    ? sql`held.user_id = any(${ownPupils(user)}) and held.state in ('finished', 'closed')`
    : sql`held.user_id = ${studentId}`

/** Sittings of one person, or of all pupils of the caller, newest first; see SITTING_History. */
export const sittingHistory = async (
  db: Db,
  { user, now, input }: { user: Viewer; now: Date; input: HistoryInput },
) => {
  const studentId = input.studentId ?? user.id
  // the id names a person: who is not a pupil of the caller is refused as such (docs/protocol.md 1)
  if (studentId !== user.id && !(await mayAsk(db, user, studentId))) throw refuse('FORBIDDEN')
  const { kind = null, assignmentId = null, PageNum, PageSize } = input
  const pupils = input.studentId === null && input.pupils === true
  const found = sql`sittings as held join users as person on person.id = held.user_id and person.status <> 'DELETED'
    where ${whose(user, studentId, pupils)} and ${seesWork(user, ofSitting)}
    and (${kind}::text is null or held.kind = ${kind}::text)
    and (${assignmentId}::uuid is null or held.assignment_id = ${assignmentId}::uuid)`
  const { rows } = await sql<Row & Work & { receipt: StoredReceipt | null }>`
    select held.id as "sittingId", held.kind, coalesce(work.title, papers.title) as title,
      papers.class_level as "classLevel", papers.code as "examinationCode", held.assignment_id as "assignmentId",
      held.attempt, held.state, held.started_at as "startedAt", held.finished_at as "finishedAt", held.receipt,
      held.user_id as "studentId", pupil.full_name as "studentName",
      work.type, work.due_at as "dueAt", work.attempts, work.solutions, answer.score::float8 as "storedScore",
      ${viewOf(user, ofSitting)} as view,
      (select count(*)::int from sittings as other where other.assignment_id = held.assignment_id
        and other.user_id = held.user_id and ${usedUp('other')}) as "handedIn",
      (select count(*)::int from ${found}) as "totalRows"
    from (select held.* from ${found} order by held.started_at desc, held.attempt desc, held.id desc
      limit ${PageSize} offset ${(PageNum - 1) * PageSize}) as held
    join users as pupil on pupil.id = held.user_id
    left join assignments as work on work.id = held.assignment_id
    left join assignments_answers as answer on answer.sitting_id = held.id
    left join papers on papers.id = held.paper_id
    order by held.started_at desc, held.attempt desc, held.id desc`.execute(db)
  return rows.map((stored) => {
    const { receipt, type, dueAt, attempts, solutions, handedIn, storedScore, startedAt, finishedAt, view, ...row } =
      stored
    const toPupil =
      solutions === null
        ? { score: true, solutions: true }
        : shownToPupil({ solutions, attempts, dueAt }, handedIn, now)
    const showsScore = shownIn(view, toPupil).score
    const correct = receipt !== null && showsScore ? receipt.correct : null
    const total = receipt?.total ?? null
    return {
      ...row,
      startedAt: startedAt.getTime(),
      finishedAt: finishedAt?.getTime() ?? null,
      correct,
      total,
      percent: correct === null || total === null ? null : total === 0 ? 0 : (correct * 100) / total,
      score: type !== null && showsScore ? shownMark(type, storedScore, total) : null,
    }
  })
}
