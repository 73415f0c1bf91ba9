import { CLASS_STATUSES } from '@phuong/domain/catalogue/learning'
import { schoolYear, schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { CLASS_TEXTS, classNameFault, schoolYearFault } from '@phuong/domain/forms/class'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass, seesClass } from '../access/classes.ts'
import { newClassCode, newId } from '../chance.ts'
import { holdPlaceOfOwner } from '../services/classes/class-limit.ts'
import { byClassName, countPupils, withOwner, withYear } from '../services/classes/class-rows.ts'
import { changeClass, isEmptyOfWork, removeClass } from '../services/classes/keep-class.ts'
import { makeClass } from '../services/classes/make-class.ts'
import { mayRenewPasswords } from '../services/classes/renew-password.ts'
import { classLimitOf } from '../services/people/account-lists.ts'
import { defineEntity } from './define.ts'

const className = z
  .string()
  .transform(cleanText)
  .superRefine((name, context) => {
    const fault = classNameFault(name)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })
/** 0 to 12; null for several grades (B-089) */
const grade = z.int().min(0).max(12).nullable()
/** the calendar year in which a school year begins */
const schoolYearId = z.int().min(2000).max(2200)

/**
 * Classes: read by those who belong to them; made, changed, and deleted or archived by who keeps them (A-118, A-437, B-094,
 * D22). `mayGive`, `mayMark`, `mayEnrol`, `mayKeep` and `mayRenew` are what the reader may do in the class.
 */
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
        sort: byClassName,
      },
      code: { kind: 'text', sql: sql`classes.code` },
      teacherId: { kind: 'uuid', sql: sql`teacher.id`, filter: true },
      teacherName: { kind: 'text', sql: sql`teacher.full_name` },
      schoolId: { kind: 'integer', sql: sql`classes.school_id`, filter: true },
      schoolYearId: { kind: 'integer', sql: sql`classes.school_year_id`, filter: true },
      schoolYear: { kind: 'text', sql: sql`school_year.name` },
      classId: { kind: 'integer', sql: sql`classes.grade`, filter: true },
      status: { kind: 'text', sql: sql`classes.status`, filter: true },
      totalStudents: { kind: 'integer', sql: countPupils },
      createdDate: { kind: 'moment', sql: sql`classes.created_at`, sort: true },
      mayGive: { kind: 'boolean', sql: sql`act.give` },
      mayMark: { kind: 'boolean', sql: sql`act.mark` },
      mayEnrol: { kind: 'boolean', sql: sql`act.enrol` },
      mayKeep: { kind: 'boolean', sql: sql`act.keep` },
      /** may give pupils new first passwords (D69) */
      mayRenew: { kind: 'boolean', sql: sql`act.renew` },
      /** for who keeps it: whether it would be deleted, and not archived */
      deletable: { kind: 'boolean', sql: sql`(act.keep and ${isEmptyOfWork})` },
    },
    from: (user) => sql`classes ${withOwner} ${withYear} cross join lateral (
      select ${mayInClass(user, 'give')} as give, ${mayInClass(user, 'mark')} as mark,
        ${mayInClass(user, 'enrol')} as enrol, ${mayInClass(user, 'keep')} as keep,
        ${mayRenewPasswords(user)} as renew) as act`,
    where: (user) => sql`classes.archived_at is null and ${seesClass(user)}`,
    order: sql`${byClassName}, classes.id`,
  },
  create: {
    allow: ['teacher', 'administrator'],
    input: z.object({ className, classId: grade.default(null), schoolYearId: schoolYearId.optional() }),
    handle: async ({ db, user, now }, { className, classId, schoolYearId }) => {
      if (schoolYearId !== undefined && schoolYearFault(schoolYearId, now) !== null)
        throw refuse('BAD_PARAMETERS', { fields: { schoolYearId: CLASS_TEXTS.yearNotOpen } })
      await holdPlaceOfOwner(db, user.id, classLimitOf(user))
      const id = newId(now)
      const made = {
        id,
        name: className,
        ownerId: user.id,
        schoolId: user.schoolId,
        grade: classId,
        schoolYear: schoolYearId === undefined ? schoolYearOf(now) : schoolYear(schoolYearId),
        now,
      }
      // one code in 85 million is taken by chance; then another one is drawn
      while (!(await makeClass(db, { ...made, code: newClassCode() })));
      return id
    },
  },
  update: {
    allow: ['teacher', 'administrator'],
    input: z.object({ className, classId: grade, schoolYearId, status: z.enum(CLASS_STATUSES) }),
    handle: (context, id, change) => changeClass(context.db, context, id, change),
  },
  remove: {
    allow: ['teacher', 'administrator'],
    // what is empty of answers is deleted, the rest archived (D22, R9)
    handle: (context, id) => removeClass(context.db, context, id),
  },
})
