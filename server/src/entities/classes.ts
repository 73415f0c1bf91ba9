import { CLASS_STATUSES } from '@phuong/domain/catalogue/learning'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass, seesClass } from '../access/classes.ts'
import { newClassCode, newId } from '../chance.ts'
import { countPupils, withOwner } from '../services/classes/class-rows.ts'
import { makeClass } from '../services/classes/make-class.ts'
import { classLimitOf } from '../services/people/account-lists.ts'
import { defineEntity } from './define.ts'

const name = z.string().transform(cleanText).pipe(z.string().min(1).max(50))

/** Classes: read by those who belong to them; made, renamed, given a status and archived by their teacher (A-118, A-437, B-094). */
export const classes = defineEntity({
  subModule: 'CLASSES',
  name: 'Classes',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'uuid', sql: sql`classes.id`, filter: true },
      rowId: { kind: 'uuid', sql: sql`classes.id` },
      className: {
        kind: 'text',
        sql: sql`classes.class_name`,
        filter: true,
        sort: sql`classes.class_name collate vi_names`,
      },
      code: { kind: 'text', sql: sql`classes.code` },
      teacherId: { kind: 'uuid', sql: sql`teacher.id`, filter: true },
      teacherName: { kind: 'text', sql: sql`teacher.full_name` },
      schoolId: { kind: 'integer', sql: sql`classes.school_id`, filter: true },
      classId: { kind: 'integer', sql: sql`classes.grade`, filter: true },
      status: { kind: 'text', sql: sql`classes.status`, filter: true },
      totalStudents: { kind: 'integer', sql: countPupils },
      createdDate: { kind: 'moment', sql: sql`classes.created_at`, sort: true },
    },
    from: () => sql`classes ${withOwner}`,
    where: (user) => sql`classes.archived_at is null and ${seesClass(user)}`,
    order: sql`classes.class_name collate vi_names, classes.id`,
  },
  create: {
    allow: ['teacher', 'administrator'],
    input: z.object({ className: name, classId: z.int().min(0).max(12).nullable().default(null) }),
    handle: async ({ db, user, now }, { className, classId }) => {
      const limit = classLimitOf(user)
      if (limit !== null) {
        // two classes made at once take turns, or both would find the last place free
        await db.selectFrom('users').where('id', '=', user.id).select('id').forUpdate().execute()
        const { owned } = await db
          .selectFrom('classes')
          .innerJoin('class_people', 'class_people.class_id', 'classes.id')
          .where('class_people.role', '=', 'OWNER')
          .where('class_people.person_id', '=', user.id)
          .where('class_people.left_at', 'is', null)
          .where('classes.archived_at', 'is', null)
          .select(sql<number>`count(*)::int`.as('owned'))
          .executeTakeFirstOrThrow()
        if (owned >= limit) throw refuse('CLASS_LIMIT')
      }
      const id = newId(now)
      // one code in 900 million is taken by chance; then another one is drawn
      const made = { id, name: className, ownerId: user.id, schoolId: user.schoolId, grade: classId, within: now, now }
      while (!(await makeClass(db, { ...made, code: newClassCode() })));
      return id
    },
  },
  update: {
    allow: ['teacher', 'administrator'],
    input: z.object({ className: name, status: z.enum(CLASS_STATUSES) }),
    handle: async ({ db, user }, id, { className, status }) => {
      const { numUpdatedRows } = await db
        .updateTable('classes')
        .set({ class_name: className, status })
        .where('id', '=', id)
        .where('archived_at', 'is', null)
        .where(mayInClass(user, 'keep'))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
  remove: {
    allow: ['teacher', 'administrator'],
    // the class leaves every list; its assignments and the pupils' work stay (R9)
    handle: async ({ db, user, now }, id) => {
      const { numUpdatedRows } = await db
        .updateTable('classes')
        .set({ archived_at: now })
        .where('id', '=', id)
        .where('archived_at', 'is', null)
        .where(mayInClass(user, 'keep'))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
})
