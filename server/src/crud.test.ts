import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Caller, signedIn } from '../testing/caller.ts'
import { openHouse, type TestHouse } from '../testing/house.ts'
import type { Entity } from './entities/define.ts'
import { entities } from './entities/registry.ts'

const crud = '/api/v1.0/dynamic/crud'
const people = { moduleName: 'PHUONG', subModuleName: 'USERS', entityName: 'Users' }
const classes = { moduleName: 'PHUONG', subModuleName: 'CLASSES', entityName: 'Classes' }
const members = { moduleName: 'PHUONG', subModuleName: 'CLASSES', entityName: 'ClassMembers' }

let house: TestHouse
let admin: Caller
let teacher: Caller
let pupil: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())

type Body = Record<string, unknown>
const read = (caller: Caller, body: Body): Promise<Answer> => caller.send('POST', `${crud}/read`, body)
const rows = async (caller: Caller, body: Body): Promise<Body[]> => {
  const answer = await read(caller, body)
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, answer.text.slice(0, 300)])
  return answer.body.results as Body[]
}
const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const faultOf = async (caller: Caller, body: Body): Promise<unknown> => {
  const answer = await read(caller, body)
  expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'BAD_PARAMETERS'])
  return answer.body.fields
}

describe('A-375 B-674 reading', () => {
  test('fields, parameters and sort give a list', async () => {
    const found = await rows(admin, {
      ...classes,
      fields: ['className', 'totalStudents'],
      parameters: { filters: { schoolId: 1 } },
      sort: 'className desc',
    })
    expect(found).toEqual([
      { className: '4A2', totalStudents: 32 },
      { className: '4A1', totalStudents: 35 },
    ])
  })

  test('fields are a list or a comma text, in any case, each once; none means all', async () => {
    const expected = [{ className: '4A1', code: 'K7M4QX' }]
    for (const fields of [['className', 'code'], 'className,code', ' CLASSNAME , Code ,', 'className,code,className'])
      expect(await rows(pupil, { ...classes, fields })).toEqual(expected)
    const all = ['id', 'rowId', 'className', 'code', 'teacherId', 'teacherName', 'schoolId']
    for (const fields of [undefined, null, '', []])
      expect(Object.keys((await rows(pupil, { ...classes, fields }))[0] as Body)).toEqual([
        ...all,
        'schoolYearId',
        'schoolYear',
        'classId',
        'status',
        'totalStudents',
        'createdDate',
        'mayGive',
        'mayMark',
        'mayEnrol',
        'mayKeep',
        'mayRenew',
        'deletable',
      ])
  })

  test('a very long list of fields is the same few columns', async () => {
    expect(await rows(pupil, { ...classes, fields: 'code,'.repeat(3_000) })).toEqual([{ code: 'K7M4QX' }])
  })

  test('B-683 D01 H118 an unlisted field, filter or sort is 400, whatever it is', async () => {
    for (const field of ['password', 'password_hash', '*', 'users.password_hash', 'id as password', '1', 'constructor'])
      expect(Object.keys((await faultOf(admin, { ...people, fields: [field] })) as Body)).toEqual(['fields'])
    for (const sort of [
      '1',
      '1;drop table users',
      'password',
      'id; select',
      'email desc nulls first',
      'phone',
      '(email)',
    ])
      expect(Object.keys((await faultOf(admin, { ...people, sort })) as Body)).toEqual(['sort'])
    for (const filter of ['or', '1=1', 'password', 'phone', 'constructor', 'toString', 'users.id'])
      expect(
        Object.keys((await faultOf(admin, { ...people, parameters: { filters: { [filter]: '1' } } })) as Body),
      ).toEqual(['filters'])
  })

  test('a filter takes a value, a list of values, or null', async () => {
    const byRole = async (roleId: unknown) =>
      (await rows(admin, { ...people, fields: 'email', parameters: { filters: { roleId } }, sort: 'email' })).map(
        ({ email }) => email,
      )
    expect(await byRole(5)).toEqual(['admin@phuong.test'])
    expect(await byRole([3, 5])).toEqual(['admin@phuong.test', 'nganhang@phuong.test'])
    expect(await byRole([])).toEqual([])
    expect(await byRole(null)).toEqual([])
    const unschooled = await rows(admin, { ...people, parameters: { filters: { schoolId: null, roleId: [3, 4, 5] } } })
    expect(unschooled.map(({ email }) => email).sort()).toEqual(['admin@phuong.test', 'nganhang@phuong.test'])
    const verified = await rows(admin, { ...people, parameters: { filters: { VERIFIED: true, schoolId: 1 } } })
    expect(verified.map(({ email }) => email).sort()).toEqual(['co.lan@phuong.test', 'gv.cap1@phuong.test'])
  })

  test('a value that a column can never hold matches nothing', async () => {
    for (const classId of [70_000, -2_147_483_648, 2_147_483_647])
      expect(await rows(admin, { ...people, parameters: { filters: { classId } } })).toEqual([])
    expect(await rows(admin, { ...people, parameters: { filters: { email: "' or '1'='1" } } })).toEqual([])
  })

  test('a filter of the wrong type, a moment, the same filter twice and too many values are 400', async () => {
    for (const filters of [
      { roleId: '5' },
      { roleId: 1.5 },
      { roleId: 3_000_000_000 },
      { id: 'abc' },
      { verified: 'yes' },
      { email: 'x'.repeat(501) },
      { email: ['a', 5] },
      { email: [null] },
      { createdDate: '2026-11-20 07:30:00' },
      { email: 'a', EMAIL: 'b' },
      { email: Array.from({ length: 201 }, () => 'a') },
      { email: { like: '%' } },
      [],
      'email',
    ])
      await faultOf(admin, { ...people, parameters: { filters } })
  })

  test('id alone names one row, also beside filters', async () => {
    const id = await idOf('thay.minh@phuong.test')
    expect(await rows(admin, { ...people, fields: 'email', parameters: { id } })).toEqual([
      { email: 'thay.minh@phuong.test' },
    ])
    expect(await rows(admin, { ...people, parameters: { id, filters: { schoolId: 1 } } })).toEqual([])
    expect(await rows(teacher, { ...members, parameters: { id: await idOf('4a1.02@phuong.test') } })).toHaveLength(1)
    await faultOf(admin, { ...people, parameters: { id: 'abc' } })
  })

  test('sort takes several registered fields, each in its own direction; empty values come last', async () => {
    const emails = async (sort: string) =>
      (
        await rows(admin, {
          ...people,
          fields: 'email',
          parameters: { filters: { schoolId: 1, roleId: [2, 4] } },
          sort,
        })
      ).map(({ email }) => String(email).split('@')[0])
    const teachers = ['co.lan', 'ctv', 'gv.cap1', 'gv.doimk', 'gv.quantri']
    expect(await emails('SCHOOLTYPEID desc , Email')).toEqual([...teachers, 'quanly'])
    expect(await emails('schoolTypeId ASC,email DESC')).toEqual([...teachers.toReversed(), 'quanly'])
    await faultOf(admin, { ...people, sort: 'email,,id' })
    await faultOf(admin, { ...people, sort: 'email sideways' })
    await faultOf(admin, { ...people, sort: 'email,'.repeat(100) })
  })

  test('H146 names are sorted by given name in Vietnamese order, in both directions', async () => {
    for (const [email, name] of Object.entries({
      '8a.01@phuong.test': 'Lê Thị Ánh',
      '8a.02@phuong.test': 'Lê Thị An',
      '8a.03@phuong.test': 'Lê Thị Ăn',
      '8a.04@phuong.test': 'Lê Thị Ân',
      '8a.05@phuong.test': 'Lê Thị Đạt',
      '8a.06@phuong.test': 'Lê Thị Dũng',
    }))
      await admin.send('PUT', crud, { ...people, entityId: await idOf(email), parameters: { fullName: name } })
    const emails = [1, 2, 3, 4, 5, 6].map((number) => `8a.0${number}@phuong.test`)
    const sorted = async (sort: string) =>
      (await rows(admin, { ...people, fields: 'fullName', parameters: { filters: { email: emails } }, sort })).map(
        ({ fullName }) => String(fullName).split(' ').at(-1),
      )
    const expected = ['An', 'Ánh', 'Ăn', 'Ân', 'Dũng', 'Đạt']
    expect(await sorted('fullName')).toEqual(expected)
    expect(await sorted('fullName desc')).toEqual(expected.toReversed())
  })

  test('B-710 a moment is YYYY-MM-DD HH:mm:ss in Vietnam, a date has no time', async () => {
    const [row] = await rows(teacher, { ...people, fields: 'createdDate,dateofBirth' })
    expect(row).toEqual({ createdDate: '2026-09-05 07:30:00', dateofBirth: '1988-03-26' })
  })
})

