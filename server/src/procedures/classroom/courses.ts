import { z } from 'zod'
import { readCourses } from '../../services/classroom/courses.ts'
import { defineProcedure, namedId } from '../define.ts'
import { classroomFields, listed, nothing } from './shapes.ts'

/**
 * The courses of a person (C-678, C-688, D54): each class that the person is in, or teaches, with its course, the units of
 * its grade, and how far the person is; `id` is that of the class. A person asks for the own ones, who looks after a class
 * of a pupil for those in which the pupil is, an administrator for anybody's (C-696).
 * @throws FORBIDDEN for all others, and for somebody who is not there
 */
export const classroomCourses = defineProcedure({
  name: 'CLASSROOM_Courses_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ userId: namedId }),
  output: z.object({ ...classroomFields, id: z.string() }),
  handle: async ({ db, user, now }, { userId }) => ({
    rows: (await readCourses(db, { user, now }, userId)).map((course) => ({ ...nothing, ...course })),
  }),
  path: { method: 'GET', url: '/api/getcourses/:userId', envelope: listed },
})
