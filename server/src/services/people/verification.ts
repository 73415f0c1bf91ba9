import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import { isTeacherOfSchool } from '../../access/school.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'

/** As whom somebody verified a teacher. */
export const verifiers = ['MANAGER', 'ADMINISTRATOR'] as const
export type Verifier = (typeof verifiers)[number]

const holdsRole = (role: keyof typeof ROLE_CATALOGUE, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from user_roles where user_roles.user_id = ${person} and user_roles.role_id = ${ROLE_CATALOGUE[role].id})`

/** Whom somebody may verify, as a condition over `users`: an administrator any teacher, a manager those of the own school (D05, D06). */
const mayVerify = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`(users.status <> 'DELETED' and ${holdsRole('teacher', sql`users.id`)})`
    : isTeacherOfSchool(user)

/** The teachers of a school whom nobody has verified, counted, as a column. */
export const waitingTeachers = (user: Pick<SessionUser, 'schoolId'>): RawBuilder<number> =>
  sql`(select count(*)::int from users where users.verified_at is null and ${isTeacherOfSchool(user)})`

/**
 * Verifies a teacher, who adds pupils by e-mail at once from then on (D06). Who and when stay as they were where somebody
 * has verified the teacher before.
 * @returns whether that is news
 * @throws NOT_FOUND for somebody whom the caller may not verify
 */
export const verifyTeacher = async (
  tx: Db,
  { user, now, request }: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  id: string,
): Promise<boolean> => {
  const { rows } = await sql<{ verified: boolean }>`
    select verified_at is not null as verified from users
    where users.id = ${id} and ${mayVerify(user)} for no key update`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  if (row.verified) return false
  await tx.updateTable('users').set({ verified_at: now, verified_by: user.id }).where('id', '=', id).execute()
  await audit(tx, { now, request }, { action: 'teacher-verified', actorId: user.id, subject: id })
  return true
}

/** How an account stands: whether and by whom it was verified, its school, and who waits in a manager's school. */
export type Verification = {
  verifiedAt: Date | null
  /** null where nobody has, or where it is not known who */
  verifiedBy: Verifier | null
  schoolName: string | null
  /** null of everybody but a manager with a school */
  waiting: number | null
}

/** How the own account stands. One statement. */
export const verificationOf = async (db: Db, user: SessionUser): Promise<Verification | undefined> => {
  const manages = hasRole(user, 'manager') && user.schoolId !== null
  const { rows } = await sql<Verification>`
    select users.verified_at as "verifiedAt", schools.name as "schoolName",
      case when users.verified_at is null or users.verified_by is null then null
        when ${holdsRole('administrator', sql`users.verified_by`)} then 'ADMINISTRATOR'
        when ${holdsRole('manager', sql`users.verified_by`)} then 'MANAGER' end as "verifiedBy",
      ${manages ? waitingTeachers(user) : sql`null::int`} as waiting
    from users left join schools on schools.id = users.school_id where users.id = ${user.id}`.execute(db)
  return rows[0]
}
