import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a row of `family_links` shows something now (D59): nobody has closed it, its school year is not over and no later
 * one than that of the class, and its
 * pupil is still one of a class that was not put away. Over `link` with `classes` and `pupil`.
 * @param today the day of the request in Vietnam, YYYY-MM-DD
 */
export const opensNow = (today: string): RawBuilder<boolean> => sql`(link.revoked_at is null
  and link.expires_on >= ${today}::date and link.expires_on <= (
    select ends_on from school_years as year where year.id = classes.school_year_id)
  and classes.archived_at is null and pupil.status <> 'DELETED'
  and exists (select from class_members as membership where membership.class_id = link.class_id
    and membership.student_id = link.student_id and membership.left_at is null))`