describe('H140 pages', () => {
  const page = (parameters: Body) =>
    rows(admin, { ...people, fields: 'email', parameters: { filters: { schoolId: 1 }, ...parameters }, sort: 'email' })

  test('a page carries the number of all rows, and pages neither overlap nor leave anything out', async () => {
    const seen: unknown[] = []
    for (let PageNum = 1; PageNum <= 8; PageNum++) {
      const found = await page({ PageNum, PageSize: 10 })
      for (const row of found) expect(row.totalRows).toBe(73)
      seen.push(...found.map(({ email }) => email))
    }
    expect(seen).toHaveLength(73)
    expect(new Set(seen).size).toBe(73)
    expect(await page({ PageNum: 9, PageSize: 10 })).toEqual([])
  })

  test('without a page there are at most 100 rows and no total; a huge page is clamped to 500', async () => {
    const unpaged = await rows(admin, { ...people, fields: 'email' })
    expect(unpaged).toHaveLength(100)
    expect(unpaged[0]).not.toHaveProperty('totalRows')
    expect(await rows(admin, { ...people, parameters: { PageSize: 1_000_000_000 } })).toHaveLength(129)
    expect(await rows(admin, { ...people, parameters: { pagesize: 3 } })).toHaveLength(3)
    const clamped = await admin.call('USERS_Search', { PageSize: 1_000_000_000 })
    expect(clamped.body.results).toHaveLength(100)
  })

  test.each([[-1], [0], [1.5], [1e308], ['10'], ['10abc'], [[10]], [true]])('%j is no page', async (value) => {
    await faultOf(admin, { ...people, parameters: { PageNum: value } })
    await faultOf(admin, { ...people, parameters: { PageSize: value } })
    for (const parameters of [{ PageNum: value }, { PageSize: value }])
      expect((await admin.call('USERS_Search', parameters)).status).toBe(400)
  })

  test('a page far behind the last one is empty, and one beyond all reason is 400', async () => {
    expect(await page({ PageNum: 1_000_000, PageSize: 500 })).toEqual([])
    await faultOf(admin, { ...people, parameters: { PageNum: 1_000_001 } })
  })
})

