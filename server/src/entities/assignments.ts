import {
  ASSIGNMENT_ATTEMPTS,
  ASSIGNMENT_COLORS,
  ASSIGNMENT_TEXTS,
  dueDateFault,
  dueDateOf,
  LEAST_POINTS,
  MOST_INSTRUCTION_LETTERS,
  MOST_POINTS,
  SOLUTIONS_RULES,
  titleFault,
  USUAL_POINTS,
} from '@phuong/domain/forms/assignment'
import { cleanText, visibleText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { givenZones, readDocument, unfinishedZones } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayGiveSheet, mayGiveTo, seesAssignment } from '../access/assignments.ts'
import { newId } from '../chance.ts'
import type { Db } from '../db/database.ts'
import { assignmentColumns, assignmentTables } from '../services/assignment-rows.ts'
import { givenNotice, notify } from '../services/notify.ts'
import type { SessionUser } from '../services/sessions.ts'
import type { Entity, Field } from './define.ts'
import { entityTexts } from './texts.ts'

const input = z.object({
  title: z
    .string(ASSIGNMENT_TEXTS.titleMissing)
    .transform(cleanText)
    .superRefine((title, context) => complain(context, titleFault(title))),
  /** plain text of several lines */
  instructions: z
    .string()
    .transform((text) => visibleText(text).normalize('NFC').trim())
    .pipe(z.string().max(MOST_INSTRUCTION_LETTERS))
    .default(''),
  // a moment, or a day, which means the end of it (wire.md 4)
  dueDate: z
    .string(ASSIGNMENT_TEXTS.dueDateMissing)
    .refine((due) => dueDateOf(due) !== null, ASSIGNMENT_TEXTS.dueDateMissing),
  color: z.enum(ASSIGNMENT_COLORS.map(({ value }) => value)).default(ASSIGNMENT_COLORS[0].value),
  assignmentType: z.literal('ASSIGNMENT').default('ASSIGNMENT'),
  points: z
    .number(ASSIGNMENT_TEXTS.pointsOutOfRange)
    .min(LEAST_POINTS, ASSIGNMENT_TEXTS.pointsOutOfRange)
    .max(MOST_POINTS, ASSIGNMENT_TEXTS.pointsOutOfRange)
    .default(USUAL_POINTS),
  classId: z.uuid(ASSIGNMENT_TEXTS.classMissing),
  attachmentId: z.uuid(entityTexts.sheetMissing),
  examId: z.null(entityTexts.examLater).default(null),
  settings: z
    .object({
      attempts: z.literal(ASSIGNMENT_ATTEMPTS).default(null),
      solutions: z.enum(SOLUTIONS_RULES).default('AFTER_SUBMIT'),
    })
    .prefault({}),
})

const complain = (context: z.RefinementCtx, text: string | null): void => {
  if (text !== null) context.addIssue({ code: 'custom', message: text })
}

const field = (name: keyof typeof assignmentColumns, kind: Field['kind'], more: Omit<Field, 'kind' | 'sql'> = {}) => ({
  [name]: { kind, sql: assignmentColumns[name], ...more },
})

/**
 * What is given to classes (B-110): read by everybody who belongs to the class now (B-136, D05); made by the class's
 * teacher or an administrator, one record per class (B-100, B-124). It can be neither changed nor taken back yet.
 *
 * create refuses BAD_PARAMETERS with a text per field (B-114 to B-122), NOT_FOUND for a class that is not the caller's to
 * give to and for a worksheet that is not the caller's to give, UNFINISHED while the worksheet has zones to mend or no
 * zone to give (wire.md 7); `fields.attachmentId` says how many.
 */
