import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { toWireMoment } from '@phuong/domain/format/dates'
import { NOTICE_GROUPS } from '@phuong/domain/notices/groups'
import { READ_MEANWHILE_MAX } from '@phuong/domain/notices/limits'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { announcement } from '../../services/notices/announcement.ts'
import { asMarkup } from '../../services/notices/notify.ts'
import { type StoredSetting, targetOf, typesOf } from '../../services/notices/registry.ts'
import { defineProcedure, paging } from '../define.ts'
import { noticeStatusTexts } from './texts.ts'

type Stored = {
  id: string
  title: string
  content: string | null
  lead: string | null
  sender: string | null
  avatar: string | null
  isRead: boolean
  createdAt: Date
  setting: StoredSetting | null
  totalRows: number
  unread: number
}

/** Letters of a content up to which lists of several carry it whole: the bell asks every minute. */
const wholeLetters = 2_000

/**
 * The notifications of the caller, newest first (A-262, B-369): the bell's five, the page's ten, one by its id, none for an
 * id that the caller does not have (A-285, B-346), and the probe of a client
 * that was offline, which reads nothing of the answer (C-624, C-625).
 * @throws FORBIDDEN for the id of anybody else, whoever asks (A-263, B-372)
 */
export const notificationsList = defineProcedure({
  name: 'ThongBao_NguoiDung_DanhSach',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({
    UserId: z.union([z.uuid(), z.literal('')]).nullish(),
    /** this one alone, wherever it stands in the list (B-346) */
    ThongBaoId: z.uuid().nullish(),
    /** those of a group of kinds alone */
    Group: z.literal(NOTICE_GROUPS).nullish(),
    /** unread ones alone */
    Unread: z.boolean().nullish(),
    /** of unread ones alone: also these, which were read on the pages before, so that nothing moves past a page unseen */
    ReadMeanwhile: z.array(z.uuid()).max(READ_MEANWHILE_MAX).nullish(),
    ...paging(10, 100),
  }),
  output: z.object({
    id: z.string(),
    thongBaoId: z.string(),
    /** plain text */
    title: z.string(),
    /** rich text, cleaned when it was written (A-261, B-350) */
    content: z.string(),
    /** false where the content is long and asked for among others: it is then its beginning, in plain text */
    isWhole: z.boolean(),
    /** the name of who wrote it, of one that somebody wrote to many (B-373) */
    sender: z.string().nullable(),
    avatar: z.string().nullable(),
    /** 0 unread, 1 read (A-258, B-351) */
    status: z.literal([0, 1]),
    statusText: z.string(),
    createDate: z.string().nullable(),
    /** what it is about (A-259) */
    setting: z
      .object({
        /** none of one that somebody wrote to many (B-365) */
        type: z.string().optional(),
        classId: z.string().optional(),
        assignmentId: z.string().optional(),
        studentId: z.string().optional(),
        exerciseType: z.string().optional(),
      })
      .nullable(),
    /** the address that a click opens (A-277 to A-280); null for the page of notifications (A-281 to A-283) */
    target: z.string().nullable(),
    /** how many the list has that this is a page of */
    totalRows: z.int(),
    /** of all of them, on each row, the first included (A-260) */
    totalRows_NotRead: z.int(),
  }),
  handle: async ({ db, user }, { UserId, ThongBaoId, Group, Unread, ReadMeanwhile, PageNum, PageSize }) => {
    if (UserId && !isEmptyGuid(UserId) && UserId !== user.id) throw refuse('FORBIDDEN')
    const own = sql`notification_recipients where user_id = ${user.id} and deleted_at is null`
    const one = ThongBaoId ? sql`and notification_id = ${ThongBaoId}` : sql``
    const kinds = Group ? sql`and kind in (${sql.join(typesOf(Group))})` : sql``
    const meanwhile = ReadMeanwhile?.length ? sql`or notification_id = any(${ReadMeanwhile})` : sql``
    const some = sql`${own} ${kinds} ${Unread ? sql`and (read_at is null ${meanwhile})` : sql``}`
    const { rows } = await sql<Stored>`
      select notifications.id, notifications.title, notifications.lead,
        case when ${Boolean(ThongBaoId)} or notifications.lead is null or length(notifications.content) <= ${wholeLetters}
          then notifications.content end as content,
        case when notifications.type = ${announcement.type} then sender.full_name end as sender,
        coalesce(notifications.avatar, sender.avatar_url) as avatar, page.read_at is not null as "isRead",
        notifications.created_at as "createdAt", notifications.setting,
        (select count(*)::int from ${some}) as "totalRows",
        (select count(*)::int from ${own} and read_at is null) as unread
      from (select notification_id, read_at from ${some} ${one} order by notification_id desc
        limit ${PageSize} offset ${(PageNum - 1) * PageSize}) as page
      join notifications on notifications.id = page.notification_id
      left join users as sender on sender.id = notifications.sender_id
      order by page.notification_id desc`.execute(db)
    return {
      rows: rows.map(({ id, title, content, lead, avatar, isRead, createdAt, setting, totalRows, unread, sender }) => ({
        id,
        thongBaoId: id,
        title,
        content: content ?? asMarkup(lead ?? ''),
        isWhole: content !== null,
        sender,
        avatar,
        status: isRead ? (1 as const) : (0 as const),
        statusText: isRead ? noticeStatusTexts.read : noticeStatusTexts.unread,
        createDate: toWireMoment(createdAt),
        setting,
        target: targetOf(setting),
        totalRows,
        totalRows_NotRead: unread,
      })),
    }
  },
})
