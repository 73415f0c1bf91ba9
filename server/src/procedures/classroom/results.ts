import { verdictSchema } from '@phuong/exercises/session'
import { z } from 'zod'
import { readResults } from '../../services/classroom/plays.ts'
import { defineProcedure, namedId } from '../define.ts'
import { classroomFields, listed, nothing, takeExamTime } from './shapes.ts'

/**
 * What the questions of one attempt came to (C-687, C-689, C-693, D54), in the order of the paper, as SITTING_Get tells it.
 * Who may ask as for the sessions.
 * @throws FORBIDDEN for all others, for what is not there and for an attempt that was not begun
 */
export const classroomResults = defineProcedure({
  name: 'CLASSROOM_Results_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ studentId: namedId, sessionId: namedId, assignmentId: namedId, takeExamTime }),
  output: z.object({
    ...classroomFields,
    /** the question */
    id: z.string(),
    takeExamTime: z.int(),
    /** 'answered' is what has no verdict, such as what is only said */
    status: z.enum(['none', 'answered', 'right', 'wrong']),
    /** in the shape of its type (docs/protocol.md 6) */
    response: z.unknown(),
    verdict: z.nullable(verdictSchema),
  }),
  handle: async ({ db, user, now, services }, { studentId, sessionId, assignmentId, takeExamTime: attempt }) => {
    const reader = { user, now, media: services.media }
    const play = { sessionId, assignmentId, attempt, personId: studentId, asrId: null }
    return { rows: (await readResults(db, reader, play)).map((result) => ({ ...nothing, ...result })) }
  },
  path: {
    method: 'GET',
    url: '/api/GetResultOfPlayedTime/:studentId/:sessionId/:assignmentId/:takeExamTime',
    envelope: listed,
  },
})
