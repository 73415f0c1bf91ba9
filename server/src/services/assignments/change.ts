import { toWireMoment } from '@phuong/domain/format/dates'
import { dueDateFault, dueDateOf } from '@phuong/domain/forms/assignment'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { mayGiveTo } from '../../access/assignments.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { type AuditAction, audit } from '../audit/audit.ts'
import type { WorkToGive } from './give.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>

/**
 * Holds given work that the caller may change: that of a class of the own, or any for an administrator (B-136).
 * @throws NOT_FOUND for work that is not the caller's, or that is deleted, or is not where `deleted` is asked for
 */
const hold = async (tx: Db, user: SessionUser, id: string, deleted: boolean): Promise<HeldWork> => {
  const row = await select(tx, user, id, deleted)
  if (row === undefined) throw refuse('NOT_FOUND')
  return row
}

type HeldWork = Omit<Changeable, 'dueDate'> & { dueAt: Date | null }

const select = async (tx: Db, user: SessionUser, id: string, deleted: boolean): Promise<HeldWork | undefined> => {
  const { rows } = await sql<HeldWork>`
    select assignments.due_at as "dueAt", assignments.title, assignments.instructions, assignments.points::float8 as points,
      assignments.color, assignments.attempts, assignments.solutions from assignments where assignments.id = ${id}
      and (assignments.deleted_at is not null) = ${deleted} and exists (
        select from assignment_classes as given join classes on classes.id = given.class_id
        where given.assignment_id = assignments.id and ${mayGiveTo(user)})
    for no key update`.execute(tx)
  return rows[0]
}

const write = async (
  tx: Db,
  { user, now, request }: By,
  id: string,
  action: AuditAction,
  values: Record<string, unknown>,
): Promise<void> => {
  await tx
    .updateTable('assignments')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute()
  await audit(tx, { now, request }, { action, actorId: user.id, subject: id, details: values })
}

type Changeable = Pick<WorkToGive, 'title' | 'instructions' | 'dueDate' | 'points' | 'color' | 'attempts' | 'solutions'>
/** What is to be changed; what is not named stays as it is (H177). */
export type WorkChange = Pick<Changeable, 'title' | 'dueDate'> & {
  [Field in Exclude<keyof Changeable, 'title' | 'dueDate'>]?: Changeable[Field] | undefined
}

/** What a change of given work overwrites, as it stands on the wire, under a lock; null for none that the caller may change. */
export const workNow = async (tx: Db, user: SessionUser, id: string) => {
  const row = await select(tx, user, id, false)
  if (row === undefined) return null
  const { dueAt, title, instructions, points, color, attempts, solutions } = row
  return {
    ...{ title, instructions, points, color },
    dueDate: dueAt === null ? null : toWireMoment(dueAt),
    settings: { attempts, solutions },
  }
}

/**
 * Changes given work (B-133 to B-135): what was handed in stays, and so does its mark on the scale of 10, whatever the points
 * become (D64). Late is what came after the due date of its time.
 * @throws NOT_FOUND, and BAD_PARAMETERS for a due date that is changed to one that is over (B-122, D63)
 */
export const changeWork = async (tx: Db, by: By, id: string, change: WorkChange): Promise<void> => {
  const row = await hold(tx, by.user, id, false)
  const { dueAt } = row
  const { title, dueDate, instructions = row.instructions, points = row.points, color = row.color } = change
  const { attempts = row.attempts, solutions = row.solutions } = change
  const due = dueDateOf(dueDate)
  const fault = due?.getTime() === dueAt?.getTime() ? null : dueDateFault(dueDate, by.now)
  if (fault !== null) throw refuse('BAD_PARAMETERS', { fields: { dueDate: fault } })
  await write(tx, by, id, 'assignment-changed', {
    title,
    instructions,
    points,
    color,
    attempts,
    solutions,
    due_at: due,
  })
}

/**
 * Ends the time for given work: it was due now, and what comes later is late (D63).
 * @throws NOT_FOUND; BAD_PARAMETERS where it was due before
 */
export const endWork = async (tx: Db, by: By, id: string): Promise<void> => {
  const { dueAt } = await hold(tx, by.user, id, false)
  if (dueAt !== null && dueAt <= by.now) throw refuse('BAD_PARAMETERS')
  await write(tx, by, id, 'assignment-ended', { due_at: by.now })
}

/** Takes given work back: pupils see it no more, and what they have answered is kept (B-135, D22). @throws NOT_FOUND */
export const deleteWork = async (tx: Db, by: By, id: string): Promise<void> => {
  await hold(tx, by.user, id, false)
  await write(tx, by, id, 'assignment-deleted', { deleted_at: by.now })
}

/** Undoes that it was taken back. @throws NOT_FOUND for work that was not */
export const restoreWork = async (tx: Db, by: By, id: string): Promise<void> => {
  await hold(tx, by.user, id, true)
  await write(tx, by, id, 'assignment-restored', { deleted_at: null })
}
