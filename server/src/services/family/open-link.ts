import { dayOf } from '@phuong/domain/family/weeks'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { opensNow } from '../../access/family.ts'
import type { Context } from '../../context.ts'
import { audit } from '../audit/audit.ts'
import { noteOpening } from '../auth/throttle.ts'
import { hashOfToken } from './token.ts'

/** Whose results a link shows, and where it stands in the year. */
export type OpenedLink = {
  linkId: string
  studentId: string
  classId: string
  fullName: string
  /** as the pupil is called: the calling name, where there is one */
  givenName: string
  className: string
  schoolName: string | null
  expiresOn: string
  /** the first day of which there may be something: of the school year, or on which the pupil came into the class */
  firstDay: string
  isFirstOfDay: boolean
}

/**
 * Opens a family's link (D59): counts the opening by its address, finds the link by the hash of its token, and notes the
 * first opening of a day. A token that is wrong, over, closed or unknown goes the same way and meets the same refusal.
 * @throws TOO_MANY_OPENINGS with the seconds to wait, NOT_FOUND
 */
export const openLink = async ({ db, now, request }: Context, token: string): Promise<OpenedLink> => {
  await noteOpening(db, request.remoteAddress, now)
  const today = dayOf(now)
  const { rows } = await sql<OpenedLink>`
    with found as (
      select link.id, link.student_id, link.class_id, pupil.full_name, pupil.calling_name, pupil.first_name,
        classes.class_name, classes.school_id, link.expires_on, school_years.starts_on
      from family_links as link join classes on classes.id = link.class_id
      join school_years on school_years.id = classes.school_year_id
      join users as pupil on pupil.id = link.student_id
      where link.token_hash = ${hashOfToken(token)} and ${opensNow(today)}
    ), opened as (
      update family_links set opened_on = ${today}::date from found
      where family_links.id = found.id and family_links.opened_on is distinct from ${today}::date
      returning family_links.id
    )
    select found.id as "linkId", found.student_id as "studentId", found.class_id as "classId",
      found.full_name as "fullName", coalesce(found.calling_name, found.first_name) as "givenName",
      found.class_name as "className", schools.name as "schoolName", found.expires_on as "expiresOn",
      greatest(found.starts_on, (select min((joined_at at time zone 'Asia/Ho_Chi_Minh')::date) from class_members
        where class_members.class_id = found.class_id and class_members.student_id = found.student_id)) as "firstDay",
      exists (select from opened) as "isFirstOfDay"
    from found left join schools on schools.id = found.school_id`.execute(db)
  const [link] = rows
  if (link === undefined) throw refuse('NOT_FOUND')
  const { linkId, classId, studentId } = link
  const entry = { action: 'family-link-opened', actorId: null, subject: studentId } as const
  if (link.isFirstOfDay) await audit(db, { now, request }, { ...entry, details: { linkId, classId } })
  return link
}
