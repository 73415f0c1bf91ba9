import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => house.close())

const crud = '/api/v1.0/dynamic/crud'
const rowOf = ({ body }: Answer) => (body.result ?? (body.results as unknown[])?.[0]) as Record<string, unknown>
/** A class of the teacher. @returns its id and code */
const made = async (className: string, classId: number | null = 4) => {
  const { body } = await teacher.send('POST', crud, {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId },
  })
  const { id } = body.result as { id: string }
  const { code } = await house.db.selectFrom('classes').where('id', '=', id).select('code').executeTakeFirstOrThrow()
  return { id, code }
}
const pupilNamed = (name: string) => signedIn(house.url, `${name}@phuong.test`)
const userOf = (name: string) =>
  house.db
    .selectFrom('users')
    .where('email', '=', `${name}@phuong.test`)
    .select(['id', 'grade', 'school_type_id'])
    .executeTakeFirstOrThrow()
const periods = async (classId: string, name: string) =>
  house.db
    .selectFrom('class_people')
    .where('class_id', '=', classId)
    .where('person_id', '=', (await userOf(name)).id)
    .select(['role', 'joined_at', 'left_at'])
    .execute()
const joins = (caller: Caller, code: string) => caller.call('CLASSES_Join', { code })
const outcome = ({ status, body }: Answer) => [status, body.code]

describe('B-080 B-095 a pupil comes into a class by its code', () => {
  test('which tells the class and its teacher before, and no pupil; then the class is in the list', async () => {
    const { id, code } = await made('4B1')
    const pupil = await pupilNamed('4a1.01')
    const lookup = await pupil.call('CLASSES_Code_Find', { code })
    expect(lookup.body.results).toEqual([
      {
        classId: id,
        className: '4B1',
        teacherName: 'Nguyễn Thị Lan',
        schoolName: 'Trường Tiểu học Hoa Phượng',
        joined: false,
      },
    ])
    expect(await periods(id, '4a1.01')).toEqual([])
    const answer = await joins(pupil, code)
    expect([answer.status, rowOf(answer)]).toEqual([200, { classId: id, className: '4B1', joined: false }])
    expect(await periods(id, '4a1.01')).toEqual([{ role: 'PUPIL', joined_at: house.clock.now(), left_at: null }])
    const { body } = await pupil.call('Classes_GetJoinedClasses_ByStudentId', {})
    expect((body.results as { id: string }[]).map((row) => row.id)).toContain(id)
  })

  test('as it is typed or pasted: in small letters, with blanks, or the whole link', async () => {
    const { id, code } = await made('4B2')
    const [first, rest] = [code.slice(0, 3), code.slice(3)]
    const pupil = await pupilNamed('4a1.02')
    for (const typed of [
      ` ${code.toLowerCase()} `,
      `${first} ${rest}`,
      `${first}-${rest}`,
      `https://x.vn/join/${code}`,
    ])
      expect((await pupil.call('CLASSES_Code_Find', { code: typed })).body.results).toMatchObject([{ classId: id }])
  })

  test('who is in it already is told, and stays in it once', async () => {
    const { id, code } = await made('4B3')
    const pupil = await pupilNamed('4a1.03')
    await joins(pupil, code)
    expect(rowOf(await joins(pupil, code))).toMatchObject({ classId: id, joined: true })
    expect((await pupil.call('CLASSES_Code_Find', { code })).body.results).toMatchObject([{ joined: true }])
    const many = await Promise.all(Array.from({ length: 5 }, () => joins(pupil, code)))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await periods(id, '4a1.03')).toHaveLength(1)
  })

  test('an archived class, and a code that was renewed, open nothing; each says so, and nothing is changed', async () => {
    const { id, code } = await made('4B4')
    const pupil = await pupilNamed('4a1.04')
    await teacher.call('CLASSES_Classes_Archive', { classId: id })
    for (const name of ['CLASSES_Code_Find', 'CLASSES_Join'])
      expect(outcome(await pupil.call(name, { code }))).toEqual([409, 'CLASS_CLOSED'])
    await teacher.call('CLASSES_Classes_Restore', { classId: id })
    await teacher.call('CLASSES_Code_Renew', { classId: id, code })
    for (const name of ['CLASSES_Code_Find', 'CLASSES_Join'])
      expect(outcome(await pupil.call(name, { code }))).toEqual([404, 'CLASS_CODE_UNKNOWN'])
    expect(await periods(id, '4a1.04')).toEqual([])
  })

  test.each([['Ấ7M4QX'], [''], ['K7'], ['x'.repeat(301)], [5], [null]])(
    '%j is no code, and its field says so',
    async (code) => {
      const { status, body } = await (await pupilNamed('4a1.05')).call('CLASSES_Join', { code })
      expect([status, Object.keys(body.fields as object)]).toEqual([400, ['code']])
    },
  )

  test('D68 A-131 the pupil gets grade and level of the class, and is asked for them no more; who is in another class of the own grade keeps it', async () => {
    const [four, five, mixed] = [await made('4B5'), await made('5B5', 5), await made('Câu lạc bộ', null)]
    await house.db
      .updateTable('users')
      .set({ grade: null, school_type_id: null })
      .where('email', '=', 'hs.thieulop@phuong.test')
      .execute()
    const pupil = await pupilNamed('hs.thieulop')
    const facts = async () => {
      const { grade, school_type_id } = await userOf('hs.thieulop')
      return [grade, school_type_id]
    }
    const isAsked = async () =>
      ((await pupil.call('USERS_Me', {}, 'query/first')).body.result as { mustUpdateClass: boolean }).mustUpdateClass
    await joins(pupil, mixed.code)
    expect([await facts(), await isAsked()]).toEqual([[null, null], true])
    await joins(pupil, four.code)
    expect([await facts(), await isAsked()]).toEqual([[4, 1], false])
    await joins(pupil, five.code)
    expect(await facts()).toEqual([4, 1])
    await teacher.call('CLASSES_Classes_Archive', { classId: four.id })
    const six = await made('6B5', 6)
    await joins(pupil, six.code)
    expect(await facts()).toEqual([6, 2])
  })
})

