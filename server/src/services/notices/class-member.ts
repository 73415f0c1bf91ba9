import { studentClassPath } from '@phuong/domain/paths/class-pages'
import type { NoticeKind } from './define.ts'
import { calledBy, noticeTexts } from './texts.ts'

type About = {
  classId: string
  className: string
  studentId: string
  /** who did it; of a teacher the sex says how pupils call one */
  by: { fullName: string; sex: boolean | null }
  /** the class from which the pupil has moved */
  leftId: string | null
  /** what tells it from an earlier time, such as the moment */
  change: string
}

/** What the occasions begin with on which a pupil came into a class. */
const comingsOf = (studentId: string, classId: string): string => `${studentId} ${classId} `

/**
 * For a pupil: somebody has put the pupil into a class, or moved the pupil to it. What was told of the class that is left
 * leads nowhere any more, and goes. It opens the class.
 */
export const classMember: NoticeKind<About> = {
  type: 'CLASS_MEMBER',
  group: 'class',
  recipients: ({ studentId }) => [studentId],
  title: ({ className }) => noticeTexts.member.title(className),
  content: ({ by, leftId }) => noticeTexts.member[leftId === null ? 'added' : 'moved'](calledBy(by)),
  place: ({ classId }) => ({ classId }),
  target: ({ classId }) => (classId !== undefined ? studentClassPath(classId) : null),
  occasion: ({ studentId, classId, change }) => `${comingsOf(studentId, classId)}${change}`,
  replaces: ({ studentId, classId, leftId }) => comingsOf(studentId, leftId ?? classId),
}
