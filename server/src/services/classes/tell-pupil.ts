import { hasRole } from '@phuong/domain/people/roles'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { classMember } from '../notices/class-member.ts'
import { tell } from '../notices/tell.ts'
import type { HeldClass } from './hold-class.ts'

/** How a pupil calls whoever acts here: a teacher whose sex is known by it. One statement. */
export const calledByPupil = async (tx: Db, user: SessionUser): Promise<{ fullName: string; sex: boolean | null }> => {
  const { full_name, sex } = await tx
    .selectFrom('users')
    .where('id', '=', user.id)
    .select(['full_name', 'sex'])
    .executeTakeFirstOrThrow()
  return { fullName: full_name, sex: hasRole(user, 'teacher') ? sex : null }
}

/**
 * Tells a pupil in the bell who has put the pupil into a class. Two statements.
 * @param leftId the class from which the pupil has moved, or null
 */
export const tellPupil = async (
  tx: Db,
  { user, now }: Pick<Context<SessionUser>, 'user' | 'now'>,
  { room, studentId, leftId }: { room: HeldClass; studentId: string; leftId: string | null },
): Promise<void> => {
  const by = await calledByPupil(tx, user)
  const about = { classId: room.id, className: room.className, studentId, by, leftId, change: now.toISOString() }
  await tell(tx, classMember, about, { now, senderId: user.id })
}
