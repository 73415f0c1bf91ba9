import { formatDateTime } from '@phuong/domain/format/dates'
import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import type { NoticeKind } from './define.ts'
import { pupilsOf } from './recipients.ts'
import { noticeTexts } from './texts.ts'

type About = {
  assignmentId: string
  classId: string
  className: string
  title: string
  exerciseType: AnswerType
  dueAt: Date
}

/** For the pupils of a class: something was given to them (A-303, B-144); it opens their details of it. */
export const workGiven: NoticeKind<About> = {
  type: 'GIVE_ASSIGNMENT',
  group: 'given',
  recipients: ({ classId }) => pupilsOf(classId),
  title: ({ title }) => noticeTexts.given.title(title),
  content: ({ className, dueAt }) => noticeTexts.given.content(className, formatDateTime(dueAt)),
  place: ({ classId, assignmentId, exerciseType }) => ({ classId, assignmentId, exerciseType }),
  target: ({ classId, assignmentId }) =>
    classId !== undefined && assignmentId !== undefined ? studentDetailsPath({ id: assignmentId, classId }) : null,
  occasion: ({ assignmentId }) => assignmentId,
}
