import { formatDateTime } from '@phuong/domain/format/dates'
import type { AnswerType } from '@phuong/domain/scoring/scales'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import { noticeTexts } from './texts.ts'

/** What kind of work something given is: the Type of its answers (B-105). */
export type ExerciseType = AnswerType

/** Where a click on a notification leads, and what it is about. */
export type NoticeSetting = {
  type:
    | 'GIVE_ASSIGNMENT'
    | 'SUBMIT_ASSIGNMENT'
    | 'MARK_ASSIGNMENT'
    | 'CLASS_NOTIFICATION'
    | 'CLASS_TEACHER'
    | 'CLASS_INVITATION'
    | 'CLASS_MEMBER'
  classId?: string
  assignmentId?: string
  studentId?: string
  exerciseType?: ExerciseType
}

/** What is told, without whom and when. */
export type Notice = {
  /** plain text */
  title: string
  /** plain text; it is stored as the markup that shows it */
  content: string
  setting: NoticeSetting
  /** the occasion: while its notice is kept, the same one is told once, whoever repeats the call */
  dedupe: string
  /** what the occasions begin with whose notices this one takes the place of: one row is left of them all */
  replaces?: string
}

/** Behind all that may follow the beginning of an occasion, which is of ASCII and ordered by its bytes. */
const behindAll = '\u007f'

/** A plain text as the rich text that shows it: nothing in it is markup any more. */
const asMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r\n|\r|\n/g, '<br>')

/**
 * Tells people something, in the caller's transaction: one statement, however many they are. The same `dedupe` again does
 * nothing. Deleted accounts are told nothing. Notices that this one replaces go, read or not: it is unread and the newest.
 * @param notice.recipients ids of accounts, or a condition over `users`
 * @param notice.senderId whose doing it is; the list shows that person's picture unless `avatar` names another one
 */
export const notify = async (
  db: Db,
  notice: Notice & {
    now: Date
    recipients: readonly string[] | RawBuilder<boolean>
    senderId?: string
    avatar?: string
  },
): Promise<void> => {
  const { now, recipients, title, content, setting, dedupe, replaces = null, senderId = null, avatar = null } = notice
  const toWhom = 'compile' in recipients ? recipients : sql`users.id = any(${recipients}::uuid[])`
  await sql`
    with told as (
      insert into notifications (id, dedupe, type, title, content, avatar, setting, sender_id, created_at)
      values (${newId(now)}, ${dedupe}, ${setting.type}, ${title}, ${asMarkup(content)}, ${avatar},
        ${JSON.stringify(setting)}, ${senderId}, ${now})
      on conflict (dedupe) do nothing returning id
    ), replaced as (
      delete from notifications where dedupe > ${replaces} and dedupe < ${replaces}::text || ${behindAll}
        and dedupe <> ${dedupe} returning id
    ), untold as (
      delete from notification_recipients using replaced where notification_id = replaced.id
    )
    insert into notification_recipients (notification_id, user_id)
    select told.id, users.id from told cross join users where users.status <> 'DELETED' and ${toWhom}`.execute(db)
}

type About = { assignmentId: string; classId: string; title: string; exerciseType: ExerciseType }

/** For the pupils of a class: something was given to them (A-303, B-144). */
export const givenNotice = (about: About & { className: string; dueAt: Date }): Notice => ({
  title: noticeTexts.given.title(about.title),
  content: noticeTexts.given.content(about.className, formatDateTime(about.dueAt)),
  setting: settingOf('GIVE_ASSIGNMENT', about),
  dedupe: `GIVE_ASSIGNMENT ${about.assignmentId}`,
})

/**
 * For the teacher of the class: a pupil has handed in (A-303, B-144). Told once for each attempt, and only the newest is
 * kept: nobody fills a teacher's list, or the table, with one piece of work.
 */
