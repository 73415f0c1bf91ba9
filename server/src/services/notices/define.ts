import type { Audience } from '@phuong/domain/forms/announcement'
import type { NoticeGroup } from '@phuong/domain/notices/groups'
import type { RoleName } from '@phuong/domain/people/roles'
import type { RawBuilder } from 'kysely'
import type { TemplateData, TemplateName } from '../mail/templates/registry.ts'

/** What a notification is about, as it is stored and as it is on the wire. */
export type NoticePlace = { classId?: string; assignmentId?: string; studentId?: string; exerciseType?: string }

/** The same with the kind of notification that it is. */
export type NoticeSetting = NoticePlace & { type: string }

/**
 * What a notification says: in plain text, which is stored as the markup that shows it, or in rich text that somebody wrote,
 * which was cleaned, with its beginning in plain text and for whom it was written.
 */
export type NoticeWords =
  | { /** plain text */ content: string }
  | { id: string /** markup that was cleaned */; markup: string; lead: string; audience: Audience }

/** Ids of accounts, or a condition over `users`. */
export type Recipients = readonly string[] | RawBuilder<boolean>

/** A mail that goes with a notification: which one, and what it says to one of its recipients. */
export type NoticeMail = {
  [Name in TemplateName]: { template: Name; data(person: { fullName: string }): TemplateData<Name> }
}[TemplateName]

/** The ways by which a person is told. */
export const NOTICE_WAYS = ['bell', 'mail'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/**
 * A kind of notification: who receives it, what it says, where a click on it leads, and whether a mail goes with it. Every
 * notification stands in the bell, but for those who have refused its kind.
 */
export type NoticeKind<About> = {
  /** its name on the wire */
  readonly type: string
  /** where the page of notifications has it */
  readonly group: NoticeGroup
  /** who may refuse it, and by which ways; without it nobody: what must be read is told to all */
  readonly refusable?: { readonly by: RoleName; readonly ways: readonly NoticeWay[] }
  recipients(about: About): Recipients
  /** plain text */
  title(about: About): string
  /** plain text, or what somebody wrote */
  content(about: About): string | Exclude<NoticeWords, { content: string }>
  /** null for one with an empty setting (B-365) */
  place(about: About): NoticePlace | null
  /** what a click opens; null where the place lacks what the address needs. Its ids are letters, digits and dashes */
  target(place: NoticePlace): `/${string}` | null
  /** what tells one occasion of this kind from another: while its notification is kept, it is told once. ASCII */
  occasion(about: About): string
  /** what the occasions begin with whose notifications this one takes the place of */
  replaces?(about: About): string
  /** goes to those recipients that have an e-mail */
  mail?(about: About): NoticeMail
}
