import { ASSIGNMENT_TEXTS } from '@phuong/domain/forms/assignment'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesAssignment } from '../access/assignments.ts'
import { assignmentColumns, assignmentTables } from '../services/assignments/assignment-rows.ts'
import { giveWork } from '../services/assignments/give.ts'
import { withUsual, workFields } from '../services/assignments/shape.ts'
import { defineEntity, type Field } from './define.ts'
import { entityTexts } from './texts.ts'

const input = z.object({
  ...workFields,
  assignmentType: z.literal('ASSIGNMENT').default('ASSIGNMENT'),
  classId: z.uuid(ASSIGNMENT_TEXTS.classMissing),
  attachmentId: z.uuid(ASSIGNMENT_TEXTS.worksheetMissing),
  examId: z.null(entityTexts.examLater).default(null),
})

const field = (name: keyof typeof assignmentColumns, kind: Field['kind'], more: Omit<Field, 'kind' | 'sql'> = {}) => ({
  [name]: { kind, sql: assignmentColumns[name], ...more },
})

/**
 * What is given to classes (B-110): read by everybody who belongs to the class now (B-136, D05); made by the class's
 * teacher or an administrator, one record per class (B-100, B-124). It is changed and taken back by procedures of its own.
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
      ...field('title', 'text', { sort: sql`assignments.title collate vi_names` }),
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
    handle: ({ db, user, now }, { settings, ...work }) =>
      giveWork(db, { user, now }, withUsual({ ...work, ...settings })),
  },
})
