import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import type { RoleName } from '@phuong/domain/people/roles'
import { shownToPupil } from '@phuong/domain/scoring/attempts'
import { rightsOf, shownIn, type View } from '@phuong/domain/scoring/views'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { classNamed, ownedBy } from '../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { mixedZones } from '../../testing/papers.ts'
import { sitter } from '../../testing/sitters.ts'
import { addAssignment, addWorksheet } from '../../testing/worksheets.ts'
import { assignmentsAnswers } from '../entities/assignments-answers.ts'
import { strictLists } from '../procedures/registry.ts'
import { assignmentTables } from '../services/assignments/assignment-rows.ts'
import { hashToken, sessionReader, startSession } from '../services/auth/sessions.ts'
import { leaveClass } from '../services/classes/class-membership.ts'
import { getSitting } from '../services/sittings/get.ts'
import { sittingHistory } from '../services/sittings/history.ts'
import { seesAssignment, viewOfAssignment } from './assignments.ts'
import type { SessionUser, Viewer } from './session-user.ts'
import { ofAnswer, ofSitting, seesScore, seesWork, viewOf } from './sittings.ts'

const minute = 60_000
const pupilEmail = '4a1.01@phuong.test'

let house: TestHouse
let teacherId: string
let classId: string
let attachmentId: string
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  teacherId = schoolClass.ownerId
  attachmentId = await addWorksheet(house.db, { createdBy: teacherId, zones: mixedZones })
})
afterAll(() => house.close())

const idOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
/** Somebody as a request of theirs would know them at this moment. */
const userOf = async (email: string): Promise<SessionUser> => {
  const now = house.clock.now()
  const token = await startSession(house.db, await idOf(email), now, null)
  return (await sessionReader(house.db, strictLists)({ tokenHash: hashToken(token), now })) as SessionUser
}
/** Lets somebody have these roles and no others. */
const setRoles = async (email: string, ...roles: RoleName[]) => {
  const id = await idOf(email)
  await house.db.deleteFrom('user_roles').where('user_id', '=', id).execute()
  if (roles.length > 0)
    await house.db
      .insertInto('user_roles')
      .values(roles.map((role) => ({ user_id: id, role_id: ROLE_CATALOGUE[role].id })))
      .execute()
}
const join = async (email: string, schoolClass = classId) =>
  house.db
    .insertInto('class_people')
    .values({ class_id: schoolClass, person_id: await idOf(email), role: 'PUPIL', joined_at: house.clock.now() })
    .execute()

/** A parent of the pupil, and of nobody else: no role, no class. */
const parentOf = (pupilId: string): Viewer => ({
  id: '00000000-0000-7000-8000-000000000001',
  roles: [],
  schoolId: null,
  guards: [pupilId],
})
const media = async () => ({ hide: (value: unknown) => value }) as never

const seen = (viewer: Viewer, sittingId: string) =>
  getSitting(house.db, { user: viewer, now: house.clock.now(), media, sittingId }).catch(
    (fault) => fault.code as string,
  )

