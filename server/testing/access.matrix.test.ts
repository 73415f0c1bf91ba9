import { createHash, randomUUID } from 'node:crypto'
import { BOOK_NOTE_GROUP } from '@phuong/domain/catalogue/book-notes'
import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { PUPIL_CONSENT, TEACHER_CONSENT } from '@phuong/domain/forms/consent'
import { noContact } from '@phuong/domain/site/contact'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderEntity } from '../src/access/attachments.ts'
import { newClassCode, newId } from '../src/chance.ts'
import type { Entity } from '../src/entities/define.ts'
import { entities } from '../src/entities/registry.ts'
import type { AnyProcedure } from '../src/procedures/define.ts'
import { procedures } from '../src/procedures/registry.ts'
import { hashToken, startSession } from '../src/services/auth/sessions.ts'
import { joinClass } from '../src/services/classes/class-membership.ts'
import { makeClass } from '../src/services/classes/make-class.ts'
import { familyLinkKey, hashOfToken, tokenOf } from '../src/services/family/token.ts'
import { notify } from '../src/services/notices/notify.ts'
import {
  type CallerName,
  callerFacts,
  callers,
  emailOf,
  learnsWho,
  learnsWhoAnywhere,
  others,
  type PlaceName,
  placeNames,
  type Relation,
  type Row,
  readMatrix,
  readPlaces,
  relations,
  signedInCallers,
} from './access-matrix.ts'
import { type Answer, Caller, demoPassword, sha1, signedIn } from './caller.ts'
import { schoolDay } from './clock.ts'
import { openHouse, type TestHouse } from './house.ts'
import { makeAccount, makeCallers } from './made-accounts.ts'
import { addPaper } from './papers.ts'
import { addAnswer, addAssignment, addWorksheet } from './worksheets.ts'

const { ofSchool1, ofNoSchool, deleted } = others
const otherSchool = '8a.05@phuong.test'
const nobody = 'chuatung@phuong.test'
const sample = 'gv.cap1@phuong.test'

/** Everybody whom a relation names, and who is there. */
const everybody = new Set([
  ...signedInCallers.map(emailOf),
  ...callers.flatMap((caller) => Object.values(callerFacts[caller].people)),
  otherSchool,
  deleted,
])

let house: TestHouse
const cookies = new Map<CallerName, string | null>()
const userIds = new Map<string, string>()
const classIds = new Map<string, string>()

const idOf = (email: string): string => userIds.get(email) ?? randomId
const randomId = randomUUID()

const folderIds = new Map<string, string>()
/** Id of the one folder that a person has. */
const folderOf = (email: string): string => {
  const id = folderIds.get(email) ?? newId(schoolDay)
  folderIds.set(email, id)
  return id
}

/** The one assignment of each class, and the public worksheet that all of them give. */
const assignmentIds = new Map<string, string>()
let worksheetId: string
/** A notification that everybody has. */
let noticeId: string
let noticeToDelete: string

const attachmentIds = new Map<string, string>()
/** Id of the one file that a person has, or of the one that a caller has removed. */
const attachmentOf = (caller: CallerName, whose: Relation): string => {
  const owner = whose === 'deleted' ? `removed by ${caller}` : personOf(caller, whose)
  if (whose === 'random') return randomId
  const id = attachmentIds.get(owner) ?? newId(schoolDay)
  attachmentIds.set(owner, id)
  return id
}
const sittingIds = new Map<string, string>()
/** Id of the one open sitting of practice that a person has. */
const sittingOf = (email: string): string => {
  if (email === nobody) return randomId
  const id = sittingIds.get(email) ?? randomUUID()
  sittingIds.set(email, id)
  return id
}
/** The class in which somebody got the work that was handed in; nobody is marked in a class that is not named here. */
const workplaces: Readonly<Record<string, string>> = {
  [ofSchool1]: 'Listed',
  [ofNoSchool]: 'Newcomer',
  '4a2.05@phuong.test': '4A2',
  [otherSchool]: '8A',
}
const recordIds = new Map<string, string>()
/** Id of the one answer record of a person. */
const recordOf = (email: string): string => recordIds.get(email) ?? randomId
const workOf = (email: string): string => assignmentIds.get(classIds.get(workplaces[email] ?? '4A1') ?? '') ?? ''

/** An examination with a paper of 8 questions, which is given for one cell at a time. */
let examId: number
/** The unit that it belongs to; every class has a session of it. */
const unitOfExam = { grade: 12, unit: 16 }
const sessionIds = new Map<string, string>()
const addSessions = async (): Promise<void> => {
  const rows = [...new Set(classIds.values())].map((class_id) => ({ class_id, ...unitOfExam }))
  const made = await house.db.insertInto('class_sessions').values(rows).returning(['class_id', 'id']).execute()
  for (const { class_id, id } of made) sessionIds.set(class_id, id)
}
const addExam = async (): Promise<void> => {
  const added = await house.db
    .insertInto('examinations')
    .values({ title: 'Unit M', ...unitOfExam, created_at: schoolDay, updated_at: schoolDay })
    .returning('id')
    .executeTakeFirstOrThrow()
  examId = added.id
  await addPaper(house.db, { examId })
}
/** Lets the paper of the examination be of this person alone, or of everybody. */
const keepExam = (visibility: 'PRIVATE' | 'PUBLIC', createdBy: string | null) =>
  house.db.updateTable('papers').set({ visibility, created_by: createdBy }).where('exam_id', '=', examId).execute()
const giveExam = async (id: string, classId: string): Promise<void> => {
  const moments = { created_at: schoolDay, updated_at: schoolDay }
  await house.db
    .insertInto('assignments')
    .values({
      id,
      type: 'UNIT',
      title: 'Unit M',
      exam_id: examId,
      school_year_id: schoolYearOf(schoolDay).id,
      created_by: idOf(emailOf('teacher')),
      ...moments,
    })
    .execute()
  await house.db.insertInto('assignment_classes').values({ assignment_id: id, class_id: classId }).execute()
}

/** Lets a pupil sit the examination to its end. */
const sitExam = async (assignmentId: string, userId: string): Promise<void> => {
  const paper = await house.db.selectFrom('papers').where('exam_id', '=', examId).select('id').executeTakeFirstOrThrow()
  await house.db
    .insertInto('sittings')
    .values({
      id: randomUUID(),
      kind: 'unit',
      user_id: userId,
      assignment_id: assignmentId,
      paper_id: paper.id,
      pinned_revision: 1,
      attempt: 1,
      state: 'finished',
      started_at: schoolDay,
      finished_at: schoolDay,
    })
    .execute()
}

/** Everybody has a sitting of practice and an answer to some work. */
const addSittings = async (): Promise<void> => {
  const { paperId } = await addPaper(house.db, { classLevel: 4, code: 'M' })
  for (const email of everybody) {
    await house.db
      .insertInto('sittings')
      .values({
        id: sittingOf(email),
        kind: 'olympic',
        user_id: idOf(email),
        paper_id: paperId,
        pinned_revision: 1,
        attempt: 1,
        started_at: schoolDay,
      })
      .execute()
    const { answerId } = await addAnswer(house.db, {
      assignmentId: workOf(email),
      attachmentId: worksheetId,
      studentId: idOf(email),
    })
    recordIds.set(email, answerId)
  }
}

/** A worksheet without a page: what one may save over any file. */
const emptyWorksheet = { version: 1, revision: 0, width: 1140, pages: [], ExerciseData: [], canvasJson: {} }

const addClass = async (
  name: string,
  teacher: string,
  school: number | null,
  pupils: readonly string[],
  archived = false,
) => {
  const id = newId(schoolDay)
  await makeClass(house.db, {
    id,
    name,
    code: newClassCode(),
    ownerId: idOf(teacher),
    schoolId: school,
    grade: null,
    schoolYear: schoolYearOf(schoolDay),
    now: schoolDay,
  })
  if (archived) await house.db.updateTable('classes').set({ archived_at: schoolDay }).where('id', '=', id).execute()
  await joinClass(house.db, { classId: id, studentIds: pupils.map(idOf), now: schoolDay })
  classIds.set(name, id)
}

/** Somebody was in the class and has begun its work: so it is archived, and never deleted (D22). */
const addFormerPupil = async (classId: string) => {
  const period = { joined_at: schoolDay, left_at: schoolDay }
  await house.db
    .insertInto('class_people')
    .values({ class_id: classId, person_id: idOf(deleted), role: 'PUPIL', ...period })
    .execute()
  await house.db
    .insertInto('sittings')
    .values({
      id: randomUUID(),
      kind: 'worksheet',
      user_id: idOf(deleted),
      assignment_id: assignmentIds.get(classId),
      worksheet_id: worksheetId,
      pinned_revision: 1,
      attempt: 1,
      state: 'left',
      started_at: schoolDay,
    })
    .execute()
}

const readUsers = async () => {
  for (const { id, email } of await house.db.selectFrom('users').select(['id', 'email']).execute())
    userIds.set(String(email), id)
}

