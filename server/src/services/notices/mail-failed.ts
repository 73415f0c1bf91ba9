import { PROFILE_PATH } from '@phuong/domain/paths/profile'
import type { NoticeKind } from './define.ts'
import { noticeTexts } from './texts.ts'

type About = {
  /** the mail of the outbox */
  mailId: string
  personId: string
}

/** For somebody whose password was changed: the mail about it did not go. It opens the own page, where the e-mail stands. */
export const mailFailed: NoticeKind<About> = {
  type: 'MAIL_FAILED',
  group: 'common',
  recipients: ({ personId }) => [personId],
  title: () => noticeTexts.mailFailed.title,
  content: () => noticeTexts.mailFailed.content,
  place: () => ({}),
  target: () => PROFILE_PATH,
  occasion: ({ mailId }) => mailId,
}
