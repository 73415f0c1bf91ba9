import {
  ASSIGNMENT_ATTEMPTS,
  ASSIGNMENT_COLORS,
  ASSIGNMENT_TEXTS,
  dueDateOf,
  MAX_INSTRUCTION_LETTERS,
  MAX_POINTS,
  MIN_POINTS,
  SOLUTIONS_RULES,
  titleFault,
  USUAL_POINTS,
} from '@phuong/domain/forms/assignment'
import { cleanText, visibleText } from '@phuong/domain/names/clean'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesAssignment } from '../access/assignments.ts'
import { assignmentColumns, assignmentTables } from '../services/assignment-rows.ts'
import { giveWork } from '../services/assignments/give.ts'
import { defineEntity, type Field } from './define.ts'
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
    .pipe(z.string().max(MAX_INSTRUCTION_LETTERS))
    .default(''),
  // a moment, or a day, which means the end of it (docs/protocol.md 4)
  dueDate: z.string(ASSIGNMENT_TEXTS.dueDateMissing).transform((due, context) => {
    const dueAt = dueDateOf(due)
    if (dueAt !== null) return dueAt
    complain(context, ASSIGNMENT_TEXTS.dueDateMissing)
    return z.NEVER
  }),
  color: z.enum(ASSIGNMENT_COLORS.map(({ value }) => value)).default(ASSIGNMENT_COLORS[0].value),
  assignmentType: z.literal('ASSIGNMENT').default('ASSIGNMENT'),
  points: z
    .number(ASSIGNMENT_TEXTS.pointsOutOfRange)
    .min(MIN_POINTS, ASSIGNMENT_TEXTS.pointsOutOfRange)
    .max(MAX_POINTS, ASSIGNMENT_TEXTS.pointsOutOfRange)
    .default(USUAL_POINTS),
  classId: z.uuid(ASSIGNMENT_TEXTS.classMissing),
  attachmentId: z.uuid(entityTexts.worksheetMissing),
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
 * create refuses BAD_PARAMETERS with a text per field (B-114 to B-122) and what `giveWork` refuses.
 */
export const assignments = defineEntity({
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
    handle: ({ db, user, now }, { dueDate: dueAt, settings, ...given }) =>
      giveWork(db, { user, now }, { ...given, ...settings, dueAt }),
  },
})
