import { z } from 'zod'
import { doneOnceAlone } from '../../services/acts/done-once.ts'
import { noteLookup } from '../../services/auth/throttle.ts'
import { addOutcomes, addPupil } from '../../services/classes/invitations.ts'
import { defineProcedure } from '../define.ts'

/**
 * Adds a pupil to a class by e-mail or user name (B-096). A verified teacher adds pupils of the own school and of none at
 * once, and an administrator everybody; else the pupil is asked, and answers (D06). For those who keep the list of the class.
 * @throws FORBIDDEN for a class whose list the caller does not keep; BAD_PARAMETERS with `login` for an account that does
 * not exist, or is known to be no pupil's; CLASS_FULL, CLASS_LIMIT (A-118, B-045), TOO_MANY_LOOKUPS
 */
export const classesAddPupil = defineProcedure({
  name: 'CLASSES_Pupil_Add',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  // a lookup counts, though nothing comes of it
  transaction: 'own',
  input: z.object({ classId: z.uuid(), login: z.string().trim().min(1).max(320) }),
  output: z.object({
    outcome: z.enum(addOutcomes),
    /** null for who is only asked */
    fullName: z.string().nullable(),
  }),
  handle: async (context, pupil) => {
    const { db, user, now, request } = context
    const reply = await doneOnceAlone(
      context,
      { call: 'CLASSES_Pupil_Add', parameters: pupil },
      () => noteLookup(db, { userId: user.id, address: request.remoteAddress }, now),
      async (tx) => {
        const row = await addPupil(tx, context, pupil)
        return { rows: [row], rowsAffected: row.outcome === 'MEMBER' ? 0 : 1 }
      },
    )
    // whoever is asked has a mail
    context.services.wake('send-mail')
    return reply
  },
})
