import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import { mayInClass, seesClass } from './classes.ts'
import type { SessionUser } from './session-user.ts'

/**
 * Entity names under which files are stored: in a folder, as a new background of a worksheet (B-536), and in a session of a
 * class (D54).
 */
export const folderEntity = 't_PHUONG_CLASSES_Folders'
export const worksheetEntity = 't_PHUONG_SHARE_Attachments'
export const sessionEntity = 't_PHUONG_CLASSES_Sessions'

type Table = 'attachments' | 'worksheet'

/** D04 over one row: its creator, an administrator, a manager where it is PUBLIC (domain: mayEdit). */
const edits = (user: SessionUser, table: Table): RawBuilder<boolean> => {
  if (isAdministrator(user)) return sql`true`
  const own = sql`${sql.ref(`${table}.created_by`)} = ${user.id}`
  return hasRole(user, 'manager')
    ? sql`(${own} or ${sql.ref(`${table}.visibility`)} = 'PUBLIC')`
    : (own as RawBuilder<boolean>)
}

/** Whether a row of `attachments` lies in a session of a class for which `schoolClass` holds, over a row of `classes`. */
const liesInSessionOf = (schoolClass: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`(attachments.entity_name = ${sessionEntity} and exists (select from class_sessions as session
    join classes on classes.id = session.class_id and classes.archived_at is null
    where session.id = attachments.entity_id and ${schoolClass}))`

/**
 * Who may edit and delete a file (A-113 to A-116, A-364), as a condition over a row of `attachments`. A background
 * belongs to its worksheet: who may edit the one may edit the other. A file of a session belongs to its class, whoever has
 * put it there: who gives in the class may edit it.
 */
export const editsAttachment = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`true`
    : sql`(attachments.entity_name <> ${sessionEntity} and ${edits(user, 'attachments')}
        or (attachments.entity_name = ${worksheetEntity} and exists (
          select from attachments as worksheet where worksheet.id = attachments.entity_id and ${edits(user, 'worksheet')}))
        or ${liesInSessionOf(mayInClass(user, 'give'))})`

/** Who opens a file as it was stored: who may edit it, and of a session everybody who sees its class (D54). */
export const opensOriginal = (user: SessionUser): RawBuilder<boolean> =>
  sql`(${editsAttachment(user)} or ${liesInSessionOf(seesClass(user))})`

/** Worksheets that were given to a class which this person belongs to, by its pupils, teacher or manager (B-631). */
const given = (user: SessionUser, worksheet: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from assignments
    join assignment_classes on assignment_classes.assignment_id = assignments.id
    join classes on classes.id = assignment_classes.class_id
    where assignments.worksheet_id = ${worksheet} and assignments.deleted_at is null
      and classes.archived_at is null and ${seesClass(user)})`

/** Whose row one sees: what one may edit, and worksheets given to a class of one's own. */
export const seesAttachment = (user: SessionUser): RawBuilder<boolean> =>
  sql`(${editsAttachment(user)} or ${given(user, sql`attachments.id`)})`

/**
 * Who sees the picture of a page, over rows of `attachments` and the number of a page: who may edit the file or a
 * worksheet that shows the page; everybody else only pages that a revision of a worksheet shows (the others may hold
 * the key, docs/protocol.md 7), when that worksheet was given to a class of theirs or they have a sitting of it. What
 * was shown once stays visible to them, whatever became of the file.
 */
export const seesPage = (user: SessionUser, page: number): RawBuilder<boolean> =>
  sql`((attachments.deleted_at is null and ${editsAttachment(user)}) or exists (
    select from worksheet_pages as shown join attachments as worksheet on worksheet.id = shown.worksheet_id
    where shown.attachment_id = attachments.id and shown.page = ${page}::int
      and ((worksheet.deleted_at is null and ${edits(user, 'worksheet')}) or ${given(user, sql`worksheet.id`)}
        or exists (select from sittings where sittings.worksheet_id = worksheet.id and sittings.user_id = ${user.id}))))`