describe('B-198 B-534 B-536 B-663 names of entities', () => {
  test.each([
    { subModuleName: 'CLASSES', entityName: 'Classes' },
    { moduleName: 'PHUONG', subModuleName: 'CLASSES', entityName: 'Classes' },
    { moduleName: 'phuong', subModuleName: 'classes', entityName: 'CLASSES' },
    { moduleName: 'CLASSES', subModuleName: 'CLASSES', entityName: 'Classes' },
    { moduleName: 'PHUONG', subModuleName: 'CLASSES', entityName: 't_PHUONG_CLASSES_Classes' },
    { moduleName: 'PHUONG', subModuleName: 'Classes', entityName: 'T_phuong_classes_CLASSES' },
  ])('%j is the entity of classes', async (name) => {
    expect(await rows(pupil, { ...name, fields: 'className' })).toEqual([{ className: '4A1' }])
  })
})

describe('B-674 B-675 reading by OPTIONS', () => {
  const body = { ...classes, fields: 'className,code', sort: 'className' }

  test('it answers the same bytes as its twin', async () => {
    const twin = await read(teacher, body)
    const answer = await teacher.send('OPTIONS', crud, body)
    expect([answer.status, answer.text]).toEqual([200, twin.text])
  })

  test('H143 a preflight learns nothing, with or without a session and a body', async () => {
    const asks = { 'access-control-request-method': 'POST', origin: 'https://evil.example' }
    for (const caller of [teacher, new Caller(house.url)])
      for (const sent of [body, undefined]) {
        const answer = await caller.send('OPTIONS', crud, sent, asks)
        expect([answer.status, answer.text]).toEqual([204, ''])
        for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control/)
      }
  })

  test('it needs the header application-name and the session', async () => {
    const nameless = await teacher.send('OPTIONS', crud, body, { 'application-name': null })
    expect([nameless.status, nameless.body.code]).toEqual([403, 'CROSS_SITE'])
    const visitor = await new Caller(house.url).send('OPTIONS', crud, body)
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NO_SESSION'])
  })

  test('without a body it is 400, with another media type 415', async () => {
    expect((await teacher.send('OPTIONS', crud)).body.code).toBe('BAD_BODY')
    expect((await teacher.send('OPTIONS', crud, 'a=b', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

describe('A-376 A-377 B-676 B-677 B-678 B-679 writing', () => {
  test('POST makes a row, PUT changes it, DELETE takes it away, each with its answer', async () => {
    const made = await teacher.send('POST', crud, { ...classes, parameters: { className: ' 4A3 ', classId: 4 } })
    const { id } = made.body.result as { id: string }
    expect(made.body).toEqual({ result: { id }, rowsAffected: 1 })
    expect(await rows(teacher, { ...classes, fields: 'className,classId,status', parameters: { id } })).toEqual([
      { className: '4A3', classId: 4, status: 'Ready' },
    ])
    const change = { ...classes, entityId: id, parameters: { className: '4A4' } }
    expect((await teacher.send('PUT', crud, change)).body).toEqual({ rowsAffected: 1 })
    expect(await rows(teacher, { ...classes, fields: 'className', parameters: { id } })).toEqual([{ className: '4A4' }])
    expect((await teacher.send('DELETE', crud, { ...classes, entityId: id })).body).toEqual({ rowsAffected: 1 })
    expect(await rows(teacher, { ...classes, parameters: { id } })).toEqual([])
    for (const answer of [
      await teacher.send('PUT', crud, change),
      await teacher.send('DELETE', crud, { ...classes, entityId: id }),
    ])
      expect([answer.status, answer.body]).toEqual([
        404,
        {
          code: 'NO_ROWS',
          message: 'Lỗi: Không có dòng nào được cập nhật',
          requestId: answer.headers.get('x-request-id'),
          rowsAffected: 0,
        },
      ])
  })

  test('B-680 B-681 B-682 a moduleId is accepted everywhere and changes neither what is read nor what is written', async () => {
    const moduleId = randomUUID()
    const plain = await read(teacher, { ...classes, parameters: { filters: { classId: 4 } } })
    for (const value of [moduleId, 5, 'x', null])
      expect((await read(teacher, { ...classes, parameters: { moduleId: value, filters: { classId: 4 } } })).text).toBe(
        plain.text,
      )
    const id = await idOf('4a1.01@phuong.test')
    const before = await house.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const answer = await pupil.send('PUT', crud, {
      ...people,
      entityId: id,
      parameters: { moduleId, schoolName: 'Trường Hoa Mai' },
    })
    expect(answer.body).toEqual({ rowsAffected: 1 })
    const after = await house.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, school_name: 'Trường Hoa Mai', updated_at: after.updated_at })
    const only = await pupil.send('PUT', crud, { ...people, entityId: id, parameters: { moduleId } })
    expect([only.status, only.body.code]).toEqual([400, 'BAD_PARAMETERS'])
  })

  test('A-378 B-683 H117 of every entity an unlisted field is neither read nor written, and nothing of it is stored', async () => {
    const hostile = ['password', 'password_hash', 'role', 'roleId', 'score', 'createdBy', 'id', 'schoolId', 'isAdmin']
    const own = await idOf('4a1.01@phuong.test')
    const owned = await house.db
      .selectFrom('classes')
      .where('code', '=', 'K7M4QX')
      .selectAll()
      .executeTakeFirstOrThrow()
    const snapshot = () =>
      Promise.all([
        house.db.selectFrom('users').selectAll().orderBy('id').execute(),
        house.db.selectFrom('user_roles').selectAll().orderBy('user_id').execute(),
        house.db.selectFrom('classes').selectAll().orderBy('id').execute(),
      ])
    const before = await snapshot()
    const lists = (table: object, field: string) =>
      Object.keys(table).some((name) => name.toLowerCase() === field.toLowerCase())
    for (const entity of entities as readonly Entity[]) {
      // an answer is created by pupils alone
      const creator = entity.create?.allow.includes('administrator') ? admin : pupil
      const name = { subModuleName: entity.subModule, entityName: entity.name }
      for (const field of [...hostile, 'unknown_column', '__defineGetter__']) {
        if (entity.read && !lists(entity.read.fields, field)) await faultOf(admin, { ...name, fields: [field] })
        if (entity.update && !lists(entity.update.input.shape, field)) {
          const entityId = entity.name === 'Users' ? own : owned.id
          const answer = await admin.send('PUT', crud, { ...name, entityId, parameters: { [field]: 1 } })
          expect([entity.name, field, answer.status, Object.keys(answer.body.fields as Body)]).toEqual([
            entity.name,
            field,
            400,
            [field],
          ])
        }
        if (entity.create && !lists(entity.create.input.shape, field)) {
          const parameters = { className: 'X', [field]: 1 }
          expect((await creator.send('POST', crud, { ...name, parameters })).status).toBe(400)
        }
      }
    }
    expect(await snapshot()).toEqual(before)
  })

  test('H117 a list or an object where one value belongs is 400', async () => {
    const entityId = await idOf('4a1.01@phuong.test')
    for (const value of [['0912000111'], { $ne: null }, [], {}, null, true, 912000111])
      expect((await pupil.send('PUT', crud, { ...people, entityId, parameters: { schoolName: value } })).status).toBe(
        400,
      )
    for (const value of [[entityId], {}, null, 'abc', 5, undefined])
      expect(
        (await pupil.send('PUT', crud, { ...people, entityId: value, parameters: { phone: '0912000111' } })).status,
      ).toBe(400)
    for (const parameters of [['phone'], 'phone', 5, [], {}, null, undefined])
      expect((await pupil.send('PUT', crud, { ...people, entityId, parameters })).status).toBe(400)
  })
})
