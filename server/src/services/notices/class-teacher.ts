import { teacherClassPath } from '@phuong/domain/paths/staff-pages'
import type { NoticeKind } from './define.ts'
import { noticeTexts } from './texts.ts'

type About = {
  as: 'colleague' | 'owner'
  classId: string
  className: string
  teacherId: string
  /** name of who did it */
  by: string
  /** what tells it from an earlier time, such as the moment */
  change: string
}

/** For a teacher: somebody has let the teacher into a class, or given it over; it opens the class. */
export const classTeacher: NoticeKind<About> = {
  type: 'CLASS_TEACHER',
  group: 'class',
  recipients: ({ teacherId }) => [teacherId],
  title: ({ as, className }) => noticeTexts[as].title(className),
  content: ({ as, by }) => noticeTexts[as].content(by),
  place: ({ classId }) => ({ classId }),
  target: ({ classId }) => (classId !== undefined ? teacherClassPath(classId) : null),
  occasion: ({ classId, teacherId, as, change }) => `${classId} ${teacherId} ${as} ${change}`,
}
