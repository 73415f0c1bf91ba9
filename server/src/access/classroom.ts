import { type RawBuilder, sql } from 'kysely'
import { isJoinedBy, isPupilOf, isTaughtBy, seesClass, seesPupilData } from './classes.ts'
import type { SessionUser } from './session-user.ts'

/** Who asks for the sessions of a class and for work in them (C-696), as conditions over a row of `classes`. */

const stands = sql`classes.archived_at is null`

/** Whether somebody is a pupil of the class, and still has an account. */
const isPupilIn = (personId: string): RawBuilder<boolean> =>
  sql`(${isJoinedBy(personId)} and exists (
    select from users as pupil where pupil.id = ${personId} and pupil.status <> 'DELETED'))`

/** Whose sessions these are to read: of everybody who belongs to the class (B-097, D05). */
export const seesSessions = (user: SessionUser): RawBuilder<boolean> => sql`(${stands} and ${seesClass(user)})`

/**
 * Whether somebody may ask for the sessions of a class as those of this person: everybody who belongs to the class for the
 * own id, who looks after it for a pupil who is in it.
 */
export const seesSessionsOf = (user: SessionUser, personId: string): RawBuilder<boolean> =>
  personId === user.id ? seesSessions(user) : sql`(${stands} and ${isPupilIn(personId)} and ${seesPupilData(user)})`

/** The classes whose courses somebody reads as those of this person: own ones, and those of pupils whom the person looks after. */
export const isCourseOf = (user: SessionUser, personId: string): RawBuilder<boolean> =>
  personId === user.id
    ? sql`(${stands} and (${isPupilOf(user)} or ${isTaughtBy(user, 'see')}))`
    : seesSessionsOf(user, personId)
