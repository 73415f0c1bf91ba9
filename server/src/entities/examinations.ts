import { sql } from 'kysely'
import { defineEntity } from './define.ts'

/**
 * Examinations by grade and unit (B-328, B-333): what a list shows of them, for everybody who is signed in (D08). What they
 * ask and the key are no fields here; those have calls of their own.
 */
export const examinations = defineEntity({
  subModule: 'METADATA',
  name: 'Examinations',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'integer', sql: sql`examinations.id`, filter: true, sort: true },
      rowId: { kind: 'integer', sql: sql`examinations.id` },
      title: { kind: 'text', sql: sql`examinations.title`, sort: sql`examinations.title collate vi_names` },
      grade: { kind: 'integer', sql: sql`examinations.grade`, filter: true, sort: true },
      unit: { kind: 'integer', sql: sql`examinations.unit`, filter: true, sort: true },
      sortOrder: { kind: 'integer', sql: sql`examinations.sort_order`, sort: true },
      /** minutes; null is the usual time of a paper */
      duration: { kind: 'integer', sql: sql`examinations.duration_minutes` },
      createdDate: { kind: 'moment', sql: sql`examinations.created_at`, sort: true },
    },
    from: () => sql`examinations`,
    where: () => sql`true`,
    order: sql`examinations.grade, examinations.unit, examinations.sort_order, examinations.id`,
  },
})