beforeAll(async () => {
  house = await openHouse()
  await makeCallers(house.db)
  await makeAccount(house.db, { email: ofSchool1, school: 1, roleId: 1 })
  await makeAccount(house.db, { email: ofNoSchool, school: null, roleId: 1 })
  await makeAccount(house.db, { email: deleted, school: 1, roleId: 1, status: 'DELETED' })
  await readUsers()
  for (const caller of signedInCallers) {
    const { classes, made } = callerFacts[caller]
    if (made !== undefined) await addClass(classes.own, emailOf(caller), made.school, made.pupils)
  }
  for (const caller of signedInCallers)
    await addClass(`archived of ${caller}`, emailOf(caller), null, caller === 'pupil' ? [emailOf(caller)] : [], true)
  classIds.set('archived of visitor', classIds.get('archived of pupil') as string)
  const known = await house.db.selectFrom('classes').select(['id', 'class_name']).execute()
  for (const { id, class_name } of known) classIds.set(class_name, id)
  await joinClass(house.db, { classId: classIds.get('4A1') as string, studentIds: [idOf(deleted)], now: schoolDay })
  await house.db
    .insertInto('folders')
    .values(
      [...everybody].map((email) => ({
        id: folderOf(email),
        name: email,
        sort_order: 0,
        created_by: idOf(email),
        created_at: schoolDay,
      })),
    )
    .execute()
  worksheetId = await addWorksheet(house.db, { createdBy: idOf(emailOf('teacher')), visibility: 'PUBLIC' })
  for (const classId of new Set(classIds.values()))
    assignmentIds.set(
      classId,
      await addAssignment(house.db, { classId, attachmentId: worksheetId, createdBy: idOf(emailOf('teacher')) }),
    )
  for (const classId of new Set(classIds.values())) await addFormerPupil(classId)
  await addSittings()
  await addExam()
  await addSessions()
  const setting = { type: 'CLASS_NOTIFICATION' } as const
  const forAll = { title: 'Tin', content: 'Tin', type: setting.type, setting, dedupe: 'everybody' }
  await notify(house.db, { ...forAll, now: schoolDay, recipients: sql`true` })
  noticeId = (await house.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()).id
  await notify(house.db, { ...forAll, dedupe: 'to delete', now: schoolDay, recipients: sql`true` })
  noticeToDelete = (
    await house.db.selectFrom('notifications').where('dedupe', '=', 'to delete').select('id').executeTakeFirstOrThrow()
  ).id
  for (const caller of callers)
    for (const whose of relations) {
      if (whose === 'random') continue
      const owner = personOf(caller, whose === 'deleted' ? 'own' : whose)
      await house.db
        .insertInto('attachments')
        .values({
          id: attachmentOf(caller, whose),
          entity_name: folderEntity,
          entity_id: folderOf(owner),
          file_name: `${owner}.pdf`,
          media_type: 'application/pdf',
          bytes: 1,
          page_count: 1,
          created_by: idOf(owner),
          created_at: schoolDay,
          deleted_at: whose === 'deleted' ? schoolDay : null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    }
  cookies.set('visitor', null)
  for (const caller of signedInCallers) cookies.set(caller, (await signedIn(house.url, emailOf(caller))).cookie)
})
afterAll(() => house.close())

const personOf = (caller: CallerName, whose: Relation): string => {
  if (whose === 'own' || whose === '-') return emailOf(caller)
  if (whose === 'class' || whose === 'school') return callerFacts[caller].people[whose]
  return { other: otherSchool, deleted, random: nobody, sample }[whose]
}

/** Whether the call under way has named a class, or what was given to one. */
let namesClass = false
const classOf = (caller: CallerName, whose: Relation): string => {
  namesClass = true
  if (whose === 'own' || whose === 'class' || whose === 'school')
    return classIds.get(callerFacts[caller].classes[whose]) as string
  if (whose === 'deleted') return classIds.get(`archived of ${caller}`) as string
  return whose === 'other' ? (classIds.get('8A') as string) : randomId
}

/** A pupil of a class, always the same one and none whose guardian stands in a cell; nobody where it has none. */
const memberOf = async (classId: string): Promise<string> => {
  const member = await house.db
    .selectFrom('class_people')
    .innerJoin('users', 'users.id', 'class_people.person_id')
    .where('class_id', '=', classId)
    .where('role', '=', 'PUPIL')
    .where('left_at', 'is', null)
    .where('status', '<>', 'DELETED')
    .select('person_id')
    .orderBy('users.email', (order) => order.desc().nullsLast())
    .orderBy('person_id')
    .executeTakeFirst()
  return member?.person_id ?? randomId
}

const assignmentOf = (caller: CallerName, whose: Relation): string =>
  assignmentIds.get(classOf(caller, whose)) ?? randomId

/** Who makes the call in the stead of its caller, by a cookie. */
let substitute: string | null = null

/**
 * A caller of one cell: it has the session that was opened once, and nothing that the cell does to its cookie stays.
 */
const as = (caller: CallerName): Caller => {
  const one = new Caller(house.url)
  one.cookie = substitute ?? cookies.get(caller) ?? null
  return one
}

/** The caller with a session that the call may end: the one that the cells share stays. */
const withOwnSession = async (caller: CallerName): Promise<Caller> => {
  const one = as(caller)
  if (caller !== 'visitor')
    one.cookie = `sid=${await startSession(house.db, idOf(emailOf(caller)), house.clock.now(), null)}`
  return one
}

type Attempt = (caller: CallerName, whose: Relation) => Promise<Answer>

const named =
  (name: string, parametersOf: (caller: CallerName, whose: Relation) => unknown): Attempt =>
  (caller, whose) =>
    as(caller).call(name, parametersOf(caller, whose))

const restored = async (answer: Promise<Answer>, restore: () => Promise<unknown>): Promise<Answer> => {
  try {
    return await answer
  } finally {
    await restore()
  }
}

const codeOf = async (className: string): Promise<string> =>
  (await house.db.selectFrom('classes').where('class_name', '=', className).select('code').executeTakeFirstOrThrow())
    .code

type Seat = { classId: string; studentId: string }
const seatIn = async (classId: string): Promise<Seat> => ({ classId, studentId: await memberOf(classId) })
/** The link of a pupil's family; nobody's where there is no such class or pupil. @returns its id */
const addFamilyLink = async ({ classId, studentId }: Seat): Promise<string> => {
  if (classId === randomId || studentId === randomId) return randomId
  const id = newId(schoolDay)
  await house.db
    .insertInto('family_links')
    .values({
      id,
      class_id: classId,
      student_id: studentId,
      token_hash: hashOfToken(tokenOf(await familyLinkKey(house.db), id)),
      made_by: idOf(emailOf('teacher')),
      made_at: schoolDay,
      expires_on: schoolYearOf(schoolDay).endsOn,
    })
    .execute()
  return id
}
const removeFamilyLinks = () => house.db.deleteFrom('family_links').execute()

const setArchived = (id: string, archived_at: Date | null) =>
  house.db.updateTable('classes').set({ archived_at }).where('id', '=', id).execute()

/** Somebody is asked into a class. @returns the id of the invitation; of none for a class that does not exist */
const invite = async (class_id: string, email: string): Promise<string> => {
  const id = randomUUID()
  const { rows } = await sql`select from classes where id = ${class_id}`.execute(house.db)
  if (rows.length > 0)
    await house.db
      .insertInto('class_invitations')
      .values({ id, class_id, person_id: idOf(email), login: email, invited_by: idOf(guest), invited_at: schoolDay })
      .execute()
  return id
}

/** A teacher who is in no class of the cells; is let into one, and out of it again. */
const guest = 'gv.cap3@phuong.test'
const letGuestIn = async (classId: string) => {
  const { rows } = await sql`select from classes where id = ${classId}`.execute(house.db)
  if (rows.length > 0)
    await house.db
      .insertInto('class_people')
      .values({ class_id: classId, person_id: idOf(guest), role: 'TEACHER', may: 'SEE', joined_at: schoolDay })
      .execute()
}
const takeGuestOut = (classId: string) =>
  house.db.deleteFrom('class_people').where('class_id', '=', classId).where('person_id', '=', idOf(guest)).execute()

/** Ends the time of a pupil in a class, or begins the last one anew. */
const setLeft = (classId: string, studentId: string, left_at: Date | null) =>
  house.db
    .updateTable('class_people')
    .set({ left_at })
    .where('class_id', '=', classId)
    .where('person_id', '=', studentId)
    .execute()

/** A list on which nobody of the cells stands. */
const list = 'class-aware-practice'
const takeOff = (email: string) =>
  house.db.deleteFrom('account_list_entries').where('list', '=', list).where('user_id', '=', idOf(email)).execute()

/** A call about the paper of the examination while somebody keeps it to himself; an empty text is one with a fault. */
const ofKeptPaper = async (caller: CallerName, whose: Relation, name: string): Promise<Answer> => {
  const { id } = await house.db
    .selectFrom('papers')
    .where('exam_id', '=', examId)
    .select('id')
    .executeTakeFirstOrThrow()
  const paperId = whose === 'random' ? 999_999 : id
  if (whose !== 'random') await keepExam('PRIVATE', idOf(personOf(caller, whose)))
  return restored(as(caller).call(name, { id: paperId, paperId, text: '', revision: 1, visibility: 'PRIVATE' }), () =>
    keepExam('PUBLIC', null),
  )
}

/**
 * A call about the examination in the session of a class, as a pupil of the class has it: the own one of who is a pupil, and
 * of a class without pupils the caller.
 * @param sat whether the pupil has sat it
 */
const inSession = async (caller: CallerName, whose: Relation, name: string, sat = false): Promise<Answer> => {
  const classId = classOf(caller, whose)
  const assignmentId = newId(schoolDay)
  const member = caller === 'pupil' && whose === 'own' ? idOf(emailOf(caller)) : await memberOf(classId)
  const studentId = member === randomId && whose !== 'random' ? idOf(emailOf(caller)) : member
  if (whose !== 'random') await giveExam(assignmentId, classId)
  if (sat && whose !== 'random') await sitExam(assignmentId, studentId)
  const asr = await house.db
    .selectFrom('assignment_classes')
    .where('assignment_id', '=', assignmentId)
    .select('id')
    .executeTakeFirst()
  const ids = { classId, studentId, userId: studentId, sessionId: sessionIds.get(classId) ?? randomId, assignmentId }
  return restored(as(caller).call(name, { ...ids, asrId: asr?.id ?? randomId, takeExamTime: 1 }), async () => {
    await house.db.deleteFrom('sittings').where('assignment_id', '=', assignmentId).execute()
    await takeBack('Unit M')
  })
}

/** Takes the notices of some occasions out of all bells. @param occasions what their names begin with */
const takeNotices = (occasions: string) =>
  sql`delete from notification_recipients using notifications
    where notifications.id = notification_id and starts_with(dedupe, ${occasions})`.execute(house.db)

const takeAnnouncements = async () => {
  await takeNotices('ANNOUNCEMENT ')
  await house.db.deleteFrom('notifications').where('type', '=', 'ANNOUNCEMENT').execute()
}

/** What a cell does with a note of the digital-book service. */
const withBookNote = async (
  attempt: (id: string) => Promise<Answer>,
  writer: string | null = null,
): Promise<Answer> => {
  const id = randomUUID()
  const note = { id, group_id: BOOK_NOTE_GROUP, title: 'Sách', words: 'Bài một.', created_at: schoolDay }
  const created_by = writer === randomId ? null : writer
  await house.db
    .insertInto('book_notes')
    .values({ ...note, created_by })
    .execute()
  return restored(attempt(id), () => house.db.deleteFrom('book_notes').where('id', '=', id).execute())
}

/** What a cell does with a pupil of a class, who has a user name and no e-mail for it and is of the school of the class. */
const madePupil =
  (attempt: (caller: Caller, seat: Seat) => Promise<Answer>): Attempt =>
  async (caller, whose) => {
    const seat = await seatIn(classOf(caller, whose))
    const { studentId, classId } = seat
    const before = await house.db
      .selectFrom('users')
      .where('id', '=', studentId)
      .select(['email', 'user_name', 'school_id', 'password_hash', 'must_change_password'])
      .select(['full_name', 'last_name', 'first_name', 'search_key', 'date_of_birth', 'sex'])
      .executeTakeFirst()
    const room = await house.db.selectFrom('classes').where('id', '=', classId).select('school_id').executeTakeFirst()
    const set = (row: object) => house.db.updateTable('users').set(row).where('id', '=', studentId).execute()
    await set({ email: null, user_name: 'matran', school_id: room?.school_id ?? null })
    return restored(attempt(as(caller), seat), async () => {
      if (before !== undefined) await set(before)
      await house.db.deleteFrom('first_passwords').execute()
    })
  }

/** Whether what a procedure is given names a person or a thing; the units of the country, the names of hosts, the cards and the links of the sidebar are nobody’s. */
const names = ({ name, input }: AnyProcedure): boolean =>
  // it names a class by its name
  name === 'SEARCH_Menu_Find' ||
  (!['AUTH_Teacher_Register', 'AUTH_Typed_Login', 'USERS_Search', 'Users_Login', 'Users_Register'].includes(name) &&
    Object.keys(input.shape).some((field) =>
      /^(?!role|schoolType|city|district|host|card|menuLink).*id$|email/i.test(field),
    ))

/** What only reads, names nobody and can be asked without a word is tried so. */
const askedWithNothing = (procedures as readonly AnyProcedure[])
  .filter((each) => each.kind === 'read' && !names(each) && each.input.safeParse({}).success)
  .map(({ name }): [string, Attempt] => [name, named(name, () => ({}))])

/** Who registers in a cell. */
const newcomer = 'moi.den@phuong.test'
const newcomersPassword = 'sân trường nắng 12'

/** Its account is gone for the next cell. */
const registered = (answer: Promise<Answer>): Promise<Answer> =>
  restored(answer, async () => {
    const { numDeletedRows } = await house.db.deleteFrom('users').where('email', '=', newcomer).executeTakeFirst()
    expect(numDeletedRows).toBe(1n)
  })

const placeFileText = 'name,district_code,level\nTrường Tiểu học Hoa Phượng,11329,TH\n'
/** The outbox with one mail to somebody in it, which was given up. @returns its id; of no mail for nobody */
const addMail = async (caller: CallerName, whose: Relation): Promise<string> => {
  await house.db.deleteFrom('mail_outbox').execute()
  if (whose === 'random') return randomUUID()
  const id = newId(schoolDay)
  const at = { created_at: schoolDay, send_after: schoolDay, failed_at: schoolDay }
  const data = JSON.stringify({ fullName: 'Ma Trận', changedAt: schoolDay.toISOString() })
  await house.db
    .insertInto('mail_outbox')
    .values({ id, dedupe_key: id, template: 'password-changed', recipient: personOf(caller, whose), data, ...at })
    .execute()
  return id
}

/** How each procedure is tried in a cell; what a cell changes is put back before the next one. */
const calls: Record<string, Attempt> = {
  ...Object.fromEntries(askedWithNothing),
  ACCOUNTLISTS_Add: (caller, whose) => {
    const email = personOf(caller, whose)
    return restored(as(caller).call('ACCOUNTLISTS_Add', { list, email }), () => takeOff(email))
  },
  SITE_Contact_Set: (caller) =>
    restored(as(caller).call('SITE_Contact_Set', { ...noContact, address: '12 Lê Hồng Phong' }), () =>
      house.db.deleteFrom('site_settings').execute(),
    ),
  LINKS_Cards_List: named('LINKS_Cards_List', () => ({ place: 'education-game' })),
  LINKS_Card_Save: (caller) =>
    restored(
      as(caller).call('LINKS_Card_Save', { cardId: null, place: 'slides', title: 'Ma trận', picture: 'gate' }),
      () => house.db.deleteFrom('link_cards').where('title', '=', 'Ma trận').execute(),
    ),
  LINKS_Card_Delete: async (caller) => {
    const { id } = await house.db
      .insertInto('link_cards')
      .values({ place: 'slides', title: 'Ma trận', picture: 'gate', position: 9, changed_at: schoolDay })
      .returning('id')
      .executeTakeFirstOrThrow()
    return restored(as(caller).call('LINKS_Card_Delete', { cardId: id }), () =>
      house.db.deleteFrom('link_cards').where('position', '=', 9).execute(),
    )
  },
  LINKS_Cards_Order: async (caller) => {
    const ids = await house.db.selectFrom('link_cards').where('place', '=', 'slides').select('id').execute()
    return as(caller).call('LINKS_Cards_Order', { place: 'slides', cardIds: ids.map(({ id }) => id) })
  },
  LINKS_Menu_Save: (caller) =>
    restored(
      as(caller).call('LINKS_Menu_Save', { menuLinkId: null, label: 'Ma trận', address: '/', roles: ['teacher'] }),
      () => house.db.deleteFrom('menu_links').where('label', '=', 'Ma trận').execute(),
    ),
  LINKS_Menu_Delete: async (caller) => {
    const { id } = await house.db
      .insertInto('menu_links')
      .values({ label: 'Ma trận', address: '/', position: 9, changed_at: schoolDay })
      .returning('id')
      .executeTakeFirstOrThrow()
    return restored(as(caller).call('LINKS_Menu_Delete', { menuLinkId: id }), () =>
      house.db.deleteFrom('menu_links').where('label', '=', 'Ma trận').execute(),
    )
  },
  LINKS_Menu_Order: async (caller) => {
    const ids = await house.db.selectFrom('menu_links').select('id').execute()
    return as(caller).call('LINKS_Menu_Order', { menuLinkIds: ids.map(({ id }) => id) })
  },
  SITE_Host_Save: (caller) =>
    restored(as(caller).call('SITE_Host_Save', { hostId: null, host: 'ma-tran.vn', profile: 'partner' }), () =>
      house.db.deleteFrom('hosts').execute(),
    ),
  SITE_Host_Delete: async (caller) => {
    const { id } = await house.db
      .insertInto('hosts')
      .values({ host: 'ma-tran.vn', profile: 'partner', changed_at: schoolDay })
      .returning('id')
      .executeTakeFirstOrThrow()
    return restored(as(caller).call('SITE_Host_Delete', { hostId: id }), () => house.db.deleteFrom('hosts').execute())
  },
  ACCOUNTLISTS_Remove: async (caller, whose) => {
    const email = personOf(caller, whose)
    if (whose !== 'random')
      await house.db
        .insertInto('account_list_entries')
        .values({ list, user_id: idOf(email), value: null, added_at: schoolDay })
        .execute()
    return restored(as(caller).call('ACCOUNTLISTS_Remove', { list, userId: idOf(email) }), () => takeOff(email))
  },
  AUTH_Teacher_Register: (caller) =>
    registered(
      as(caller).call('AUTH_Teacher_Register', {
        firstname: 'Hoa',
        lastname: 'Lê Thị',
        email: newcomer,
        password: newcomersPassword,
        confirmPassword: newcomersPassword,
        consentVersion: TEACHER_CONSENT.version,
      }),
    ),
  AUTH_Typed_Login: async (caller) =>
    (await withOwnSession(caller)).call('AUTH_Typed_Login', { email: '4a1.20@phuong.test', password: demoPassword }),
  CLASSES_Classes_Archive: (caller, whose) => {
    const classId = classOf(caller, whose)
    const answer = as(caller).call('CLASSES_Classes_Archive', { classId })
    return whose === 'deleted' ? answer : restored(answer, () => setArchived(classId, null))
  },
  // the class is archived for this cell
  CLASSES_Classes_Restore: async (caller, whose) => {
    const classId = classOf(caller, whose)
    await setArchived(classId, schoolDay)
    return restored(as(caller).call('CLASSES_Classes_Restore', { classId }), () =>
      setArchived(classId, whose === 'deleted' ? schoolDay : null),
    )
  },
  CLASSES_Cards_Get: named('CLASSES_Cards_Get', (caller, whose) => ({ classId: classOf(caller, whose) })),
  CLASSES_Lists_Get: named('CLASSES_Lists_Get', (caller, whose) => ({ classId: classOf(caller, whose) })),
  // the own list is one that the caller has put into the class
  CLASSES_List_Undo: async (caller, whose) => {
    const listId = randomUUID()
    const classId = classOf(caller, whose)
    const made_by = idOf(whose === 'own' || whose === 'deleted' ? emailOf(caller) : otherSchool)
    if (whose !== 'random')
      await house.db
        .insertInto('class_lists')
        .values({ id: listId, class_id: classId, made_by, made_at: schoolDay })
        .execute()
    return restored(as(caller).call('CLASSES_List_Undo', { listId }), () =>
      house.db.deleteFrom('class_lists').execute(),
    )
  },
  CLASSES_Pupils_Make: async (caller, whose) => {
    const pupils = [{ line: 1, fullName: 'Ma Trận' }]
    const classId = classOf(caller, whose)
    const call = as(caller).call('CLASSES_Pupils_Make', { classId, listId: randomUUID(), consent: true, pupils })
    return restored(call, async () => {
      const made = house.db.selectFrom('users').where('full_name', '=', 'Ma Trận').select('id')
      await house.db.deleteFrom('class_people').where('person_id', 'in', made).execute()
      await house.db.deleteFrom('users').where('full_name', '=', 'Ma Trận').execute()
      await house.db.deleteFrom('class_lists').execute()
    })
  },
  CLASSES_Pupil_Add: async (caller, whose) =>
    restored(
      as(caller).call('CLASSES_Pupil_Add', { classId: classOf(caller, whose), login: 'hs.cap1@phuong.test' }),
      async () => {
        await house.db.deleteFrom('class_invitations').execute()
        await house.db.deleteFrom('class_people').where('person_id', '=', idOf('hs.cap1@phuong.test')).execute()
        await takeNotices('CLASS_MEMBER ')
      },
    ),
  CLASSES_Invitations_Get: named('CLASSES_Invitations_Get', (caller, whose) => ({ classId: classOf(caller, whose) })),
  CLASSES_Invitations_GetMine: named('CLASSES_Invitations_GetMine', () => ({})),
  CLASSES_Invitations_GetSent: named('CLASSES_Invitations_GetSent', () => ({})),
  CLASSES_Invitation_Answer: async (caller, whose) => {
    const id = whose === 'random' ? randomUUID() : await invite(classIds.get('8A') as string, personOf(caller, whose))
    return restored(as(caller).call('CLASSES_Invitation_Answer', { id, accept: false }), () =>
      house.db.deleteFrom('class_invitations').execute(),
    )
  },
  CLASSES_Invitation_Withdraw: async (caller, whose) => {
    const id = await invite(classOf(caller, whose), 'hs.cap1@phuong.test')
    return restored(as(caller).call('CLASSES_Invitation_Withdraw', { id }), () =>
      house.db.deleteFrom('class_invitations').execute(),
    )
  },
  CLASSES_Notices_Get: named('CLASSES_Notices_Get', (caller, whose) => ({ classId: classOf(caller, whose) })),
  CLASSES_Notice_Post: (caller, whose) =>
    restored(
      as(caller).call('CLASSES_Notice_Post', {
        classId: classOf(caller, whose),
        title: 'Mai nghỉ',
        content: 'Em nhớ.',
      }),
      async () => {
        await house.db.deleteFrom('class_notices').execute()
        await takeNotices('CLASS_NOTIFICATION ')
      },
    ),
  // the notice is somebody else's of the class
  CLASSES_Notice_Remove: async (caller, whose) => {
    const id = randomUUID()
    const class_id = classOf(caller, whose)
    const { rows } = await sql`select from classes where id = ${class_id}`.execute(house.db)
    if (rows.length > 0)
      await house.db
        .insertInto('class_notices')
        .values({ id, class_id, title: 'Cũ', content: 'Cũ', posted_by: idOf(guest), posted_at: schoolDay })
        .execute()
    return restored(as(caller).call('CLASSES_Notice_Remove', { id }), () =>
      house.db.deleteFrom('class_notices').execute(),
    )
  },
  CLASSES_Teachers_Get: named('CLASSES_Teachers_Get', (caller, whose) => ({ classId: classOf(caller, whose) })),
  CLASSES_Teacher_Add: async (caller, whose) => {
    const classId = classOf(caller, whose)
    return restored(as(caller).call('CLASSES_Teacher_Add', { classId, login: guest, may: 'SEE' }), () =>
      takeGuestOut(classId),
    )
  },
  // the guest teaches in the class for these cells
  CLASSES_Teacher_Set: async (caller, whose) => {
    const classId = classOf(caller, whose)
    await letGuestIn(classId)
    const place = { may: 'MARK', homeroom: false }
    return restored(as(caller).call('CLASSES_Teacher_Set', { classId, personId: idOf(guest), ...place }), () =>
      takeGuestOut(classId),
    )
  },
  CLASSES_Teacher_Remove: async (caller, whose) => {
    const classId = classOf(caller, whose)
    await letGuestIn(classId)
    return restored(as(caller).call('CLASSES_Teacher_Remove', { classId, personId: idOf(guest) }), () =>
      takeGuestOut(classId),
    )
  },
  CLASSES_Owner_Set: async (caller, whose) => {
    const classId = classOf(caller, whose)
    await letGuestIn(classId)
    const before = await house.db.selectFrom('class_people').where('class_id', '=', classId).selectAll().execute()
    return restored(as(caller).call('CLASSES_Owner_Set', { classId, personId: idOf(guest) }), async () => {
      await house.db.deleteFrom('class_people').where('class_id', '=', classId).execute()
      if (before.length > 0)
        await house.db
          .insertInto('class_people')
          .values(before.map(({ id: _, ...row }) => row))
          .execute()
      await takeGuestOut(classId)
    })
  },
  CLASSES_Pupil_RenewPassword: madePupil((caller, seat) => caller.call('CLASSES_Pupil_RenewPassword', seat)),
  CLASSES_Pupil_Set: madePupil((caller, seat) =>
    caller.call('CLASSES_Pupil_Set', { ...seat, fullName: 'Ma Trận', dateofBirth: null, sex: null }),
  ),
  CLASSES_Pupil_Get: async (caller, whose) => {
    const classId = classOf(caller, whose)
    return as(caller).call('CLASSES_Pupil_Get', { classId, studentId: await memberOf(classId) })
  },
  CLASSES_Pupil_GetWork: async (caller, whose) => {
    const classId = classOf(caller, whose)
    return as(caller).call('CLASSES_Pupil_GetWork', { classId, studentId: await memberOf(classId) })
  },
  CLASSES_Pupil_Leave: async (caller, whose) => {
    const classId = classOf(caller, whose)
    const studentId = await memberOf(classId)
    return restored(as(caller).call('CLASSES_Pupil_Leave', { classId, studentId }), () =>
      setLeft(classId, studentId, null),
    )
  },
  // by the code of a class into which everybody may move who may move at all
  CLASSES_Pupil_Move: async (caller, whose) => {
    const classId = classOf(caller, whose)
    const studentId = await memberOf(classId)
    const to = classId === classIds.get('8A') ? '4A1' : '8A'
    const code = await codeOf(to)
    return restored(as(caller).call('CLASSES_Pupil_Move', { classId, studentId, code }), async () => {
      await house.db
        .deleteFrom('class_people')
        .where('person_id', '=', studentId)
        .where('class_id', '=', classIds.get(to) as string)
        .execute()
      await setLeft(classId, studentId, null)
      await takeNotices('CLASS_MEMBER ')
    })
  },
  // the pupil has left for this cell
  CLASSES_Pupil_Return: async (caller, whose) => {
    const classId = classOf(caller, whose)
    const studentId = await memberOf(classId)
    await setLeft(classId, studentId, house.clock.now())
    return restored(as(caller).call('CLASSES_Pupil_Return', { classId, studentId }), async () => {
      await house.db
        .deleteFrom('class_people')
        .where('class_id', '=', classId)
        .where('person_id', '=', studentId)
        .where('left_at', 'is', null)
        .execute()
      await setLeft(classId, studentId, null)
    })
  },
  CLASSES_Pupils_GetLeft: named('CLASSES_Pupils_GetLeft', (caller, whose) => ({ classId: classOf(caller, whose) })),
  CLASSES_Code_Find: async (caller) => as(caller).call('CLASSES_Code_Find', { code: await codeOf('8A') }),
  CLASSES_Join: async (caller) =>
    restored(as(caller).call('CLASSES_Join', { code: await codeOf('8A') }), () =>
      house.db
        .deleteFrom('class_people')
        .where('class_id', '=', classIds.get('8A') as string)
        .where('person_id', '=', idOf(emailOf(caller)))
        .execute(),
    ),
  CLASSES_Code_Renew: async (caller, whose) => {
    const classId = classOf(caller, whose)
    const row = await house.db.selectFrom('classes').where('id', '=', classId).select('code').executeTakeFirst()
    return as(caller).call('CLASSES_Code_Renew', { classId, code: row?.code ?? '' })
  },
  // the link is there for this cell
  CLASSES_FamilyLink_Get: async (caller, whose) => {
    const seat = await seatIn(classOf(caller, whose))
    await addFamilyLink(seat)
    return restored(as(caller).call('CLASSES_FamilyLink_Get', seat), removeFamilyLinks)
  },
  CLASSES_FamilyLink_Make: async (caller, whose) => {
    const seat = await seatIn(classOf(caller, whose))
    return restored(as(caller).call('CLASSES_FamilyLink_Make', seat), removeFamilyLinks)
  },
  CLASSES_FamilyLink_Revoke: async (caller, whose) => {
    const seat = await seatIn(classOf(caller, whose))
    const linkId = await addFamilyLink({ ...seat, studentId: idOf(emailOf('pupil')) })
    return restored(as(caller).call('CLASSES_FamilyLink_Revoke', { linkId }), removeFamilyLinks)
  },
  // whoever holds the link, whoever that is
  FAMILY_Week_Get: async (caller) => {
    const linkId = await addFamilyLink({ classId: classIds.get('4A1') as string, studentId: idOf(emailOf('pupil')) })
    const token = tokenOf(await familyLinkKey(house.db), linkId)
    return restored(as(caller).call('FAMILY_Week_Get', { token }), removeFamilyLinks)
  },
  CLASSES_GetClasses_ByTeacherId: named('CLASSES_GetClasses_ByTeacherId', (caller, whose) => ({
    teacherId: idOf(personOf(caller, whose)),
  })),
  CLASSES_Progress_Get: named('CLASSES_Progress_Get', (caller, whose) => ({ classId: classOf(caller, whose) })),
  CLASSES_Scripts_Set: async (caller, whose) => {
    const classId = classOf(caller, whose)
    const studentId = await memberOf(classId)
    return restored(as(caller).call('CLASSES_Scripts_Set', { classId, studentId, given: true }), () =>
      house.db.deleteFrom('account_list_entries').where('list', '=', 'listening-scripts').execute(),
    )
  },
  HOME_Manager_GetClasses: named('HOME_Manager_GetClasses', (caller, whose) => ({ classId: classOf(caller, whose) })),
  HOME_Manager_GetTeachers: named('HOME_Manager_GetTeachers', (caller, whose) => ({
    teacherId: idOf(personOf(caller, whose)),
  })),
  // who may is told by what is no answer to the question: an answer would stay in its log
  CLASSWORK_Answer_Save: named('CLASSWORK_Answer_Save', (caller, whose) => ({
    assignmentId: assignmentOf(caller, whose),
    questionId: 'w1',
    studentChoice: '{"no": "text"}',
  })),
  CLASSWORK_Assignments_Delete: async (caller, whose) => {
    const id = assignmentOf(caller, whose)
    return restored(named('CLASSWORK_Assignments_Delete', () => ({ id }))(caller, whose), () =>
      house.db.updateTable('assignments').set({ deleted_at: null }).where('id', '=', id).execute(),
    )
  },
  CLASSWORK_Assignments_End: async (caller, whose) => {
    const id = assignmentOf(caller, whose)
    const before = await house.db.selectFrom('assignments').select('due_at').where('id', '=', id).executeTakeFirst()
    return restored(named('CLASSWORK_Assignments_End', () => ({ id }))(caller, whose), () =>
      house.db
        .updateTable('assignments')
        .set({ due_at: before?.due_at ?? null })
        .where('id', '=', id)
        .execute(),
    )
  },
  CLASSWORK_Assignments_GetById: named('CLASSWORK_Assignments_GetById', (caller, whose) => ({
    id: assignmentOf(caller, whose),
  })),
  CLASSWORK_Assignments_GetGiven: named('CLASSWORK_Assignments_GetGiven', (caller, whose) => ({
    classId: classOf(caller, whose),
  })),
  CLASSWORK_Assignments_GetMine: named('CLASSWORK_Assignments_GetMine', (caller, whose) => ({
    classId: classOf(caller, whose),
  })),
  CLASSWORK_Assignments_GetPupils: named('CLASSWORK_Assignments_GetPupils', (caller, whose) => ({
    id: assignmentOf(caller, whose),
  })),
  CLASSWORK_Assignments_Restore: async (caller, whose) => {
    const id = assignmentOf(caller, whose)
    const taken = (deleted_at: Date | null) =>
      house.db.updateTable('assignments').set({ deleted_at }).where('id', '=', id).execute()
    await taken(schoolDay)
    return restored(named('CLASSWORK_Assignments_Restore', () => ({ id }))(caller, whose), () => taken(null))
  },
  // who may is told by a due date that is over
  CLASSWORK_Assignments_Save: named('CLASSWORK_Assignments_Save', (caller, whose) => ({
    id: assignmentOf(caller, whose),
    title: 'Bài tập',
    dueDate: '2020-01-01',
  })),
  // who may is told by what is no file
  CLASSWORK_WorkFiles_Take: named('CLASSWORK_WorkFiles_Take', (caller, whose) => ({
    assignmentId: assignmentOf(caller, whose),
    file: '',
  })),
  EXAMINATION_Get: async (caller, whose) => {
    const id = newId(schoolDay)
    const classId = classOf(caller, whose)
    if (whose !== 'random') await giveExam(id, classId)
    return restored(
      as(caller).call('EXAMINATION_Get', { examId: whose === 'random' ? 999_999 : examId, assignmentId: id }),
      () => takeBack('Unit M'),
    )
  },
  CLASSROOM_Courses_Get: named('CLASSROOM_Courses_Get', (caller, whose) => ({ userId: idOf(personOf(caller, whose)) })),
  CLASSROOM_Sessions_Get: (caller, whose) => inSession(caller, whose, 'CLASSROOM_Sessions_Get'),
  CLASSROOM_Assignments_Get: (caller, whose) => inSession(caller, whose, 'CLASSROOM_Assignments_Get'),
  CLASSROOM_Questions_Get: (caller, whose) => inSession(caller, whose, 'CLASSROOM_Questions_Get'),
  CLASSROOM_Audio_Get: (caller, whose) => inSession(caller, whose, 'CLASSROOM_Audio_Get'),
  CLASSROOM_Videos_Get: (caller, whose) => inSession(caller, whose, 'CLASSROOM_Videos_Get'),
  CLASSROOM_Results_Get: (caller, whose) => inSession(caller, whose, 'CLASSROOM_Results_Get', true),
  EXAMINATION_Print_Get: async (caller, whose) => {
    if (whose === 'random') return as(caller).call('EXAMINATION_Print_Get', { id: 999_999 })
    await keepExam('PRIVATE', idOf(personOf(caller, whose)))
    return restored(as(caller).call('EXAMINATION_Print_Get', { id: examId }), () => keepExam('PUBLIC', null))
  },
  Classes_GetJoinedClasses_ByStudentId: named('Classes_GetJoinedClasses_ByStudentId', (caller, whose) => ({
    studentId: idOf(personOf(caller, whose)),
  })),
  SHARE_Attachments_GetPages: named('SHARE_Attachments_GetPages', (caller, whose) => ({
    id: attachmentOf(caller, whose),
  })),
  SHARE_Attachments_SetPages: named('SHARE_Attachments_SetPages', (caller, whose) => ({
    id: attachmentOf(caller, whose),
  })),
  SHARE_Attachments_UpdateJsonData: named('SHARE_Attachments_UpdateJsonData', (caller, whose) => ({
    id: attachmentOf(caller, whose),
    JsonData: emptyWorksheet,
  })),
  SHARE_Attachments_UpdateTags: named('SHARE_Attachments_UpdateTags', (caller, whose) => ({
    id: attachmentOf(caller, whose),
    tags: 'LIVEWORKSHEET',
  })),
  OLYMPIC_DETHI_Get: named('OLYMPIC_DETHI_Get', () => ({ classLevel: 4, examinationCode: 'M' })),
  OLYMPIC_Progress_Get: named('OLYMPIC_Progress_Get', () => ({ classLevel: 4 })),
  // looked for as a class is called, which nothing else is
  SEARCH_Menu_Find: async (caller, whose) => {
    const room = await house.db
      .selectFrom('classes')
      .where('id', '=', classOf(caller, whose))
      .select('class_name')
      .executeTakeFirst()
    return as(caller).call('SEARCH_Menu_Find', { text: `Lớp ${room?.class_name ?? 'không có'}` })
  },
  SITTING_Append: named('SITTING_Append', (caller, whose) => ({
    sittingId: sittingOf(personOf(caller, whose)),
    events: [],
  })),
  SITTING_Finish: (caller, whose) => {
    const sittingId = sittingOf(personOf(caller, whose))
    return restored(as(caller).call('SITTING_Finish', { sittingId, key: randomUUID() }), () =>
      house.db
        .updateTable('sittings')
        .set({ state: 'open', finished_at: null, finish_key: null, receipt: null })
        .where('id', '=', sittingId)
        .execute(),
    )
  },
  SITTING_Get: named('SITTING_Get', (caller, whose) => ({ sittingId: sittingOf(personOf(caller, whose)) })),
  SITTING_History: named('SITTING_History', (caller, whose) => ({
    kind: 'olympic',
    studentId: idOf(personOf(caller, whose)),
  })),
  SITTING_Scripts_Get: named('SITTING_Scripts_Get', (caller, whose) => ({
    sittingId: sittingOf(personOf(caller, whose)),
  })),
  SITTING_Start: (caller, whose) => {
    const sittingId = randomUUID()
    const input = { sittingId, kind: 'worksheet', assignmentId: assignmentOf(caller, whose) }
    return restored(as(caller).call('SITTING_Start', input), () =>
      house.db.deleteFrom('sittings').where('id', '=', sittingId).execute(),
    )
  },
  ...Object.fromEntries(
    (['Check', 'Get', 'Save', 'Update'] as const).map((verb): [string, Attempt] => [
      `TESTBANK_Papers_${verb}`,
      (caller, whose) => ofKeptPaper(caller, whose, `TESTBANK_Papers_${verb}`),
    ]),
  ),
  ThongBao_NguoiDung_DanhSach: named('ThongBao_NguoiDung_DanhSach', (caller, whose) => ({
    UserId: idOf(personOf(caller, whose)),
    PageSize: 1,
  })),
  ThongBao_NguoiDung_Dem: named('ThongBao_NguoiDung_Dem', (caller, whose) => ({
    UserId: idOf(personOf(caller, whose)),
  })),
  ThongBao_NguoiDung_Xoa: named('ThongBao_NguoiDung_Xoa', (caller, whose) => ({
    ThongBaoId: noticeToDelete,
    UserId: idOf(personOf(caller, whose)),
  })),
  ThongBao_DaGui_DanhSach: named('ThongBao_DaGui_DanhSach', () => ({})),
  ThongBao_ThemMoi: (caller, whose) =>
    restored(
      as(caller).call('ThongBao_ThemMoi', {
        UserId: idOf(personOf(caller, whose)),
        ...{ Title: 'Lịch họp', Content: '<p>Chiều thứ Tư.</p>', Type: 'ALL', TypeData: 'ALL' },
      }),
      takeAnnouncements,
    ),
  ThongBao_Sach_CuaHocSinh: (caller, whose) =>
    withBookNote(() =>
      as(caller).call('ThongBao_Sach_CuaHocSinh', { userId: idOf(personOf(caller, whose)), PageSize: 1 }),
    ),
  ThongBao_Sach_DanhSach: (caller) => withBookNote(() => as(caller).call('ThongBao_Sach_DanhSach', { PageSize: 1 })),
  ThongBao_Sach_ThemMoi: (caller) =>
    restored(as(caller).call('ThongBao_Sach_ThemMoi', { Title: 'Sách mới', Content: '<p>Bài một.</p>' }), () =>
      house.db.deleteFrom('book_notes').where('title', '=', 'Sách mới').execute(),
    ),
  // written by the person of the relation
  ThongBao_Sach_Xoa: (caller, whose) =>
    withBookNote(
      (id) => as(caller).call('ThongBao_Sach_Xoa', { id: whose === 'random' ? randomId : id }),
      idOf(personOf(caller, whose)),
    ),
  ThongBao_ThuHoi: async (caller, whose) => {
    const id = randomUUID()
    if (whose !== 'random')
      await house.db
        .insertInto('notifications')
        .values({
          ...{ id, dedupe: id, type: 'ANNOUNCEMENT', title: 'Tin', content: 'Tin' },
          ...{ sender_id: idOf(personOf(caller, whose)), created_at: schoolDay },
        })
        .execute()
    return restored(as(caller).call('ThongBao_ThuHoi', { ThongBaoId: id }), takeAnnouncements)
  },
  ThongBao_TuyChon_DanhSach: named('ThongBao_TuyChon_DanhSach', () => ({})),
  ThongBao_TuyChon_CapNhat: named('ThongBao_TuyChon_CapNhat', () => ({
    Type: 'MARK_ASSIGNMENT',
    Way: 'bell',
    Wanted: true,
  })),
  ThongBao_TrangThai_CapNhat: named('ThongBao_TrangThai_CapNhat', (caller, whose) => ({
    ThongBaoId: noticeId,
    UserId: idOf(personOf(caller, whose)),
    TrangThai: 1,
  })),
  ThongBao_TrangThai_CapNhatTatCa: named('ThongBao_TrangThai_CapNhatTatCa', (caller, whose) => ({
    ThongBaoId: noticeId,
    UserId: idOf(personOf(caller, whose)),
  })),
  TOOLS_Text_Translate: named('TOOLS_Text_Translate', () => ({ text: 'a cat', from: 'en' })),
  TOOLS_Words_Find: named('TOOLS_Words_Find', () => ({ text: 'con mèo', from: 'vi' })),
  PLACES_File_Check: named('PLACES_File_Check', () => ({ kind: 'schools', text: placeFileText })),
  PLACES_File_Get: named('PLACES_File_Get', () => ({ kind: 'schools' })),
  // the file says what stands there
  PLACES_File_Load: named('PLACES_File_Load', () => ({ kind: 'schools', text: placeFileText })),
  PLACES_School_Save: named('PLACES_School_Save', (_, whose) => ({
    schoolId: whose === 'deleted' || whose === 'random' ? 99_999 : 1,
    name: 'Trường Tiểu học Hoa Phượng',
    schoolTypeId: 1,
    districtId: 11_329,
  })),
  PLACES_Unit_Save: named('PLACES_Unit_Save', () => ({ code: '11329', name: 'Phường Ngô Quyền', cityId: 31 })),
  District_By_City_OPTIONS: named('District_By_City_OPTIONS', () => ({ cityId: 31 })),
  Schools_By_District_OPTIONS: named('Schools_By_District_OPTIONS', () => ({ districtId: 11_329 })),
  USERS_ChangePassword: async (caller, whose) => {
    const email = personOf(caller, whose)
    const before = await house.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst()
    const input = { Email: email, Password: sha1('hoa nở cuối sân'), CurrentPassword: sha1(demoPassword) }
    return restored(as(caller).call('USERS_ChangePassword', input), async () => {
      if (before)
        await house.db
          .updateTable('users')
          .set({ password_hash: before.password_hash, must_change_password: before.must_change_password })
          .where('id', '=', before.id)
          .execute()
    })
  },
  MAIL_List: async (caller, whose) => {
    await addMail(caller, whose)
    return as(caller).call('MAIL_List', {})
  },
  MAIL_Get: async (caller, whose) => as(caller).call('MAIL_Get', { id: await addMail(caller, whose) }),
  MAIL_SendAgain: async (caller, whose) => as(caller).call('MAIL_SendAgain', { id: await addMail(caller, whose) }),
  MAIL_SaveEmail: async (caller, whose) => {
    const to = personOf(caller, whose)
    const set = (password_changed_at: Date) =>
      house.db.updateTable('users').set({ password_changed_at }).where('email', '=', to).execute()
    await set(new Date(schoolDay.getTime() + 60_000))
    return restored(as(caller).call('MAIL_SaveEmail', { to, templateName: 'password-changed' }), () => set(schoolDay))
  },
  USERS_CheckByEmail: named('USERS_CheckByEmail', (caller, whose) => ({ email: personOf(caller, whose) })),
  USERS_ForgotPassword: (caller, whose) =>
    restored(as(caller).call('USERS_ForgotPassword', { email: personOf(caller, whose) }), async () => {
      await house.db.deleteFrom('login_attempts').execute()
      await house.db.deleteFrom('reset_passwords').execute()
      await house.db.deleteFrom('mail_outbox').where('template', '=', 'password-reset').execute()
    }),
  USERS_Logout: async (caller) => (await withOwnSession(caller)).call('USERS_Logout'),
  // a session is begun for this cell
  USERS_Session_End: async (caller, whose) => {
    const person = whose === 'random' ? null : idOf(personOf(caller, whose))
    const token = person === null ? randomUUID() : await startSession(house.db, person, house.clock.now(), null)
    return as(caller).call('USERS_Session_End', { id: createHash('sha256').update(hashToken(token)).digest('hex') })
  },
  USERS_Teacher_Verify: async (caller, whose) => {
    const id = whose === 'random' ? randomUUID() : idOf(personOf(caller, whose))
    if (whose === 'random') return as(caller).call('USERS_Teacher_Verify', { id })
    const { verified_at, verified_by } = await house.db
      .selectFrom('users')
      .where('id', '=', id)
      .select(['verified_at', 'verified_by'])
      .executeTakeFirstOrThrow()
    // whoever is named is a teacher for this cell
    const { numInsertedOrUpdatedRows: made } = await house.db
      .insertInto('user_roles')
      .values({ user_id: id, role_id: ROLE_CATALOGUE.teacher.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return restored(as(caller).call('USERS_Teacher_Verify', { id }), async () => {
      await house.db.updateTable('users').set({ verified_at, verified_by }).where('id', '=', id).execute()
      if (made === 1n)
        await house.db
          .deleteFrom('user_roles')
          .where('user_id', '=', id)
          .where('role_id', '=', ROLE_CATALOGUE.teacher.id)
          .execute()
    })
  },
  USERS_Search: named('USERS_Search', () => ({ PageSize: 100 })),
  Users_Login: async (caller) =>
    (await withOwnSession(caller)).call('Users_Login', { email: '4a1.20@phuong.test', password: sha1(demoPassword) }),
  Users_Register: (caller) =>
    registered(
      as(caller).call('Users_Register', {
        Email: newcomer,
        Password: sha1(newcomersPassword),
        FullName: 'Lê An',
        ConsentVersion: PUPIL_CONSENT.version,
      }),
    ),
}

const crud = (caller: CallerName, method: string, name: string, body: Record<string, unknown>): Promise<Answer> => {
  const [subModuleName, entityName] = name.split('.')
  const path = method === 'READ' ? '/api/v1.0/dynamic/crud/read' : '/api/v1.0/dynamic/crud'
  return as(caller).send(method === 'READ' ? 'POST' : method, path, {
    moduleName: 'PHUONG',
    subModuleName,
    entityName,
    ...body,
  })
}

/** Removes what a cell gave, and what was told of it. */
const takeBack = async (title: string): Promise<void> => {
  const works = house.db.selectFrom('assignments').where('title', '=', title).select('id')
  await house.db.deleteFrom('assignment_classes').where('assignment_id', 'in', works).execute()
  await house.db.deleteFrom('assignments').where('title', '=', title).execute()
  const notices = house.db.selectFrom('notifications').where('title', 'like', `%${title}`).select('id')
  await house.db.deleteFrom('notification_recipients').where('notification_id', 'in', notices).execute()
  await house.db.deleteFrom('notifications').where('title', 'like', `%${title}`).execute()
}

const page = { PageNum: 1, PageSize: 500 }
/** An id of a catalogue, which belongs to everybody; one that nothing has. */
const catalogueId = (whose: Relation): number => (whose === 'random' ? 999_999 : 1)

Object.assign(calls, {
  'CLASSES.Classes read': (caller, whose) =>
    crud(caller, 'READ', 'CLASSES.Classes', {
      parameters: { ...page, ...(whose === '-' ? {} : { id: classOf(caller, whose) }) },
    }),
  'CLASSES.Classes create': async (caller) => {
    const answer = await crud(caller, 'POST', 'CLASSES.Classes', { parameters: { className: 'Mới' } })
    const made = house.db.selectFrom('classes').where('class_name', '=', 'Mới').select('id')
    await house.db.deleteFrom('class_people').where('class_id', 'in', made).execute()
    await house.db.deleteFrom('classes').where('class_name', '=', 'Mới').execute()
    return answer
  },
  'CLASSES.Classes update': (caller, whose) =>
    crud(caller, 'PUT', 'CLASSES.Classes', { entityId: classOf(caller, whose), parameters: { status: 'Ready' } }),
  'CLASSES.Classes remove': (caller, whose) => {
    const entityId = classOf(caller, whose)
    const answer = crud(caller, 'DELETE', 'CLASSES.Classes', { entityId })
    return whose === 'deleted' ? answer : restored(answer, () => setArchived(entityId, null))
  },
  'CLASSES.ClassMembers read': (caller, whose) =>
    crud(caller, 'READ', 'CLASSES.ClassMembers', {
      parameters: { ...page, ...(whose === '-' ? {} : { filters: { studentId: idOf(personOf(caller, whose)) } }) },
    }),
  'CLASSES.Folders read': (caller, whose) =>
    crud(caller, 'READ', 'CLASSES.Folders', {
      parameters: { ...page, ...(whose === '-' ? {} : { id: folderOf(personOf(caller, whose)) }) },
    }),
  'CLASSES.Folders create': async (caller) => {
    const answer = await crud(caller, 'POST', 'CLASSES.Folders', { parameters: { name: 'Mới', sortOrder: 1 } })
    await house.db.deleteFrom('folders').where('name', '=', 'Mới').execute()
    return answer
  },
  'CLASSES.Folders update': (caller, whose) => {
    const entityId = folderOf(personOf(caller, whose))
    return crud(caller, 'PUT', 'CLASSES.Folders', { entityId, parameters: { sortOrder: 1 } })
  },
  // who may is told by a folder that holds one
  'CLASSES.Folders remove': async (caller, whose) => {
    const entityId = folderOf(personOf(caller, whose))
    const inner = newId(schoolDay)
    const { created_by } =
      (await house.db.selectFrom('folders').select('created_by').where('id', '=', entityId).executeTakeFirst()) ?? {}
    if (created_by !== undefined)
      await house.db
        .insertInto('folders')
        .values({ id: inner, parent_id: entityId, name: 'Trong', sort_order: 0, created_by, created_at: schoolDay })
        .execute()
    return restored(crud(caller, 'DELETE', 'CLASSES.Folders', { entityId }), () =>
      house.db.deleteFrom('folders').where('id', '=', inner).execute(),
    )
  },
  'CLASSWORK.Assignments read': (caller, whose) =>
    crud(caller, 'READ', 'CLASSWORK.Assignments', {
      parameters: { ...page, ...(whose === '-' ? {} : { id: assignmentOf(caller, whose) }) },
    }),
  'CLASSWORK.Assignments create': (caller) =>
    restored(
      crud(caller, 'POST', 'CLASSWORK.Assignments', {
        parameters: {
          title: 'Mới',
          dueDate: '2026-11-25',
          classId: classOf(caller, 'own'),
          attachmentId: worksheetId,
        },
      }),
      () => takeBack('Mới'),
    ),
  'CLASSWORK.Assignments_Answers read': (caller, whose) =>
    crud(caller, 'READ', 'CLASSWORK.Assignments_Answers', {
      parameters: { ...page, ...(whose === '-' ? {} : { id: recordOf(personOf(caller, whose)) }) },
    }),
  'CLASSWORK.Assignments_Answers create': async (caller) => {
    // without an answer nothing of it stands in a log, so that it can be taken back
    const answer = await crud(caller, 'POST', 'CLASSWORK.Assignments_Answers', {
      parameters: { AssignmentId: workOf(emailOf('pupil')), Type: 'LIVEWORKSHEET', JsonData: { answers: {} } },
    })
    const made = house.db.deleteFrom('assignments_answers').where('attempt', '=', 2).returning('sitting_id')
    for (const { sitting_id } of await made.execute())
      await house.db.deleteFrom('sittings').where('id', '=', sitting_id).execute()
    return answer
  },
  'CLASSWORK.Assignments_Answers update': (caller, whose) =>
    crud(caller, 'PUT', 'CLASSWORK.Assignments_Answers', {
      entityId: recordOf(personOf(caller, whose)),
      parameters: whose === 'own' ? { Notes: 'x' } : { TeacherNoteS: 'x' },
    }),
  'CLASSWORK.Assignments_Answers remove': async (caller, whose) => {
    const entityId = recordOf(personOf(caller, whose))
    // only an older record is set aside
    const newer = await addAnswer(house.db, {
      assignmentId: workOf(emailOf('pupil')),
      attachmentId: worksheetId,
      studentId: idOf(emailOf('pupil')),
      attempt: 2,
    })
    return restored(crud(caller, 'DELETE', 'CLASSWORK.Assignments_Answers', { entityId }), async () => {
      await house.db.deleteFrom('assignments_answers').where('id', '=', newer.answerId).execute()
      await house.db.deleteFrom('sittings').where('id', '=', newer.sittingId).execute()
      await house.db
        .updateTable('assignments_answers')
        .set({ superseded_at: null })
        .where('superseded_at', 'is not', null)
        .execute()
    })
  },
  'SHARE.Attachments read': (caller, whose) =>
    crud(caller, 'READ', 'SHARE.Attachments', {
      parameters: { ...page, ...(whose === '-' ? {} : { id: attachmentOf(caller, whose) }) },
    }),
  'SHARE.Attachments remove': (caller, whose) => {
    const entityId = attachmentOf(caller, whose)
    const answer = crud(caller, 'DELETE', 'SHARE.Attachments', { entityId })
    if (whose === 'deleted') return answer
    return restored(answer, () =>
      house.db.updateTable('attachments').set({ deleted_at: null }).where('id', '=', entityId).execute(),
    )
  },
  'SHARE.Attachments create': (caller) =>
    crud(caller, 'POST', 'SHARE.Attachments', { parameters: { fileName: 'x.pdf' } }),
  'SHARE.Attachments update': (caller) =>
    crud(caller, 'PUT', 'SHARE.Attachments', {
      entityId: attachmentOf(caller, 'own'),
      parameters: { tags: 'x' },
    }),
  'USERS.Users read': (caller, whose) =>
    crud(caller, 'READ', 'USERS.Users', {
      parameters: { ...page, ...(whose === '-' ? {} : { id: idOf(personOf(caller, whose)) }) },
    }),
  'USERS.Users update': async (caller, whose) => {
    const id = idOf(personOf(caller, whose))
    const before = await house.db.selectFrom('users').where('id', '=', id).select('school_name').executeTakeFirst()
    return restored(
      crud(caller, 'PUT', 'USERS.Users', { entityId: id, parameters: { schoolName: 'Trường Hoa Mai' } }),
      async () =>
        house.db
          .updateTable('users')
          .set({ school_name: before?.school_name ?? null })
          .where('id', '=', id)
          .execute(),
    )
  },
  'METADATA.Cities read': (caller, whose) =>
    crud(caller, 'READ', 'METADATA.Cities', {
      parameters: whose === '-' ? {} : { id: whose === 'random' ? 98 : 31 },
    }),
  'METADATA.Examinations read': (caller, whose) =>
    crud(caller, 'READ', 'METADATA.Examinations', {
      parameters: { ...page, ...(whose === '-' ? { filters: { grade: 4, unit: 1 } } : { id: catalogueId(whose) }) },
    }),
  'METADATA.ExaminationUnits read': (caller, whose) =>
    crud(caller, 'READ', 'METADATA.ExaminationUnits', {
      parameters: { ...page, filters: { grade: 4, ...(whose === '-' ? {} : { id: catalogueId(whose) }) } },
    }),
  // verbs that these entities do not have
  ...Object.fromEntries(
    ['Cities', 'Examinations', 'ExaminationUnits'].flatMap((name) =>
      (
        [
          ['create', 'POST'],
          ['update', 'PUT'],
          ['remove', 'DELETE'],
        ] as const
      ).map(([verb, method]): [string, Attempt] => [
        `METADATA.${name} ${verb}`,
        (caller) => crud(caller, method, `METADATA.${name}`, { entityId: randomId, parameters: { title: 'x' } }),
      ]),
    ),
  ),
  'CLASSES.ClassMembers create': (caller) =>
    crud(caller, 'POST', 'CLASSES.ClassMembers', {
      parameters: { classId: classIds.get('4A1'), studentId: idOf(ofSchool1) },
    }),
  'CLASSES.ClassMembers update': (caller) =>
    crud(caller, 'PUT', 'CLASSES.ClassMembers', { entityId: idOf('4a1.05@phuong.test'), parameters: { phone: '1' } }),
  'CLASSES.ClassMembers remove': (caller) =>
    crud(caller, 'DELETE', 'CLASSES.ClassMembers', { entityId: idOf('4a1.05@phuong.test') }),
  'CLASSWORK.Assignments update': (caller) =>
    crud(caller, 'PUT', 'CLASSWORK.Assignments', {
      entityId: assignmentOf(caller, 'own'),
      parameters: { title: 'Mới' },
    }),
  'CLASSWORK.Assignments remove': (caller) =>
    crud(caller, 'DELETE', 'CLASSWORK.Assignments', { entityId: assignmentOf(caller, 'own') }),
  'USERS.Users create': (caller) =>
    crud(caller, 'POST', 'USERS.Users', { parameters: { email: 'x@phuong.test', roleId: 5 } }),
  'USERS.Users remove': (caller) => crud(caller, 'DELETE', 'USERS.Users', { entityId: idOf('4a1.05@phuong.test') }),
} satisfies Record<string, Attempt>)

/** What a cell says of an answer, told as the cell itself is. */
const cellOf = ({ status, body }: Answer, expected: Row['cells'][CallerName]) => ({
  status,
  code: status < 400 || expected.code === null ? null : body.code,
  rows: status < 400 && expected.rows !== null ? (Array.isArray(body.results) ? body.results.length : null) : null,
})

const verbs = ['read', 'create', 'update', 'remove'] as const
const matrix: Row[] = readMatrix()
const rowsOf = (name: string) => matrix.filter((row) => row.name === name).map(({ whose }) => whose)

describe('A-047 B-014 B-015 B-097 B-684 C-091 H114 the matrix of names, callers and relations', () => {
  test('it holds every procedure and every verb of every entity, and nothing that does not exist', () => {
    const existing = [
      ...procedures.map(({ name }) => name),
      ...entities.flatMap((entity) => verbs.map((verb) => `${entity.subModule}.${entity.name} ${verb}`)),
    ]
    expect([...new Set(matrix.map(({ name }) => name))].sort()).toEqual([...existing].sort())
    expect(Object.keys(calls).sort()).toEqual([...existing].sort())
  })

  test('each name that names a person or a thing has a row for every relation, and no row stands twice', () => {
    for (const procedure of procedures as readonly AnyProcedure[])
      expect(rowsOf(procedure.name).filter((whose) => whose !== 'sample')).toEqual(
        names(procedure) ? [...relations] : ['-'],
      )
    for (const entity of entities as readonly Entity[])
      for (const verb of verbs) {
        const exists = entity[verb] !== undefined
        const expected = !exists || verb === 'create' ? ['-'] : verb === 'read' ? ['-', ...relations] : [...relations]
        expect(rowsOf(`${entity.subModule}.${entity.name} ${verb}`).filter((whose) => whose !== 'sample')).toEqual(
          expected,
        )
      }
  })

  test.each(matrix.map((row) => [row.name, row.whose, row] as const))('%s of %s', async (name, whose, row) => {
    const attempt = calls[name] as Attempt
    for (const caller of callers) {
      const answer = await attempt(caller, whose)
      const expected = row.cells[caller]
      expect({ caller, ...cellOf(answer, expected) }).toEqual({ caller, ...expected })
    }
  })

  test.each([
    ['teacher', 'manager'],
    ['pupil', 'teacher'],
  ] as const)('C-089 the %s who gets the role %s too loses nothing', { timeout: 120_000 }, async (caller, role) => {
    const second = { user_id: idOf(emailOf(caller)), role_id: ROLE_CATALOGUE[role].id }
    await house.db.insertInto('user_roles').values(second).execute()
    const lost: unknown[] = []
    for (const row of matrix) {
      const cell = row.cells[caller]
      if (cell.code !== null || cell.status === 404) continue
      const { status, body } = await (calls[row.name] as Attempt)(caller, row.whose)
      const rows = Array.isArray(body.results) ? body.results.length : 0
      if (status !== cell.status || rows < (cell.rows ?? 0)) lost.push([row.name, row.whose, cell, status, rows])
    }
    await house.db
      .deleteFrom('user_roles')
      .where('user_id', '=', second.user_id)
      .where('role_id', '=', second.role_id)
      .execute()
    expect(lost).toEqual([])
  })

  test('D05 the list of classes holds the rows of its caller and no other', async () => {
    for (const caller of callers) {
      const { finds } = callerFacts[caller]
      if (finds === undefined) continue
      const { body } = await crud(caller, 'READ', 'CLASSES.Classes', { fields: 'className' })
      const names = (body.results as { className: string }[]).map(({ className }) => className)
      expect([caller, names.sort()]).toEqual([caller, finds])
    }
  })

  test('D05 the list of people holds oneself, for the manager the own school, for the administrator everybody', async () => {
    const seen = async (caller: CallerName) => {
      const { body } = await crud(caller, 'READ', 'USERS.Users', { fields: 'email,schoolId', parameters: page })
      return body.results as { email: string; schoolId: number | null }[]
    }
    const seesOthers: readonly CallerName[] = ['manager', 'admin']
    // who must change the password first has no list
    for (const caller of signedInCallers.filter((one) => one !== 'due' && !seesOthers.includes(one)))
      expect((await seen(caller)).map(({ email }) => email)).toEqual([emailOf(caller)])
    expect(new Set((await seen('manager')).map(({ schoolId }) => schoolId))).toEqual(new Set([1]))
    const all = (await seen('admin')).map(({ email }) => email)
    expect(all).toEqual(expect.arrayContaining([otherSchool, emailOf('roleless'), sample]))
    expect(all).not.toContain(deleted)
  })

  test('C-091 whom no rule knows gets the same, with no role and with an unknown one', () => {
    for (const { name, whose, cells } of matrix)
      expect([name, whose, cells.unknown]).toEqual([name, whose, cells.roleless])
  })

  test('B-421 D06 who learns who it is by looking up an address, and who learns that it exists alone', async () => {
    for (const [email, learning] of [
      [ofSchool1, learnsWho],
      [otherSchool, learnsWhoAnywhere],
    ] as const)
      for (const caller of callers) {
        const { body } = await as(caller).call('USERS_CheckByEmail', { email }, 'query/first')
        const fields = Object.keys(body.result as object)
        expect([caller, email, fields]).toEqual([
          caller,
          email,
          learning.includes(caller) ? ['exists', 'id', 'fullName', 'roleId'] : ['exists'],
        ])
      }
  })

  test('a class that is not the caller’s and one that does not exist get the same body', async () => {
    const answers = await Promise.all(
      [classIds.get('8A'), classIds.get('archived of teacher'), randomId].map(async (entityId) => {
        const { body } = await crud('teacher', 'PUT', 'CLASSES.Classes', { entityId, parameters: { status: 'Ready' } })
        return { ...body, requestId: null }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('B-097 B-136 B-237 H114 the matrix of names and places in a class', () => {
  const places = readPlaces()
  const cookieOf = new Map<PlaceName, string | null>()
  const standsIn = async (place: PlaceName, call: () => Promise<Answer>): Promise<Answer> => {
    substitute = cookieOf.get(place) ?? null
    return call().finally(() => {
      substitute = null
    })
  }

  beforeAll(async () => {
    cookieOf.set('owner', cookies.get('teacher') ?? null)
    const classId = classIds.get('4A1') as string
    const rows = {
      give: { role: 'TEACHER', may: 'GIVE' },
      mark: { role: 'TEACHER', may: 'MARK' },
      see: { role: 'TEACHER', may: 'SEE' },
      homeroom: { role: 'HOMEROOM' },
      guardian: { role: 'GUARDIAN', pupil_id: idOf(callerFacts.teacher.people.class) },
      colleague: null,
    } as const
    for (const [place, row] of Object.entries(rows)) {
      const email = `${place}.4a1@phuong.test`
      const id = await makeAccount(house.db, { email, school: 1, roleId: place === 'guardian' ? null : 2 })
      if (row !== null)
        await house.db
          .insertInto('class_people')
          .values({ class_id: classId, person_id: id, joined_at: schoolDay, ...row })
          .execute()
      cookieOf.set(place as PlaceName, (await signedIn(house.url, email)).cookie)
    }
  })

  test('it holds every name that asks for a class, or for what a class opens', async () => {
    const askers = new Set<string>()
    for (const { name, whose, cells } of matrix) {
      const school = matrix.find((row) => row.name === name && row.whose === 'school')
      if (whose === 'class' && JSON.stringify(cells.teacher) !== JSON.stringify(school?.cells.teacher)) askers.add(name)
      if (whose !== 'own' && whose !== '-') continue
      namesClass = false
      await (calls[name] as Attempt)('visitor', whose)
      if (namesClass) askers.add(name)
    }
    expect([...new Set(places.map(({ name }) => name))].sort()).toEqual([...askers].sort())
  })

  test.each(places.map((row) => [row.name, row] as const))('%s by each place', async (name, { whose, cells }) => {
    for (const place of placeNames) {
      const answer = await standsIn(place, () => (calls[name] as Attempt)('teacher', whose))
      expect({ place, ...cellOf(answer, cells[place]) }).toEqual({ place, ...cells[place] })
    }
  })

  test('whose time in a class is over has no place in it', async () => {
    const { person_id: guest } = await house.db
      .selectFrom('class_people')
      .where('may', '=', 'GIVE')
      .select('person_id')
      .executeTakeFirstOrThrow()
    const left = (left_at: Date | null) =>
      house.db.updateTable('class_people').set({ left_at }).where('person_id', '=', guest).execute()
    const sees = () => standsIn('give', () => (calls.CLASSES_Progress_Get as Attempt)('teacher', 'own'))
    expect((await sees()).status).toBe(200)
    await left(house.clock.now())
    expect((await sees()).status).toBe(403)
    await left(null)
  })
})
