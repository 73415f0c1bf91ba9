import { studentClassPath } from '@phuong/domain/paths/class-pages'
import type { NoticeKind } from './define.ts'
import { pupilsOf } from './recipients.ts'
import { noticeTexts } from './texts.ts'

type About = {
  noticeId: string
  classId: string
  className: string
  title: string
  /** plain text */
  content: string
}

/** For the pupils of a class: a teacher has told the class something (A-303, D53); it opens the notices of the class. */
export const classNotice: NoticeKind<About> = {
  type: 'CLASS_NOTIFICATION',
  group: 'class',
  recipients: ({ classId }) => pupilsOf(classId),
  title: ({ className, title }) => noticeTexts.toClass.title(className, title),
  content: ({ content }) => content,
  place: ({ classId }) => ({ classId }),
  target: ({ classId }) => (classId !== undefined ? studentClassPath(classId, 'notifications') : null),
  occasion: ({ noticeId }) => noticeId,
}
