import { CLASS_STATUSES } from '@phuong/domain/catalogue/learning'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayManageClass, seesClass } from '../access/classes.ts'
import { newClassCode, newId } from '../chance.ts'
import { countPupils } from '../services/classes/class-rows.ts'
import { withSchoolYear } from '../services/classes/school-years.ts'
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
      teacherId: { kind: 'uuid', sql: sql`classes.teacher_id`, filter: true },
      teacherName: { kind: 'text', sql: sql`teacher.full_name` },
      schoolId: { kind: 'integer', sql: sql`classes.school_id`, filter: true },
      classId: { kind: 'integer', sql: sql`classes.grade`, filter: true },
      status: { kind: 'text', sql: sql`classes.status`, filter: true },
      totalStudents: { kind: 'integer', sql: countPupils },
      createdDate: { kind: 'moment', sql: sql`classes.created_at`, sort: true },
    },
    from: () => sql`classes join users as teacher on teacher.id = classes.teacher_id`,
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
          .where('teacher_id', '=', user.id)
          .where('archived_at', 'is', null)
          .select(sql<number>`count(*)::int`.as('owned'))
          .executeTakeFirstOrThrow()
        if (owned >= limit) throw refuse('CLASS_LIMIT')
      }
      const id = newId(now)
      // one code in 900 million is taken by chance; then another one is drawn
      for (let made = 0n; made === 0n; ) {
        const { numInsertedOrUpdatedRows } = await withSchoolYear(db, now)
          .insertInto('classes')
          .values({
            id,
            class_name: className,
            code: newClassCode(),
            teacher_id: user.id,
            school_id: user.schoolId,
            school_year_id: schoolYearOf(now).id,
            grade: classId,
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .executeTakeFirst()
        made = numInsertedOrUpdatedRows ?? 0n
      }
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
        .where(mayManageClass(user))
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
        .where(mayManageClass(user))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
})
