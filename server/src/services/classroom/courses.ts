import { gradeLabel } from '@phuong/domain/catalogue/grades'
import { sampleUnitLabel } from '@phuong/domain/catalogue/sample-units'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { progressOf, type WorkProgress } from '@phuong/domain/scoring/work-progress'
import { sql } from 'kysely'
import { sessionEntity } from '../../access/attachments.ts'
import { isCourseOf, seesSessionsOf } from '../../access/classroom.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { byClassName, withYear } from '../classes/class-rows.ts'
import { type SessionWork, selectSessionWorks } from './session-works.ts'
import { classroomTexts } from './texts.ts'

type Reader = { user: SessionUser; now: Date }

/** In which capacity somebody looks at the work of a person of the class. */
const viewOn = (user: SessionUser, personId: string) => (user.id === personId ? 'own' : 'staff')

/** The most classes of one person that are read, as in lists of classes. */
const maxClasses = 500

type StoredCourse = { id: string; className: string; schoolYear: string; grade: number | null }
export type Course = { id: string; className: string; courseNotes: string; title: string } & WorkProgress

const isThere = async (db: Db, personId: string): Promise<boolean> => {
  const { rows } = await sql`select from users where id = ${personId} and status <> 'DELETED'`.execute(db)
  return rows.length > 0
}

/**
 * The courses of a person: of each class that the person is in, or teaches, the units of its grade; see CLASSROOM_Courses_Get.
 * @throws FORBIDDEN for somebody who is no pupil of the caller
 */
export const readCourses = async (db: Db, { user, now }: Reader, personId: string): Promise<Course[]> => {
  const { rows } = await sql<StoredCourse>`
    select classes.id, classes.class_name as "className", classes.grade, school_year.name as "schoolYear"
    from classes ${withYear} where ${isCourseOf(user, personId)}
    order by ${byClassName}, classes.id limit ${maxClasses}`.execute(db)
  if (rows.length === 0) {
    const mayAsk = personId === user.id || (isAdministrator(user) && (await isThere(db, personId)))
    if (!mayAsk) throw refuse('FORBIDDEN')
    return []
  }
  const ids = rows.map(({ id }) => id)
  const works = await selectSessionWorks(db, {
    personId,
    view: viewOn(user, personId),
    now,
    of: sql`classes.id = any(${ids}::uuid[]) and session.grade = classes.grade`,
  })
  return rows.map(({ id, className, schoolYear, grade }) => ({
    id,
    className,
    courseNotes: schoolYear,
    title: grade === null ? classroomTexts.noCourse : classroomTexts.course(gradeLabel(grade)),
    ...progressOf(works.filter(({ classId }) => classId === id)),
  }))
}

type StoredSession = {
  className: string
  id: string | null
  unit: number
  audioFiles: number
  videoFiles: number
}
export type Session = {
  id: string
  className: string
  sessionTitle: string
  title: string
  sortOrder: number
  audioFiles: number
  videoFiles: number
  works: number
} & WorkProgress

/** How many files of a kind lie in a row of `session`. */
const countFiles = (kind: 'audio' | 'video') => sql<number>`(select count(*)::int from attachments as file
  where file.entity_name = ${sessionEntity} and file.entity_id = session.id and file.deleted_at is null
    and file.media_type like ${`${kind}/%`})`

/**
 * The sessions of a class: the units of its grade, with how far a person is in each; see CLASSROOM_Sessions_Get.
 * @throws FORBIDDEN
 */
export const readSessions = async (
  db: Db,
  { user, now }: Reader,
  { classId, personId }: { classId: string; personId: string },
): Promise<{ className: string; results: Session[] }> => {
  const { rows } = await sql<StoredSession>`
    select classes.class_name as "className", session.id, session.unit, ${countFiles('audio')} as "audioFiles",
      ${countFiles('video')} as "videoFiles"
    from classes left join class_sessions as session
      on session.class_id = classes.id and session.grade = classes.grade
    where classes.id = ${classId} and ${seesSessionsOf(user, personId)} order by session.unit`.execute(db)
  const [first] = rows
  if (first === undefined) throw refuse('FORBIDDEN')
  const view = viewOn(user, personId)
  const of = sql<boolean>`classes.id = ${classId} and session.grade = classes.grade`
  const works = await selectSessionWorks(db, { personId, view, now, of })
  const results = rows.flatMap(({ id, unit, ...row }) => {
    if (id === null) return []
    const own = works.filter(({ sessionId }) => sessionId === id)
    const title = sampleUnitLabel(unit)
    return [{ id, ...row, sessionTitle: title, title, sortOrder: unit, works: own.length, ...progressOf(own) }]
  })
  return { className: first.className, results }
}

export type SessionList = { className: string; sessionTitle: string; works: SessionWork[] }

/** What was given of one session, the newest first; see CLASSROOM_Assignments_Get. @throws FORBIDDEN */
export const readSessionWorks = async (
  db: Db,
  { user, now }: Reader,
  { classId, personId, sessionId }: { classId: string; personId: string; sessionId: string },
): Promise<SessionList> => {
  const { rows } = await sql<{ className: string; unit: number }>`
    select classes.class_name as "className", session.unit
    from class_sessions as session join classes on classes.id = session.class_id
    where session.id = ${sessionId} and classes.id = ${classId} and ${seesSessionsOf(user, personId)}`.execute(db)
  const [row] = rows
  if (row === undefined) throw refuse('FORBIDDEN')
  const view = viewOn(user, personId)
  const works = await selectSessionWorks(db, { personId, view, now, of: sql`session.id = ${sessionId}` })
  return { className: row.className, sessionTitle: sampleUnitLabel(row.unit), works }
}
