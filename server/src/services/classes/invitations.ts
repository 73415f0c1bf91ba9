import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { loginKey } from '@phuong/domain/people/login-name'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { noteInvitation } from '../auth/throttle.ts'
import { classInvitation } from '../notices/class-invitation.ts'
import { tell } from '../notices/tell.ts'
import { classLimitOf } from '../people/account-lists.ts'
import { holdPlaceOfPupil } from './class-limit.ts'
import { joinClass } from './class-membership.ts'
import { refuseFull } from './enrolment.ts'
import { takeGrade } from './grades.ts'
import { type HeldClass, holdClass } from './hold-class.ts'
import { calledByPupil, tellPupil } from './tell-pupil.ts'
import { classTexts } from './texts.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>

/** What became of adding somebody: the pupil is in the class, was in it, or is asked. */
export const addOutcomes = ['ADDED', 'MEMBER', 'INVITED'] as const
export type AddOutcome = (typeof addOutcomes)[number]

type Account = {
  id: string
  fullName: string
  schoolId: number | null
  isPupil: boolean
  /** who may be asked by mail; else somebody has made the account for a pupil */
  email: string | null
  createdBy: string | null
  limit: number | null
  member: boolean
}

const accountOf = async (tx: Db, classId: string, login: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select users.id, users.full_name as "fullName", users.school_id as "schoolId", users.email,
      users.created_by as "createdBy", exists (select from user_roles where user_id = users.id and role_id = ${ROLE_CATALOGUE.student.id}) as "isPupil",
      (select (entry.value #>> '{}')::int from account_list_entries as entry
        where entry.list = 'class-limit' and entry.user_id = users.id) as "limit",
      exists (select from class_members where class_id = ${classId} and student_id = users.id and left_at is null) as member
    from login_names join users on users.id = login_names.user_id and users.status <> 'DELETED'
    where login_names.key = ${loginKey(login)} for key share of users`.execute(tx)
  return rows[0]
}

const letIn = async (
  tx: Db,
  room: HeldClass,
  pupil: { id: string; limit: number | null },
  now: Date,
): Promise<void> => {
  await refuseFull(tx, room.id)
  await holdPlaceOfPupil(tx, pupil.id, pupil.limit)
  await joinClass(tx, { classId: room.id, studentIds: [pupil.id], now })
  if (room.grade !== null) await takeGrade(tx, { classId: room.id, grade: room.grade, studentIds: [pupil.id], now })
}

/**
 * Who learns who somebody is (D06, as USERS_CheckByEmail tells it): such a teacher adds at once, everybody else asks. Of no
 * school, an account with a user name alone is another teacher's, and is easily guessed: its pupil is asked.
 */
const addsAtOnce = (user: SessionUser, { schoolId, isPupil, email, createdBy }: Account): boolean => {
  if (isAdministrator(user)) return true
  if (!user.verified) return false
  if (schoolId !== null) return schoolId === user.schoolId
  return isPupil && (email !== null || createdBy === user.id)
}

/** Tells a pupil of an invitation; not of each where there are too many. */
const tellInvited = async (
  tx: Db,
  { user, now }: Pick<By, 'user' | 'now'>,
  { invitationId, room, studentId }: { invitationId: string; room: HeldClass; studentId: string },
): Promise<void> => {
  if (!(await noteInvitation(tx, { teacherId: user.id, pupilId: studentId }, now))) return
  const by = await calledByPupil(tx, user)
  const about = { invitationId, classId: room.id, className: room.className, studentId, by }
  await tell(tx, classInvitation, about, { now, senderId: user.id })
}

/**
 * Adds a pupil to a class by e-mail or user name, or asks the pupil into it (B-096, D06); either is told to the pupil. Who
 * may not learn whose account it is learns nothing by it but that it exists: somebody who is no pupil is asked as well, and
 * never answers.
 * @returns what became of it, and the name of who was added
 * @throws FORBIDDEN for a class whose list the caller does not keep; BAD_PARAMETERS with `login` for an account that does
 * not exist, or is known to be no pupil's; CLASS_FULL; CLASS_LIMIT where the account may be in no more classes
 */
export const addPupil = async (
  tx: Db,
  { user, now, request }: By,
  { classId, login }: { classId: string; login: string },
): Promise<{ outcome: AddOutcome; fullName: string | null }> => {
  const room = await holdClass(tx, user, classId)
  const account = await accountOf(tx, classId, login)
  if (account === undefined) throw refuse('BAD_PARAMETERS', { fields: { login: classTexts.pupilUnknown } })
  const { id, fullName } = account
  if (account.member) return { outcome: 'MEMBER', fullName }
  if (addsAtOnce(user, account)) {
    if (!account.isPupil) throw refuse('BAD_PARAMETERS', { fields: { login: classTexts.noPupil } })
    await letIn(tx, room, account, now)
    await audit(tx, { now, request }, { action: 'pupil-added', actorId: user.id, subject: id, details: { classId } })
    await tellPupil(tx, { user, now }, { room, studentId: id, leftId: null })
    return { outcome: 'ADDED', fullName }
  }
  const invitationId = newId(now)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('class_invitations')
    .values({ id: invitationId, class_id: classId, person_id: id, login, invited_by: user.id, invited_at: now })
    .onConflict((conflict) => conflict.columns(['class_id', 'person_id']).where('answered_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n && account.isPupil)
    await tellInvited(tx, { user, now }, { invitationId, room, studentId: account.id })
  return { outcome: 'INVITED', fullName: null }
}

type Answered = { accepted: boolean | null; answered: boolean; archived: boolean; member: boolean }

/** Whether who is asked has come into the class meanwhile, as a column over a row of `invitation`. */
export const isMember = sql<boolean>`exists (select from class_members where class_members.left_at is null
  and class_members.class_id = invitation.class_id and class_members.student_id = invitation.person_id)`

/**
 * Answers an invitation: the pupil comes into the class, or does not.
 * @returns the class; a second answer changes nothing
 * @throws NOT_FOUND for one that is not the pupil's, or was withdrawn; CLASS_CLOSED, CLASS_FULL, CLASS_LIMIT
 */
export const answerInvitation = async (
  tx: Db,
  { user, now }: Pick<By, 'user' | 'now'>,
  { id, accept }: { id: string; accept: boolean },
): Promise<{ classId: string; accepted: boolean }> => {
  const { rows } = await sql<HeldClass & Answered>`
    select classes.id, classes.class_name as "className", classes.grade, classes.school_id as "schoolId",
      null as "schoolName", invitation.accepted, invitation.answered_at is not null as answered,
      classes.archived_at is not null as archived, ${isMember} as member
    from class_invitations as invitation join classes on classes.id = invitation.class_id
    where invitation.id = ${id} and invitation.person_id = ${user.id} for no key update`.execute(tx)
  const [row] = rows
  if (row === undefined || (row.answered && row.accepted === null)) throw refuse('NOT_FOUND')
  if (row.answered) return { classId: row.id, accepted: row.accepted === true }
  if (accept && row.archived) throw refuse('CLASS_CLOSED')
  // who has come in by the code meanwhile is in it
  if (accept && !row.member) await letIn(tx, row, { id: user.id, limit: classLimitOf(user) }, now)
  await tx.updateTable('class_invitations').set({ answered_at: now, accepted: accept }).where('id', '=', id).execute()
  return { classId: row.id, accepted: accept }
}

/**
 * Withdraws an invitation that nobody has answered.
 * @returns whether that is news
 * @throws FORBIDDEN for one of a class whose list the caller does not keep, and for one that there is not
 */
export const withdrawInvitation = async (
  tx: Db,
  { user, now }: Pick<By, 'user' | 'now'>,
  id: string,
): Promise<boolean> => {
  const row = await tx.selectFrom('class_invitations').where('id', '=', id).select('class_id').executeTakeFirst()
  if (row === undefined) throw refuse('FORBIDDEN')
  await holdClass(tx, user, row.class_id)
  const { numUpdatedRows } = await tx
    .updateTable('class_invitations')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