/** The record of a sitting as the list of records tells it; undefined where it is not in the list. */
const recordAs = async (viewer: Viewer, sittingId: string) => {
  const read = assignmentsAnswers.read
  if (read === undefined) throw new Error('records are read')
  const user = viewer as SessionUser
  const columns = ['Score', 'AutoScore', 'Star', 'PassedQuestion', 'JsonData', 'writeResult', 'TeacherNoteS', 'Notes']
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((name) => sql`${read.fields[name]?.sql} as ${sql.ref(name)}`))}
    from ${read.from(user, house.clock.now())}
    where ${read.where(user)} and answer.sitting_id = ${sittingId}`.execute(house.db)
  return rows[0]
}
const listed = async (viewer: Viewer, studentId: string, sittingId: string) => {
  const input = { studentId, PageNum: 1, PageSize: 200 }
  const rows = await sittingHistory(house.db, { user: viewer, now: house.clock.now(), input }).catch(() => [])
  return rows.find((row) => row.sittingId === sittingId)
}

/** Work that shows nothing before it is due, handed in once of two times with one answer and a note. */
const handedIn = async (caller: Caller) => {
  house.clock.forward(1_000)
  const assignmentId = await addAssignment(house.db, {
    classId,
    attachmentId,
    createdBy: teacherId,
    attempts: 2,
    solutions: 'AFTER_DUE',
    dueAt: new Date(house.clock.now().getTime() + 60 * minute),
  })
  const one = sitter(caller, house.clock)
  const sittingId = (await one.start({ kind: 'worksheet', assignmentId })).row?.sittingId as string
  await one.append(sittingId, [one.draft('w1', 'cat')])
  const open = { parent: await seen(parentOf(await idOf(pupilEmail)), sittingId) }
  await one.finish(sittingId)
  await house.db
    .updateTable('assignments_answers')
    .set({ notes: 'em nộp ạ' })
    .where('sitting_id', '=', sittingId)
    .execute()
  return { assignmentId, sittingId, open }
}

describe('a guardian', () => {
  test('D59 reads the results of one pupil when the pupil sees them, and never more than the pupil', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const pupil = await userOf(pupilEmail)
    const parent = parentOf(pupil.id)
    const { sittingId, open } = await handedIn(caller)
    expect(open.parent).toBe('NOT_FOUND')

    const results = (told: Awaited<ReturnType<typeof seen>>) =>
      typeof told === 'string' ? told : { ...told, late: [] }
    const beforeDue = await seen(parent, sittingId)
    expect(beforeDue).toMatchObject({ solutionsShown: false, score: null, receipt: { Score: null }, late: [] })
    expect(results(beforeDue)).toEqual(results(await seen(pupil, sittingId)))
    expect(JSON.stringify(beforeDue)).not.toContain('a dog')
    expect(await recordAs(parent, sittingId)).toMatchObject({ Score: null, writeResult: null, Notes: null })
    expect(await recordAs(pupil, sittingId)).toMatchObject({ Score: null, writeResult: null, Notes: 'em nộp ạ' })

    house.clock.forward(61 * minute)
    const afterDue = await seen(parent, sittingId)
    expect(afterDue).toMatchObject({ solutionsShown: true, score: 2, receipt: { Score: 20 } })
    expect(results(afterDue)).toEqual(results(await seen(pupil, sittingId)))
    const { Notes: _, ...record } = (await recordAs(pupil, sittingId)) ?? {}
    expect(await recordAs(parent, sittingId)).toEqual({ ...record, Notes: null })
    expect(await listed(parent, pupil.id, sittingId)).toEqual(await listed(pupil, pupil.id, sittingId))
  })

  test('opens the assignment as it opens the sitting, without work of its own, as long as the pupil is in the class (D59 H123)', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const { assignmentId } = await handedIn(caller)
    const pupilId = await idOf(pupilEmail)
    const viewIn = async (viewer: Viewer) => {
      const { rows } = await sql<{ view: View }>`select ${viewOfAssignment(viewer)} as view from ${assignmentTables}
        where assignments.id = ${assignmentId} and ${seesAssignment(viewer)}`.execute(house.db)
      return rows[0]?.view
    }
    const nobody = await idOf('gv.moi@phuong.test')
    expect(await viewIn(parentOf(pupilId))).toBe('guardian')
    expect(await viewIn(parentOf(nobody))).toBeUndefined()
    expect(await viewIn({ ...(await userOf(pupilEmail)), guards: [pupilId] })).toBe('own')
    expect(await viewIn({ ...(await userOf('co.lan@phuong.test')), guards: [pupilId] })).toBe('staff')
    await leaveClass(house.db, { classId, studentIds: [pupilId], now: house.clock.now() })
    expect(await viewIn(parentOf(pupilId))).toBeUndefined()
    await join(pupilEmail)
  })

  test('D59 finds what the own pupils have finished without naming them, beside those of the own classes', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const { sittingId } = await handedIn(caller)
    const found = async (user: Viewer) => {
      const input = { studentId: null, pupils: true, PageNum: 1, PageSize: 200 }
      const rows = await sittingHistory(house.db, { user, now: house.clock.now(), input })
      return rows.map((row) => row.sittingId)
    }
    const pupilId = await idOf(pupilEmail)
    expect(await found(parentOf(pupilId))).toContain(sittingId)
    expect(await found(parentOf(await idOf('4a1.02@phuong.test')))).toEqual([])
    const elsewhere = await userOf('thay.minh@phuong.test')
    const ofClasses = await found(elsewhere)
    expect(ofClasses).not.toContain(sittingId)
    const both = await found({ ...elsewhere, guards: [pupilId] })
    expect(both).toEqual(expect.arrayContaining([...ofClasses, sittingId]))
  })

  test('D59 sees nothing of another pupil, marks nothing and hears no recording', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const { sittingId } = await handedIn(caller)
    const stranger = parentOf(await idOf('4a1.02@phuong.test'))
    expect(await seen(stranger, sittingId)).toBe('NOT_FOUND')
    expect(await recordAs(stranger, sittingId)).toBeUndefined()
    expect(await listed(stranger, await idOf(pupilEmail), sittingId)).toBeUndefined()
    const parent = parentOf(await idOf(pupilEmail))
    const { rows } = await sql`select from sittings as held
      where held.id = ${sittingId} and ${seesWork(parent, ofSitting, 'recordings')}`.execute(house.db)
    expect(rows).toEqual([])
  })

  test('D59 who teaches the pupil and is its parent too is staff to it', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const { sittingId } = await handedIn(caller)
    const both = { ...(await userOf('co.lan@phuong.test')), guards: [await idOf(pupilEmail)] }
    expect(await seen(both, sittingId)).toMatchObject({ solutionsShown: true, score: 2 })
    expect(await recordAs(both, sittingId)).toMatchObject({ Score: 20, Notes: 'em nộp ạ' })
  })
})

describe('one source', () => {
  test('B-237 the single read, the history and the records agree on who sees a row and its score', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const { sittingId } = await handedIn(caller)
    const pupil = await userOf(pupilEmail)
    const viewers: Record<string, [viewer: Viewer, sees: boolean, scoreBeforeDue: boolean]> = {
      pupil: [pupil, true, false],
      parent: [parentOf(pupil.id), true, false],
      teacher: [await userOf('co.lan@phuong.test'), true, true],
      manager: [await userOf('quanly@phuong.test'), true, true],
      administrator: [await userOf('admin@phuong.test'), true, true],
      classmate: [await userOf('4a1.02@phuong.test'), false, false],
      otherTeacher: [await userOf('thay.minh@phuong.test'), false, false],
      bank: [await userOf('nganhang@phuong.test'), false, false],
    }
    /** the pupil's newest result beside the worksheet (B-187) */
    const besideWorksheet = async () => {
      const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
        moduleName: 'PHUONG',
        subModuleName: 'SHARE',
        entityName: 'Attachments',
        fields: 'result',
        parameters: { id: attachmentId },
      })
      return (body.results as { result: unknown }[])[0]?.result
    }
    for (const isDue of [false, true]) {
      expect(await besideWorksheet()).toMatchObject({
        sittingId,
        ...(isDue ? { score: 20, star: 1 } : { score: null, star: null, results: null }),
      })
      for (const [name, [viewer, sees, early]] of Object.entries(viewers)) {
        const one = await seen(viewer, sittingId)
        const inHistory = await listed(viewer, pupil.id, sittingId)
        const record = await recordAs(viewer, sittingId)
        expect([name, typeof one !== 'string', inHistory !== undefined, record !== undefined]).toEqual([
          name,
          sees,
          sees,
          sees,
        ])
        if (typeof one === 'string') continue
        const shows = isDue || early
        expect([name, isDue, one.score, inHistory?.score, record?.Score]).toEqual(
          shows ? [name, isDue, 2, 2, 20] : [name, isDue, null, null, null],
        )
        expect([name, one.solutionsShown]).toEqual([name, shows])
      }
      house.clock.forward(61 * minute)
    }
  })

  test('the condition of a row and its view say the same: who is none sees none', async () => {
    const viewers = [await userOf(pupilEmail), await userOf('co.lan@phuong.test'), await userOf('quanly@phuong.test')]
    for (const viewer of [...viewers, parentOf(await idOf('4a1.02@phuong.test'))])
      for (const [from, row] of [
        [sql`sittings as held`, ofSitting],
        [sql`assignments_answers as answer`, ofAnswer],
      ] as const) {
        const { rows } = await sql<{ view: View; sees: boolean; over: boolean }>`
          select ${viewOf(viewer, row)} as view, ${seesWork(viewer, row)} as sees, ${row.isOver} as over
          from ${from}`.execute(house.db)
        expect(rows.length).toBeGreaterThan(0)
        for (const { view, sees, over } of rows)
          expect(sees).toBe(view !== 'none' && (over || rightsOf[view].unfinished))
      }
  })

  test('D22 the score in SQL is the score of the rule, for every view, setting and moment', async () => {
    const due = new Date('2026-11-25T16:59:59.400Z')
    const moments = [-1_000, 0, 500, 600, 1_000].map((later) => new Date(due.getTime() + later))
    const cases = (['own', 'guardian', 'staff', 'none'] as const).flatMap((view) =>
      (['AFTER_SUBMIT', 'AFTER_DUE', 'NEVER'] as const).flatMap((solutions) =>
        [null, due].flatMap((dueAt) =>
          [null, 1, 2].flatMap((attempts) =>
            [1, 2, 3].flatMap((used) => moments.map((now) => ({ view, solutions, dueAt, attempts, used, now }))),
          ),
        ),
      ),
    )
    const { rows } = await sql<{ at: number; score: boolean }>`
      select one.at, ${seesScore({
        view: sql`one.view`,
        over: sql`true`,
        solutions: sql`one.solutions`,
        dueAt: sql`one."dueAt"`,
        attempts: sql`one.attempts`,
        used: sql`one.used`,
        now: sql`one.now`,
      })} as score
      from jsonb_to_recordset(${JSON.stringify(cases.map((one, at) => ({ ...one, at })))}::jsonb)
        as one (at integer, view text, solutions text, "dueAt" timestamptz, attempts integer, used integer, now timestamptz)
      order by one.at`.execute(house.db)
    const ruled = cases.map(
      ({ view, used, now, ...settings }) => shownIn(view, shownToPupil(settings, used, now)).score,
    )
    expect(rows.map(({ score }) => score)).toEqual(ruled)
  })
})

describe('rights come from all roles of a person', () => {
  test('C-091 H123 who has lost the role sees nothing more of the class that the row still names', async () => {
    const caller = await signedIn(house.url, pupilEmail)
    const { sittingId, assignmentId } = await handedIn(caller)
    const pupilId = await idOf(pupilEmail)
    const names = (one: Caller) =>
      one.send('POST', '/api/v1.0/dynamic/crud/read', {
        moduleName: 'PHUONG',
        subModuleName: 'CLASSES',
        entityName: 'ClassMembers',
        parameters: { filters: { classId } },
      })
    for (const email of ['co.lan@phuong.test', '4a1.03@phuong.test']) {
      const one = await signedIn(house.url, email)
      const before = (await userOf(email)).role as RoleName
      expect((await one.call('CLASSWORK_Assignments_GetById', { id: assignmentId })).status).toBe(200)
      expect((await names(one)).body.results).not.toEqual([])
      await setRoles(email)
      const user = await userOf(email)
      expect(await seen(user, sittingId)).toBe('NOT_FOUND')
      expect(await recordAs(user, sittingId)).toBeUndefined()
      expect(await listed(user, pupilId, sittingId)).toBeUndefined()
      expect((await one.call('CLASSWORK_Assignments_GetById', { id: assignmentId })).status).toBe(404)
      expect((await names(one)).body.results).toEqual([])
      await setRoles(email, before)
    }
  })

  test('C-089 who is pupil in one class and teaches another does both, and neither for the other', async () => {
    const email = 'gv.moi@phuong.test'
    await setRoles(email, 'student', 'teacher')
    await join(email)
    const both = await signedIn(house.url, email)
    const given = { classId, attachmentId, createdBy: teacherId, attempts: 2, solutions: 'AFTER_DUE' } as const
    const asPupil = await addAssignment(house.db, given)
    const one = sitter(both, house.clock)
    const started = await one.start({ kind: 'worksheet', assignmentId: asPupil })
    expect(started.status).toBe(200)
    const sittingId = started.row?.sittingId as string
    await one.append(sittingId, [one.draft('w1', 'cat')])
    await one.finish(sittingId)
    expect((await one.get(sittingId)).row).toMatchObject({ solutionsShown: false, score: null })
    const own = await both.call('CLASSWORK_Assignments_GetById', { id: asPupil })
    expect(own.body.results).toMatchObject([{ state: 'done', attemptsLeft: 1, solutionsShown: false, score: null }])
    // a fellow pupil stays one
    const other = await handedIn(await signedIn(house.url, pupilEmail))
    expect((await one.get(other.sittingId)).status).toBe(404)
    expect((await both.call('SITTING_History', { studentId: await idOf(pupilEmail) })).status).toBe(403)
    expect((await both.call('CLASSWORK_Assignments_GetPupils', { id: asPupil })).status).toBe(404)
    const joined = { studentId: await idOf(pupilEmail) }
    expect((await both.call('Classes_GetJoinedClasses_ByStudentId', joined)).status).toBe(403)

    const made = await both.send('POST', '/api/v1.0/dynamic/crud', {
      moduleName: 'PHUONG',
      subModuleName: 'CLASSES',
      entityName: 'Classes',
      parameters: { className: 'Lớp tối' },
    })
    const taught = (made.body.result as { id: string }).id
    await join(pupilEmail, taught)
    const asTeacher = await addAssignment(house.db, { ...given, classId: taught })
    const looked = await both.call('CLASSWORK_Assignments_GetById', { id: asTeacher })
    expect(looked.body.results).toMatchObject([{ state: null, attemptsLeft: null, solutionsShown: true }])
    const pupils = await both.call('CLASSWORK_Assignments_GetPupils', { id: asTeacher })
    expect(pupils.body.results).toHaveLength(1)
    expect((await both.call('Classes_GetJoinedClasses_ByStudentId', joined)).body.results).toHaveLength(1)
  })

  test('C-089 D05 who teaches and manages marks the own class and looks at the others of the school', async () => {
    const email = 'thay.minh@phuong.test'
    const pupil = await signedIn(house.url, pupilEmail)
    const { sittingId, assignmentId } = await handedIn(pupil)
    const record = (
      await house.db
        .selectFrom('assignments_answers')
        .where('sitting_id', '=', sittingId)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
    const teacher = await signedIn(house.url, email)
    const mark = () =>
      teacher.send('PUT', '/api/v1.0/dynamic/crud', {
        moduleName: 'PHUONG',
        subModuleName: 'CLASSWORK',
        entityName: 'Assignments_Answers',
        entityId: record,
        parameters: { Score: 50 },
      })
    const table = () => teacher.call('CLASSWORK_Assignments_GetPupils', { id: assignmentId })
    expect([(await mark()).status, (await table()).status]).toEqual([404, 404])
    await setRoles(email, 'teacher', 'manager')
    await house.db.updateTable('users').set({ school_id: 1 }).where('email', '=', email).execute()
    expect([(await mark()).status, (await table()).status]).toEqual([403, 200])
    const classes = await teacher.call('CLASSES_GetClasses_ByTeacherId', {})
    expect(classes.status).toBe(200)
    expect((await teacher.call('USERS_CheckByEmail', { email: pupilEmail }, 'query/first')).body.result).toMatchObject({
      exists: true,
    })
    await ownedBy(house.db, classId, await idOf(email))
    expect([(await mark()).status, (await table()).status]).toEqual([200, 200])
    await ownedBy(house.db, classId, teacherId)
  })
})
