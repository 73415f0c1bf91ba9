import { z } from 'zod'
import { readQuestions } from '../../services/classroom/plays.ts'
import { defineProcedure, namedId } from '../define.ts'
import { listed, takeExamTime } from './shapes.ts'

/**
 * The questions of a work of a session in the order of its paper (C-683, C-693, D54): of an attempt as SITTING_Get tells
 * them, with their key only where it does; of the attempt that would be begun next without it. Who may ask as for the
 * sessions.
 * @throws FORBIDDEN for all others, for what is not there and for any other attempt
 */
export const classroomQuestions = defineProcedure({
  name: 'CLASSROOM_Questions_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({
    sessionId: namedId,
    assignmentId: namedId,
    takeExamTime,
    userId: namedId,
    asrId: namedId,
  }),
  // fields by type of question: the rules of the type name those that a pupil may have
  output: z.record(z.string(), z.unknown()),
  handle: async ({ db, user, now, services }, { sessionId, assignmentId, takeExamTime: attempt, userId, asrId }) => ({
    rows: await readQuestions(
      db,
      { user, now, media: services.media },
      { sessionId, assignmentId, attempt, personId: userId, asrId },
    ),
  }),
  path: {
    method: 'GET',
    url: '/api/GetQuestionOfSessionV5/:sessionId/:assignmentId/:takeExamTime/:userId/:asrId',
    envelope: listed,
  },
})