describe('B-095 codes are guessed', () => {
  test('ten times an hour and account at most; right ones do not count, and others are not held up', async () => {
    const { id, code } = await made('4B6')
    const guesser = await pupilNamed('4a1.06')
    const wrong = () => guesser.call('CLASSES_Code_Find', { code: 'AAAAAA' })
    for (let guess = 0; guess < 9; guess += 1) expect((await wrong()).status).toBe(404)
    expect((await guesser.call('CLASSES_Code_Find', { code })).status).toBe(200)
    expect((await joins(guesser, 'AAAAAA')).status).toBe(404)
    for (const refused of [await wrong(), await joins(guesser, code)]) {
      expect(outcome(refused)).toEqual([429, 'TOO_MANY_CODES'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    }
    expect(await periods(id, '4a1.06')).toEqual([])
    expect((await joins(await pupilNamed('4a1.07'), code)).status).toBe(200)
    house.clock.forward(3_600_000)
    expect((await joins(guesser, code)).status).toBe(200)
  })
})

describe('the limit of an account', () => {
  test('a pupil who may be in one class comes into no second one, until the first is left or archived', async () => {
    const [one, two] = [await made('4B7'), await made('4B8')]
    const name = 'hs.cap1'
    const { id } = await userOf(name)
    await house.db.deleteFrom('class_people').where('person_id', '=', id).execute()
    const pupil = await pupilNamed(name)
    expect((await joins(pupil, one.code)).status).toBe(200)
    expect(outcome(await joins(pupil, two.code))).toEqual([409, 'CLASS_LIMIT'])
    expect(await periods(two.id, name)).toEqual([])
    await teacher.call('CLASSES_Classes_Archive', { classId: one.id })
    expect((await joins(pupil, two.code)).status).toBe(200)
  })
})

test('a full class takes nobody more, also of those who come at once', async () => {
  const { id, code } = await made('4B9')
  const free = 1
  await sql`insert into users (id, user_code, email, full_name, last_name, first_name, search_key, password_hash,
      password_changed_at, queue_key, created_at, updated_at)
    select gen_random_uuid(), 'FULL' || n, 'full' || n || '@phuong.test', 'A', '', 'A', 'a', '', now(),
      sha256(n::text::bytea), now(), now() from generate_series(1, ${MAX_CLASS_PUPILS - free}) as n`.execute(house.db)
  await sql`insert into class_people (class_id, person_id, role, joined_at)
    select ${id}, id, 'PUPIL', now() from users where user_code like 'FULL%'`.execute(house.db)
  const pupils = await Promise.all(['08', '09', '10', '11'].map((at) => pupilNamed(`4a1.${at}`)))
  const answers = await Promise.all(pupils.map((pupil) => joins(pupil, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(3).fill('CLASS_FULL'),
  )
})

test('H114 teachers, managers and administrators come into no class by its code; whose it is a teacher is told, who may move a pupil there', async () => {
  const { id } = await classNamed(house.db)
  const { code } = await house.db.selectFrom('classes').where('id', '=', id).select('code').executeTakeFirstOrThrow()
  for (const [email, finds] of [
    ['co.lan@phuong.test', 200],
    ['quanly@phuong.test', 403],
    ['admin@phuong.test', 200],
  ] as const) {
    const caller = await signedIn(house.url, email)
    expect((await caller.call('CLASSES_Code_Find', { code })).status).toBe(finds)
    expect((await joins(caller, code)).status).toBe(403)
  }
})
