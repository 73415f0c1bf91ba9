import { z } from 'zod'
import { readSessionWorks, type SessionList } from '../../services/classroom/courses.ts'
import { classroomTexts } from '../../services/classroom/texts.ts'
import { defineProcedure, namedId } from '../define.ts'
import { classroomFields, listedWith, nothing } from './shapes.ts'

/** What was given, then the entry that opens the videos of the session, and all of it turned round (C-681, C-682, C-694). */
const entriesOf = ({ className, sessionTitle, works }: SessionList) => {
  const entries = works.map(({ assignmentId, asrId, title, instructions, takeExamTime, ...progress }, at) => ({
    ...nothing,
    asrId,
    className,
    completedPercent: progress.completedPercent,
    description: instructions,
    groupType: 'UNIT',
    id: assignmentId,
    sessionTitle,
    sortOrder: at + 1,
    star: progress.star,
    status: progress.status,
    takeExamTime,
    title,
  }))
  const video = {
    ...nothing,
    className,
    questionType: 'VIDEO',
    sessionTitle,
    sortOrder: works.length + 1,
    takeExamTime: null,
    title: classroomTexts.video,
  }
  return [...entries, video].reverse()
}

/**
 * What was given of a session (C-680, C-688, D54): the exams of its unit that the class has, the newest first, the fixed
 * entry 'Video' behind them, and this list reversed. How far the pupil is stands with each; who may ask as for the sessions.
 * @throws FORBIDDEN for all others, and for what is not there
 */
export const classroomAssignments = defineProcedure({
  name: 'CLASSROOM_Assignments_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ studentId: namedId, classId: namedId, sessionId: namedId }),
  output: z.object({
    sessionTitle: z.string(),
    results: z.array(
      z.object({
        ...classroomFields,
        /** the newest attempt that was handed in */
        takeExamTime: z.int().nullable(),
      }),
    ),
  }),
  handle: async ({ db, user, now }, { studentId, classId, sessionId }) => {
    const list = await readSessionWorks(db, { user, now }, { classId, personId: studentId, sessionId })
    return { rows: [{ sessionTitle: list.sessionTitle, results: entriesOf(list) }] }
  },
  path: {
    method: 'GET',
    url: '/api/GetStudentAssignmentBySession/:studentId/:classId/:sessionId',
    envelope: listedWith,
  },
})
