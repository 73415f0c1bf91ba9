import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import { behaviours, type SittingState, type StartedKind } from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { usedUp } from './held.ts'

/** What a start names. */
export type Wanted = {
  sittingId: string
  kind: StartedKind
  classLevel?: number | null
  examinationCode?: string | null
  attachmentId?: string | null
  assignmentId?: string | null
  examId?: number | null
}

/** The paper or the work that is named, at its newest revision. */
type Target = {
  assignmentId: string | null
  worksheetId: string | null
  paperId: number | null
  revision: number | null
  attempts: number | null
}

/** A sitting of the person that a start may come upon. */
export type Found = {
  id: string
  own: boolean
  kind: Wanted['kind']
  state: SittingState
  attempt: number
  deadlineAt: Date | null
  worksheetId: string | null
  paperId: number | null
  revision: number | null
  /** of what the start names */
  ofTarget: boolean
  usedUp: boolean
  assignmentAttempts: number | null
  solutions: SolutionsRule | null
  dueAt: Date | null
}

const practicePaper = ({ classLevel, examinationCode }: Wanted) => sql`
  select null::uuid as assignment_id, null::uuid as worksheet_id, papers.id as paper_id, papers.revision,
    null::smallint as attempts
  from papers where papers.kind = 'olympic' and papers.class_level = ${classLevel ?? null}::integer
    and papers.code = ${examinationCode ?? null}::text and papers.visibility = 'PUBLIC'`

/**
 * Work given to a class of the pupil; by its own id or, where a client names only the material or the exam, the newest
 * one that gives it (B-233, C-378).
 */
const givenWork = ({ kind, assignmentId, attachmentId, examId }: Wanted, userId: string) => sql`
  select work.id as assignment_id, work.worksheet_id, papers.id as paper_id,
    case when work.type = 'UNIT' then papers.revision else worksheets.revision end as revision, work.attempts
  from assignments as work
  left join worksheets on worksheets.id = work.worksheet_id
  left join papers on papers.exam_id = work.exam_id
  where work.type = ${behaviours[kind].record} and work.deleted_at is null
    and (${assignmentId ?? null}::uuid is null or work.id = ${assignmentId ?? null}::uuid)
    and (${attachmentId ?? null}::uuid is null or work.worksheet_id = ${attachmentId ?? null}::uuid)
    and (${examId ?? null}::integer is null or work.exam_id = ${examId ?? null}::integer)
    and work.id in (
      select given.assignment_id from assignment_classes as given
      join classes on classes.id = given.class_id and classes.archived_at is null
      join class_members as membership on membership.class_id = classes.id and membership.left_at is null
      where membership.student_id = ${userId})
  order by work.created_at desc, work.id desc limit 1`

/** What a start names and which sittings are there already; one statement. The caller has the person's lock. */
export const findTarget = async (
  tx: Db,
  wanted: Wanted,
  userId: string,
): Promise<{ target: Target | null; found: Found[] }> => {
  const named =
    behaviours[wanted.kind].record === null
      ? practicePaper(wanted)
      : [wanted.assignmentId, wanted.attachmentId, wanted.examId].some((id) => id != null)
        ? givenWork(wanted, userId)
        : sql`${givenWork(wanted, userId)} offset 1`
  const { rows } = await sql<Partial<Found> & { target: Target | null }>`
    with target as (${named})
    select (select jsonb_build_object('assignmentId', assignment_id, 'worksheetId', worksheet_id, 'paperId', paper_id,
        'revision', revision, 'attempts', attempts) from target) as target,
      found.id, found.user_id = ${userId} as own, found.kind, found.state, found.attempt,
      found.deadline_at as "deadlineAt", found.worksheet_id as "worksheetId", found.paper_id as "paperId",
      found.pinned_revision as revision, work.attempts as "assignmentAttempts",
      work.solutions, work.due_at as "dueAt",
      coalesce(found.assignment_id = target.assignment_id
        or target.assignment_id is null and found.assignment_id is null and found.paper_id = target.paper_id, false)
        as "ofTarget",
      ${usedUp('found')} as "usedUp"
    from (select) as one left join target on true
    left join sittings as found on found.id = ${wanted.sittingId} or found.user_id = ${userId}
      and (found.assignment_id = target.assignment_id
        or target.assignment_id is null and found.assignment_id is null and found.paper_id = target.paper_id)
    left join assignments as work on work.id = found.assignment_id
    order by found.attempt`.execute(tx)
  return {
    target: rows[0]?.target ?? null,
    found: rows.flatMap(({ target: _, ...row }) => (row.id == null ? [] : [row as Found])),
  }
}
