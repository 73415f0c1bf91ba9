import { z } from 'zod'
import { readSessions } from '../../services/classroom/courses.ts'
import { defineProcedure, namedId } from '../define.ts'
import { classroomFields, listedWith, nothing } from './shapes.ts'

/**
 * The sessions of a class (C-679, C-688, D54): the units of its grade in their order, with how far a pupil of it is; none of
 * a class of several grades. Everybody who belongs to the class asks with the own id, who looks after it also with that of
 * a pupil of it (C-696).
 * @throws FORBIDDEN for all others, and for a class that is not there
 */
export const classroomSessions = defineProcedure({
  name: 'CLASSROOM_Sessions_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ classId: namedId, studentId: namedId }),
  output: z.object({
    className: z.string(),
    results: z.array(
      z.object({
        ...classroomFields,
        id: z.string(),
        title: z.string(),
        /** what lies in the session: what was given of it, sounds, videos */
        works: z.int(),
        audioFiles: z.int(),
        videoFiles: z.int(),
      }),
    ),
  }),
  handle: async ({ db, user, now }, { classId, studentId }) => {
    const { className, results } = await readSessions(db, { user, now }, { classId, personId: studentId })
    return { rows: [{ className, results: results.map((session) => ({ ...nothing, ...session })) }] }
  },
  path: { method: 'GET', url: '/api/GetClassSession/:classId/:studentId', envelope: listedWith },
})