export const submittedNotice = (
  about: About & { className: string; studentId: string; studentName: string; attempt: number },
): Notice => ({
  title: noticeTexts.submitted.title(about.studentName, about.title),
  content: noticeTexts.submitted.content(about.className, about.attempt),
  setting: settingOf('SUBMIT_ASSIGNMENT', about, about.studentId),
  dedupe: `${submittedOccasions(about)}${about.attempt}`,
  replaces: submittedOccasions(about),
})
/** What the occasions of one pupil and one piece of work begin with. */
const submittedOccasions = ({ assignmentId, studentId }: { assignmentId: string; studentId: string }): string =>
  `SUBMIT_ASSIGNMENT ${assignmentId} ${studentId} `

/**
 * For the pupil: the teacher has saved a mark or a comment (A-303, B-144).
 * @param about.change what tells this saving from an earlier one of the same answer, such as the moment or the new values
 */
export const markedNotice = (about: About & { studentId: string; answerId: string; change: string }): Notice => ({
  title: noticeTexts.marked.title(about.title),
  content: noticeTexts.marked.content,
  setting: settingOf('MARK_ASSIGNMENT', about, about.studentId),
  dedupe: `MARK_ASSIGNMENT ${about.answerId} ${about.change}`,
})

/** For a pupil: somebody asks the pupil into a class (D06). */
export const invitedNotice = (about: { invitationId: string; classId: string; className: string }): Notice => ({
  title: noticeTexts.invited.title(about.className),
  content: noticeTexts.invited.content,
  setting: { type: 'CLASS_INVITATION', classId: about.classId },
  dedupe: `CLASS_INVITATION ${about.invitationId}`,
})

/** What the occasions begin with on which a pupil came into a class. */
const memberOccasions = (studentId: string, classId: string): string => `CLASS_MEMBER ${studentId} ${classId} `

/**
 * For a pupil: somebody has put the pupil into a class, or moved the pupil to it. What was told of the class that is left
 * leads nowhere any more, and goes.
 * @param about.by who did it; of a teacher the sex says how pupils call one
 * @param about.leftId the class from which the pupil has moved
 * @param about.change what tells it from an earlier time, such as the moment
 */
export const memberNotice = (about: {
  classId: string
  className: string
  studentId: string
  by: { fullName: string; sex: boolean | null }
  leftId: string | null
  change: string
}): Notice => ({
  title: noticeTexts.member.title(about.className),
  content: noticeTexts.member[about.leftId === null ? 'added' : 'moved'](
    noticeTexts.member.called(about.by.fullName, about.by.sex),
  ),
  setting: { type: 'CLASS_MEMBER', classId: about.classId },
  dedupe: `${memberOccasions(about.studentId, about.classId)}${about.change}`,
  replaces: memberOccasions(about.studentId, about.leftId ?? about.classId),
})

/** The occasion of a notice of a class. */
export const classNoticeOccasion = (noticeId: string): string => `CLASS_NOTIFICATION ${noticeId}`

/** For the pupils of a class: a teacher has told the class something (A-303, D53). */
export const classNotice = (about: {
  noticeId: string
  classId: string
  className: string
  title: string
  content: string
}): Notice => ({
  title: noticeTexts.toClass.title(about.className, about.title),
  content: about.content,
  setting: { type: 'CLASS_NOTIFICATION', classId: about.classId },
  dedupe: classNoticeOccasion(about.noticeId),
})

/**
 * For a teacher: somebody has let the teacher into a class, or given it over.
 * @param about.change what tells it from an earlier time, such as the moment
 */
export const teacherNotice = (about: {
  as: 'colleague' | 'owner'
  classId: string
  className: string
  teacherId: string
  by: string
  change: string
}): Notice => ({
  title: noticeTexts[about.as].title(about.className),
  content: noticeTexts[about.as].content(about.by),
  setting: { type: 'CLASS_TEACHER', classId: about.classId },
  dedupe: `CLASS_TEACHER ${about.classId} ${about.teacherId} ${about.as} ${about.change}`,
})

const settingOf = (
  type: NoticeSetting['type'],
  { classId, assignmentId, exerciseType }: About,
  studentId?: string,
): NoticeSetting => ({ type, classId, assignmentId, ...(studentId !== undefined && { studentId }), exerciseType })
