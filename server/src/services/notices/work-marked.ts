import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import type { NoticeKind } from './define.ts'
import { noticeTexts } from './texts.ts'

type About = {
  assignmentId: string
  classId: string
  title: string
  exerciseType: AnswerType
  studentId: string
  answerId: string
  /** what tells this saving from an earlier one of the same answer, such as the moment */
  change: string
}

/** For the pupil: the teacher has saved a mark or a comment (A-303, B-144); it opens the pupil's details. */
export const workMarked: NoticeKind<About> = {
  type: 'MARK_ASSIGNMENT',
  group: 'marked',
  refusable: { by: 'student', ways: ['bell'] },
  recipients: ({ studentId }) => [studentId],
  title: ({ title }) => noticeTexts.marked.title(title),
  content: () => noticeTexts.marked.content,
  place: ({ classId, assignmentId, studentId, exerciseType }) => ({ classId, assignmentId, studentId, exerciseType }),
  target: ({ classId, assignmentId }) =>
    classId !== undefined && assignmentId !== undefined ? studentDetailsPath({ id: assignmentId, classId }) : null,
  occasion: ({ answerId, change }) => `${answerId} ${change}`,
}
