import { STUDENT_CLASSES_PATH } from '@phuong/domain/paths/class-pages'
import type { NoticeKind } from './define.ts'
import { calledBy, noticeTexts } from './texts.ts'

type About = {
  invitationId: string
  classId: string
  className: string
  studentId: string
  /** who asks; of a teacher the sex says how pupils call one */
  by: { fullName: string; sex: boolean | null }
}

/** For a pupil: somebody asks the pupil into a class, which is told by mail too (D06); it opens the own classes. */
export const classInvitation: NoticeKind<About> = {
  type: 'CLASS_INVITATION',
  group: 'class',
  // it waits for an answer in the bell all the same
  refusable: { by: 'student', ways: ['mail'] },
  recipients: ({ studentId }) => [studentId],
  title: ({ className }) => noticeTexts.invited.title(className),
  content: () => noticeTexts.invited.content,
  place: ({ classId }) => ({ classId }),
  target: ({ classId }) => (classId !== undefined ? STUDENT_CLASSES_PATH : null),
  occasion: ({ invitationId }) => invitationId,
  mail: ({ className, by }) => ({
    template: 'class-invitation',
    data: ({ fullName }) => ({ fullName, className, invitedBy: calledBy(by) }),
  }),
}
