import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { type AnswerType, isAnswerType } from '@phuong/domain/scoring/answer-types'
import type { NoticeKind } from './define.ts'
import { noticeTexts } from './texts.ts'

type About = {
  assignmentId: string
  classId: string
  className: string
  title: string
  exerciseType: AnswerType
  /** ids of those who mark in the class */
  markers: readonly string[]
  studentId: string
  studentName: string
  attempt: number
}

/** What the occasions of one pupil and one piece of work begin with. */
const attemptsOf = ({ assignmentId, studentId }: Pick<About, 'assignmentId' | 'studentId'>): string =>
  `${assignmentId} ${studentId} `

/**
 * For those who mark in the class: a pupil has handed in (A-303, B-144). Told once for each attempt, and only the newest is
 * kept: nobody fills a teacher's list, or the table, with one piece of work. It opens the teacher's details with the row of
 * the pupil.
 */
export const workSubmitted: NoticeKind<About> = {
  type: 'SUBMIT_ASSIGNMENT',
  group: 'handed',
  refusable: { by: 'teacher', ways: ['bell'] },
  recipients: ({ markers }) => markers,
  title: ({ studentName, title }) => noticeTexts.submitted.title(studentName, title),
  content: ({ className, attempt }) => noticeTexts.submitted.content(className, attempt),
  place: ({ classId, assignmentId, studentId, exerciseType }) => ({ classId, assignmentId, studentId, exerciseType }),
  target: ({ classId, assignmentId, studentId, exerciseType }) =>
    classId !== undefined && assignmentId !== undefined && isAnswerType(exerciseType)
      ? teacherDetailsPath({ id: assignmentId, classId, exerciseType }, studentId ?? null)
      : null,
  occasion: (about) => `${attemptsOf(about)}${about.attempt}`,
  replaces: attemptsOf,
}
