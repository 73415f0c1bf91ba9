import type { Audience } from '@phuong/domain/forms/announcement'
import { beginningOf } from '@phuong/domain/rich-text/plain'
import type { RawBuilder } from 'kysely'
import type { NoticeKind } from './define.ts'

type About = {
  /** of the notification */
  id: string
  title: string
  /** markup that was cleaned */
  markup: string
  audience: Audience
  /** whom it reaches, as a condition over `users` (access/announcements.ts) */
  reach: RawBuilder<boolean>
}

/** Letters of the beginning that lists carry. */
const leadLetters = 300

/** What a person wrote to many (B-353, D07). It opens the page of notifications: its setting is empty (B-365). */
export const announcement: NoticeKind<About> = {
  type: 'ANNOUNCEMENT',
  group: 'common',
  recipients: ({ reach }) => reach,
  title: ({ title }) => title,
  content: ({ id, markup, audience }) => ({ id, markup, lead: beginningOf(markup, leadLetters), audience }),
  place: () => null,
  target: () => null,
  occasion: ({ id }) => id,
}
