import {
  type ASSIGNMENT_ATTEMPTS,
  ASSIGNMENT_TEXTS,
  type AssignmentColor,
  dueDateFault,
  dueDateOf,
  type SolutionsRule,
} from '@phuong/domain/forms/assignment'
import { refuse } from '@phuong/domain/refusals'
import { givenZones, readDocument, unfinishedZones } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import { mayGiveTo, mayGiveWorksheet } from '../../access/assignments.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import { tell } from '../notices/tell.ts'
import { workGiven } from '../notices/work-given.ts'
import { givingTexts } from './texts.ts'

/** A worksheet on its way to one class, under the rules of the form (B-110 to B-119). */
export type WorkToGive = {
  title: string
  /** plain text of several lines */
  instructions: string
  /** a day, which means the end of it, or a moment, as on the wire (docs/protocol.md 4) */
  dueDate: string
  /** the highest mark, 0 to 10 */
  points: number
  color: AssignmentColor
  classId: string
  attachmentId: string
  /** null is unlimited */
  attempts: (typeof ASSIGNMENT_ATTEMPTS)[number]
  solutions: SolutionsRule
}

type Receiver = { id: string; name: string; schoolYearId: number }

/** The class that something is given to. @throws NOT_FOUND when it is not the caller's to give to */
const selectClass = async (db: Db, user: SessionUser, classId: string): Promise<Receiver> => {
  const { rows } = await sql<Receiver>`
    select id, class_name as name, school_year_id as "schoolYearId" from classes where id = ${classId} and ${mayGiveTo(user)}`.execute(
    db,
  )
  if (rows[0] === undefined) throw refuse('NOT_FOUND')
  return rows[0]
}

const unfinished = (text: string) => refuse('UNFINISHED', { fields: { attachmentId: text } })

/** The worksheet, drawn to its end. @throws NOT_FOUND when it is not the caller's to give, UNFINISHED */
const selectWorksheet = async (db: Db, user: SessionUser, attachmentId: string): Promise<{ tags: string | null }> => {
  const { rows } = await sql<{ tags: string | null; document: unknown }>`
    select attachments.tags, saved.json_data as document from attachments
    left join worksheets on worksheets.id = attachments.id
    left join worksheet_revisions as saved
      on saved.worksheet_id = worksheets.id and saved.revision = worksheets.revision
    where attachments.id = ${attachmentId} and ${mayGiveWorksheet(user)}`.execute(db)
  const [worksheet] = rows
  if (worksheet === undefined) throw refuse('NOT_FOUND')
  const document = readDocument(worksheet.document)
  if (document === undefined || givenZones(document.zones).length === 0) throw unfinished(givingTexts.worksheetNotDrawn)
  const toMend = unfinishedZones(document).length
  if (toMend > 0) throw unfinished(givingTexts.zonesUnfinished(toMend))
  return worksheet
}

/**
 * Gives a worksheet to one class (B-100, B-124): the record with a copy of the worksheet's tags (B-113), and a
 * notification for each pupil of the class (B-144), in the caller's transaction.
 * @returns the id of the assignment
 * @throws BAD_PARAMETERS for a due date that is not after today, or a moment that is not after now (B-122, D63), NOT_FOUND for a class or a worksheet that is
 * not the caller's to give, UNFINISHED while the worksheet has zones to mend or no zone to give; `fields.attachmentId`
 * says how many
 */
export const giveWork = async (
  tx: Db,
  { user, now }: { user: SessionUser; now: Date },
  work: WorkToGive,
): Promise<string> => {
  const fault = dueDateFault(work.dueDate, now)
  const dueAt = dueDateOf(work.dueDate)
  if (fault !== null || dueAt === null)
    throw refuse('BAD_PARAMETERS', { fields: { dueDate: fault ?? ASSIGNMENT_TEXTS.dueDateMissing } })
  const to = await selectClass(tx, user, work.classId)
  const { tags } = await selectWorksheet(tx, user, work.attachmentId)
  const id = newId(now)
  const type = 'LIVEWORKSHEET'
  const { title, instructions, points, color, attachmentId, attempts, solutions } = work
  await tx
    .insertInto('assignments')
    .values({
      id,
      type,
      title,
      instructions,
      points,
      color,
      due_at: dueAt,
      worksheet_id: attachmentId,
      attempts,
      solutions,
      tags,
      // work stays with the year of its class, also where it is given after its end
      school_year_id: to.schoolYearId,
      created_by: user.id,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx.insertInto('assignment_classes').values({ assignment_id: id, class_id: to.id }).execute()
  const about = { assignmentId: id, classId: to.id, className: to.name, title, exerciseType: type, dueAt }
  await tell(tx, workGiven, about, { now, senderId: user.id })
  return id
}
