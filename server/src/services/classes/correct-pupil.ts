import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { personColumns } from '../people/people.ts'
import { holdClass } from './hold-class.ts'
import { type ClassPupil, holdAccount } from './pupil-accounts.ts'

/** What a teacher corrects of a pupil. */
type PupilFacts = {
  fullName: string
  /** YYYY-MM-DD */
  dateofBirth: string | null
  /** true is male */
  sex: boolean | null
}

const fields = ['fullName', 'dateofBirth', 'sex'] as const

/** The class first, as whoever changes its list holds it (decision 0049). */
const holdPupil = async (tx: Db, user: SessionUser, pupil: ClassPupil) => {
  await holdClass(tx, user, pupil.classId)
  return holdAccount(tx, user, pupil, mayInClass(user, 'enrol'))
}

/** What stands of a pupil now, under a lock (H160). @throws FORBIDDEN as `correctPupil` */
export const pupilNow = async (tx: Db, user: SessionUser, pupil: ClassPupil): Promise<PupilFacts> => {
  const { fullName, dateofBirth, sex } = await holdPupil(tx, user, pupil)
  return { fullName, dateofBirth, sex }
}

const hasWords = (name: string, words: string): boolean => ` ${name} `.includes(` ${words} `)

/** What a person is called stays after a correction, but for words of the name that are no longer in it. */
const calledAfter = (calling: string | null, before: string, after: string): string | null =>
  calling !== null && hasWords(before, calling) && !hasWords(after, calling) ? null : calling

/**
 * Corrects name, birthday and sex of a pupil whose account the caller answers for; the log says what stood before. The user
 * name stays, since the child signs in with it.
 * @returns whether that is news
 * @throws FORBIDDEN for a class whose list the caller does not keep, for who is no pupil of it, signs in with an e-mail, is
 * of another school, or whose account the caller does not answer for
 */
export const correctPupil = async (
  tx: Db,
  { user, now, request }: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  pupil: ClassPupil,
  facts: PupilFacts,
): Promise<boolean> => {
  const row = await holdPupil(tx, user, pupil)
  const changed = fields.filter((field) => row[field] !== facts[field])
  if (changed.length === 0) return false
  const callingName = calledAfter(row.callingName, row.fullName, facts.fullName)
  await tx
    .updateTable('users')
    .set({
      ...personColumns(facts.fullName, callingName),
      calling_name: callingName,
      date_of_birth: facts.dateofBirth,
      sex: facts.sex,
      updated_at: now,
    })
    .where('id', '=', pupil.studentId)
    .execute()
  const part = (of: PupilFacts) => Object.fromEntries(changed.map((field) => [field, of[field]]))
  const details = { classId: pupil.classId, before: part(row), after: part(facts) }
  const entry = { action: 'pupil-changed', actorId: user.id, subject: pupil.studentId } as const
  await audit(tx, { now, request }, { ...entry, details })
  return true
}
