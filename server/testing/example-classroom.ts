import { randomUUID } from 'node:crypto'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'
import { type ExampleCall, procedure } from './example-call.ts'
import { giveUnit } from './papers.ts'
import { sessionOf } from './session-files.ts'

const pupil = '4a1.01@phuong.test'

/** A work of a session that the pupil has handed in once, by the names of the paths. */
export type ClassroomFacts = {
  userId: string
  studentId: string
  classId: string
  sessionId: string
  assignmentId: string
  asrId: string
}

export const readClassroomFacts = async (
  db: Db,
  { teacherId, classId, pupilId }: { teacherId: string; classId: string; pupilId: string },
): Promise<ClassroomFacts> => {
  const { assignmentId, examId } = await giveUnit(db, { classId, createdBy: teacherId, of: { grade: 4, unit: 5 } })
  const paper = await db.selectFrom('papers').where('exam_id', '=', examId).select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('sittings')
    .values({
      id: randomUUID(),
      kind: 'unit',
      user_id: pupilId,
      assignment_id: assignmentId,
      paper_id: paper.id,
      pinned_revision: 1,
      attempt: 1,
      state: 'finished',
      started_at: schoolDay,
      finished_at: schoolDay,
    })
    .execute()
  const { id: asrId } = await db
    .selectFrom('assignment_classes')
    .where('assignment_id', '=', assignmentId)
    .select('id')
    .executeTakeFirstOrThrow()
  const sessionId = await sessionOf(db, classId, 5)
  return { userId: pupilId, studentId: pupilId, classId, sessionId, assignmentId, asrId }
}

/** The sessions of a class, their works and files; the questions of a paper are read once and stay in memory. */
export const classroomCalls = (facts: ClassroomFacts): ExampleCall[] => {
  const { userId, studentId, classId, sessionId, assignmentId, asrId } = facts
  const play = { sessionId, assignmentId, takeExamTime: 1 }
  return [
    procedure('CLASSROOM_Courses_Get', { userId }, { as: pupil, statements: 3, list: true }),
    procedure('CLASSROOM_Sessions_Get', { classId, studentId }, { as: pupil, statements: 3, list: true }),
    procedure('CLASSROOM_Assignments_Get', { studentId, classId, sessionId }, { as: pupil, statements: 3, list: true }),
    procedure('CLASSROOM_Audio_Get', { sessionId }, { as: pupil, statements: 2, list: true }),
    procedure('CLASSROOM_Videos_Get', { sessionId }, { as: pupil, statements: 2, list: true }),
    procedure('CLASSROOM_Questions_Get', { ...play, userId, asrId }, { as: pupil, statements: 7 }),
    procedure('CLASSROOM_Results_Get', { ...play, studentId }, { as: pupil, statements: 6 }),
  ]
}
