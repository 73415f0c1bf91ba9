import { z } from 'zod'
import { answerInvitation } from '../../services/classes/invitations.ts'
import { defineProcedure } from '../define.ts'

/**
 * A pupil answers an invitation into a class: comes into it and gets its grade (D68), or does not (D06). A second answer
 * changes nothing.
 * @throws NOT_FOUND for one that is not the pupil's, or was withdrawn; CLASS_CLOSED for an archived class, CLASS_FULL,
 * CLASS_LIMIT
 */
export const classesAnswerInvitation = defineProcedure({
  name: 'CLASSES_Invitation_Answer',
  kind: 'write',
  allow: ['student'],
  input: z.object({ id: z.uuid(), accept: z.boolean() }),
  output: z.object({ classId: z.string(), accepted: z.boolean() }),
  handle: async (context, answer) => ({ rows: [await answerInvitation(context.db, context, answer)], rowsAffected: 1 }),
})
