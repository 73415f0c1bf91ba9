import type { NoticeGroup } from '@phuong/domain/notices/groups'
import { announcement } from './announcement.ts'
import { classInvitation } from './class-invitation.ts'
import { classMember } from './class-member.ts'
import { classNotice } from './class-notice.ts'
import { classTeacher } from './class-teacher.ts'
import type { NoticeKind, NoticePlace, NoticeSetting } from './define.ts'
import { mailFailed } from './mail-failed.ts'
import { workGiven } from './work-given.ts'
import { workMarked } from './work-marked.ts'
import { workSubmitted } from './work-submitted.ts'

/** All kinds of notifications. */
export const notices: readonly Pick<NoticeKind<never>, 'type' | 'group' | 'refusable' | 'target'>[] = [
  workGiven,
  workSubmitted,
  workMarked,
  classNotice,
  classTeacher,
  classInvitation,
  classMember,
  announcement,
  mailFailed,
  // new notices: above this line
]

/** The kinds of a group, as rows name them. */
export const typesOf = (group: NoticeGroup): string[] =>
  notices.filter((kind) => kind.group === group).map(({ type }) => type)

/** As it stands in a row: empty where somebody wrote it (B-365). */
export type StoredSetting = NoticePlace & Partial<Pick<NoticeSetting, 'type'>>

/** Ids are made of letters, digits and dashes: nothing else may find its way into an address. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value)

const idsOf = ({ classId, assignmentId, studentId, exerciseType }: NoticePlace): NoticePlace =>
  Object.fromEntries(Object.entries({ classId, assignmentId, studentId, exerciseType }).filter(([, id]) => isId(id)))

/**
 * The address that a click on a notification opens. Null when it leads nowhere: no setting, a type that no
 * kind has, or a setting that lacks what the address needs.
 */
export const targetOf = (setting: StoredSetting | null): `/${string}` | null =>
  setting === null ? null : (notices.find(({ type }) => type === setting.type)?.target(idsOf(setting)) ?? null)