export const assignments: Entity = {
  subModule: 'CLASSWORK',
  name: 'Assignments',
  read: {
    allow: 'authenticated',
    fields: {
      ...field('id', 'uuid', { filter: true }),
      ...field('rowId', 'uuid'),
      ...field('title', 'text', { sort: sql`assignments.title collate "vi-x-icu"` }),
      ...field('instructions', 'text'),
      ...field('dueDate', 'moment', { sort: true }),
      ...field('color', 'text'),
      ...field('assignmentType', 'text'),
      ...field('exerciseType', 'text', { filter: true }),
      ...field('points', 'number'),
      ...field('classId', 'uuid', { filter: true }),
      ...field('className', 'text'),
      ...field('createdBy', 'uuid', { filter: true }),
      ...field('createdByName', 'text'),
      ...field('createdDate', 'moment', { sort: true }),
      ...field('attachmentId', 'uuid', { filter: true }),
      ...field('fileName', 'text'),
      ...field('examId', 'integer', { filter: true }),
      ...field('settings', 'json'),
    },
    from: () => assignmentTables,
    where: (user) => seesAssignment(user),
    order: sql`assignments.created_at desc, assignments.id desc`,
  },
  create: {
    allow: ['teacher', 'administrator'],
    input,
    handle: async ({ db, user, now }, values) => {
      const given = values as z.output<typeof input>
      const fault = dueDateFault(given.dueDate, now)
      const dueAt = dueDateOf(given.dueDate)
      if (fault !== null || dueAt === null)
        throw refuse('BAD_PARAMETERS', { fields: { dueDate: fault ?? ASSIGNMENT_TEXTS.dueDateMissing } })
      const room = await selectRoom(db, user, given.classId)
      const sheet = await selectSheet(db, user, given.attachmentId)
      const id = newId(now)
      const { title, instructions, points, color, attachmentId } = given
      await db
        .insertInto('assignments')
        .values({
          id,
          type: 'LIVEWORKSHEET',
          title,
          instructions,
          points,
          color,
          due_at: dueAt,
          attachment_id: attachmentId,
          attempts: given.settings.attempts,
          solutions: given.settings.solutions,
          tags: sheet.tags,
          created_by: user.id,
          created_at: now,
          updated_at: now,
        })
        .execute()
      await db.insertInto('assignment_classes').values({ assignment_id: id, class_id: room.id }).execute()
      await notify(db, {
        now,
        recipients: sql`users.id in (select student_id from class_members
          where class_id = ${room.id} and left_at is null)`,
        senderId: user.id,
        ...givenNotice({
          assignmentId: id,
          classId: room.id,
          className: room.name,
          title,
          exerciseType: 'LIVEWORKSHEET',
          dueAt,
        }),
      })
      return id
    },
  },
}

/** The class that something is given to. @throws NOT_FOUND when it is not the caller's to give to */
const selectRoom = async (db: Db, user: SessionUser, classId: string): Promise<{ id: string; name: string }> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, class_name as name from classes where id = ${classId} and ${mayGiveTo(user)}`.execute(db)
  if (rows[0] === undefined) throw refuse('NOT_FOUND')
  return rows[0]
}

/** The worksheet, drawn to its end. @throws NOT_FOUND when it is not the caller's to give, UNFINISHED */
const selectSheet = async (db: Db, user: SessionUser, attachmentId: string): Promise<{ tags: string | null }> => {
  const { rows } = await sql<{ tags: string | null; document: unknown }>`
    select attachments.tags, saved.json_data as document from attachments
    left join attachment_revisions as saved
      on saved.attachment_id = attachments.id and saved.revision = attachments.revision
    where attachments.id = ${attachmentId} and ${mayGiveSheet(user)}`.execute(db)
  const [sheet] = rows
  if (sheet === undefined) throw refuse('NOT_FOUND')
  const document = readDocument(sheet.document)
  if (document === undefined || givenZones(document.zones).length === 0) throw unfinished(entityTexts.sheetNotDrawn)
  const toMend = unfinishedZones(document).length
  if (toMend > 0) throw unfinished(entityTexts.zonesUnfinished(toMend))
  return sheet
}

const unfinished = (text: string) => refuse('UNFINISHED', { fields: { attachmentId: text } })
