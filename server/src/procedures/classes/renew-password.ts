import { z } from 'zod'
import { doneOnceAlone } from '../../services/acts/done-once.ts'
import { makePassword, renewPassword } from '../../services/classes/renew-password.ts'
import { defineProcedure } from '../define.ts'

/**
 * Gives a pupil of a class who has a user name and no e-mail a new first password (D69): it must be changed at the next
 * sign-in, and until then the card tells it (CLASSES_Cards_Get), not this answer. For a verified teacher who keeps the list of
 * the class, and an administrator.
 * @throws FORBIDDEN for a class whose list the caller does not keep, or while nobody has verified the caller; for who is no
 * pupil of it, has an e-mail, is of another school, or whose account is neither of the caller's school nor made by the caller
 */
export const classesRenewPassword = defineProcedure({
  name: 'CLASSES_Pupil_RenewPassword',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  // hashing takes its time
  transaction: 'own',
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  output: z.object({ studentId: z.string() }),
  handle: (context, pupil) =>
    doneOnceAlone(
      context,
      { call: 'CLASSES_Pupil_RenewPassword', parameters: pupil },
      () => makePassword(context, pupil),
      async (tx, made) => {
        await renewPassword(tx, context, pupil, made)
        return { rows: [{ studentId: pupil.studentId }], rowsAffected: 1 }
      },
    ),
})
