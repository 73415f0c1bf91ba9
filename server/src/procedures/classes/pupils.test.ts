import { randomUUID } from 'node:crypto'
import { LIST_TEXTS } from '@phuong/domain/class-list/texts'
import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { LIST_CONSENT } from '@phuong/domain/forms/consent'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'gv.moi@phuong.test')
})
afterAll(() => house.close())

type Pupil = { line: number; fullName: string; [field: string]: unknown }
const made = async (className: string, caller = teacher): Promise<string> => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId: 4 },
  })
  return (body.result as { id: string }).id
}
const put = (classId: string, pupils: Pupil[], listId: string = randomUUID(), caller = teacher) =>
  caller.call('CLASSES_Pupils_Make', { classId, listId, consent: true, pupils })
const cards = async (classId: string, caller = teacher) =>
  (await caller.call('CLASSES_Cards_Get', { classId })).body.results as Record<string, string>[]
const lists = async (classId: string) =>
  (await teacher.call('CLASSES_Lists_Get', { classId })).body.results as Record<string, unknown>[]
const undo = (listId: string, caller = teacher) => caller.call('CLASSES_List_Undo', { listId })
const membersOf = async (classId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select full_name, user_name, email, date_of_birth::text as born, sex, grade, school_type_id, must_change_password
    from class_people join users on users.id = person_id where class_id = ${classId} and role = 'PUPIL'
      and left_at is null order by user_name`.execute(house.db)
  return rows
}
const signIn = async (userName: string, password: string) => {
  const caller = new Caller(house.url)
  return { caller, answer: await caller.call('Users_Login', { Email: userName, Password: sha1(password) }) }
}

const two: Pupil[] = [
  { line: 3, fullName: '  Lê  Thị Thu An ', dateofBirth: '2017-12-08', sex: false },
  { line: 4, fullName: 'Trần Hoài An', userName: 'Hoai.An' },
]

describe('B-086 D12 D14 D60 D68 a list of pupils is put into a class in one act', () => {
  test('each gets an account with a user name, the grade and level of the class, and a consent with its text', async () => {
    const classId = await made('4C1')
    const answer = await put(classId, two)
    expect([answer.status, answer.body.results]).toMatchObject([200, [{ line: 3 }, { line: 4, userName: 'hoai.an' }]])
    expect(await membersOf(classId)).toEqual([
      {
        full_name: 'Lê Thị Thu An',
        user_name: 'anltt',
        email: null,
        born: '2017-12-08',
        sex: false,
        grade: 4,
        school_type_id: 1,
        must_change_password: true,
      },
      expect.objectContaining({ full_name: 'Trần Hoài An', user_name: 'hoai.an', born: null, sex: null }),
    ])
    const { rows: consents } = await sql<{ given_by: string; text_version: string; text: string }>`
      select given_by, text_version, text from consents join users on users.id = user_id where user_name = 'anltt'`.execute(
      house.db,
    )
    expect(consents).toEqual([{ given_by: 'import', text_version: LIST_CONSENT.version, text: LIST_CONSENT.text }])
  })

  test('the card tells user name and first password, with which the pupil signs in and must choose another one; then it tells nothing', async () => {
    const classId = await made('4C2')
    await put(classId, [
      { line: 1, fullName: 'Phạm Bảo Ân', dateofBirth: '2017-03-05' },
      { line: 2, fullName: 'Hoàng Gia Bảo' },
    ])
    const [first, second] = await cards(classId)
    expect(first).toEqual({
      studentId: expect.any(String),
      fullName: 'Phạm Bảo Ân',
      dateofBirth: '2017-03-05',
      className: '4C2',
      userName: 'anpb',
      password: expect.stringMatching(/^[cfghklmnpqrtvx2345689]{6}$/),
    })
    expect(second?.password).not.toBe(first?.password)
    expect(await cards(classId)).toEqual([first, second])
    const { caller, answer } = await signIn(first?.userName ?? '', first?.password ?? '')
    expect(answer.status).toBe(200)
    expect((await caller.call('Classes_GetJoinedClasses_ByStudentId', {})).body.code).toBe('MUST_CHANGE_PASSWORD')
    const changed = await caller.call('USERS_ChangePassword', {
      Email: first?.userName,
      Password: sha1('meo con 2017'),
    })
    expect(changed.status).toBe(200)
    expect(await cards(classId)).toEqual([second])
    const joined = await caller.call('Classes_GetJoinedClasses_ByStudentId', {})
    expect(joined.body.results).toMatchObject([{ id: classId }])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from first_passwords
      join users on users.id = user_id where user_name = ${first?.userName}`.execute(house.db)
    expect(rows).toEqual([{ n: 0 }])
  })

  test('no password stands in the database, in an answer but that of the cards, or in the audit log', async () => {
    const classId = await made('4C3')
    const answer = await put(classId, [{ line: 1, fullName: 'Vũ Minh Châu' }])
    const [card] = await cards(classId)
    const password = card?.password ?? ''
    expect(password).toHaveLength(6)
    expect(answer.text).not.toContain(password)
    for (const table of ['users', 'first_passwords', 'audit_log', 'class_lists', 'once_keys']) {
      const { rows } = await sql<{ text: string }>`select coalesce(string_agg(row::text, ' '), '') as text
        from ${sql.table(table)} as row`.execute(house.db)
      expect([table, rows[0]?.text.includes(password)]).toEqual([table, false])
    }
  })

  test('sent again, also by line and in parts, it makes nobody twice', async () => {
    const classId = await made('4C4')
    const listId = randomUUID()
    const pupils = Array.from({ length: 4 }, (_, at) => ({
      line: at + 1,
      fullName: `Ngô Văn ${['Bình', 'Cao', 'Dũng', 'Em'][at]}`,
    }))
    const [first] = await Promise.all([put(classId, pupils, listId), put(classId, pupils, listId)])
    expect(first.status).toBe(200)
    const again = await put(classId, pupils, listId)
    expect(again.body).toEqual(first.body)
    expect((await put(classId, pupils.slice(1, 3), listId)).body.results).toMatchObject([{ line: 2 }, { line: 3 }])
    expect(await membersOf(classId)).toHaveLength(4)
    expect(await lists(classId)).toMatchObject([{ listId, pupils: 4, undoable: true }])
    // under the id of a list of another class it is nobody's
    expect((await put(await made('4C5'), pupils, listId)).status).toBe(404)
  })

  test('C-133 who sends many lists with user names that others have is told no more of them', async () => {
    const classId = await made('4C8')
    const send = (userName: string) => put(classId, [{ line: 1, fullName: 'Đỗ Ngọc Dò', userName }])
    const [{ userName }] = (await put(classId, [{ line: 1, fullName: 'Đỗ Ngọc Có' }])).body.results as [
      { userName: string },
    ]
    for (let tries = 0; tries < 20; tries += 1) expect((await send(userName)).status).toBe(400)
    const last = await send(userName)
    expect([last.status, last.body.code, last.headers.get('retry-after')]).toEqual([429, 'TOO_MANY_LOOKUPS', '3600'])
    expect((await send(`${userName}.khac`)).status).toBe(200)
    house.clock.forward(3_600_000)
    expect((await send(userName)).status).toBe(400)
  })

  test('D06 who is not verified makes 500 accounts and no more', async () => {
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    const classId = await made('Lớp đông', newcomer)
    const { id } = await house.db
      .selectFrom('users')
      .where('email', '=', 'gv.moi@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    await sql`insert into users (id, user_code, user_name, full_name, last_name, first_name, search_key, password_hash,
        password_changed_at, queue_key, created_at, updated_at, created_by)
      select gen_random_uuid(), 'MADE' || n, 'made' || n, 'Em ' || n, '', 'A', 'a', '', now(), sha256(n::text::bytea), now(),
        now(), ${id} from generate_series(1, 499 - (select count(*)::int from users where created_by = ${id})) as n`.execute(
      house.db,
    )
    const two = [1, 2].map((line) => ({ line, fullName: `Bùi Thị ${['Đông', 'Hết'][line - 1]}` }))
    const refused = await put(classId, two, randomUUID(), newcomer)
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_ACCOUNTS'])
    expect(await membersOf(classId)).toEqual([])
    expect((await put(classId, two.slice(1), randomUUID(), newcomer)).status).toBe(200)
    await sql`delete from users where user_code like 'MADE%'`.execute(house.db)
  })

  test('two teachers with the same pupils at once: the second is told who is there, by line, and nothing is half done', async () => {
    const classId = await made('4C6')
    const twice = [
      { line: 1, fullName: 'Đỗ Ngọc Hà', dateofBirth: '2017-04-14' },
      { line: 2, fullName: 'Lý Đăng Khoa' },
    ]
    const answers = await Promise.all([
      put(classId, twice),
      put(classId, [...twice, { line: 3, fullName: 'Tạ Hà My' }]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.fields).toEqual({
      'pupils.1.fullName': LIST_TEXTS.inClass,
      'pupils.2.fullName': LIST_TEXTS.inClass,
    })
    const names = (await membersOf(classId)).map(({ full_name }) => full_name)
    expect(new Set(names).size).toBe(names.length)
    // a namesake who is born on another day, and one of whom the teacher has said so
    expect((await put(classId, [{ line: 1, fullName: 'Đỗ Ngọc Hà', dateofBirth: '2017-05-01' }])).status).toBe(200)
    expect((await put(classId, [{ line: 1, fullName: 'lý đăng khoa', namesake: true }])).status).toBe(200)
  })

  test('lists for two classes at once with the same names get user names of their own', async () => {
    const classIds = await Promise.all(['4D1', '4D2', '4D3'].map((name) => made(name)))
    const answers = await Promise.all(classIds.map((id) => put(id, [{ line: 1, fullName: 'Quách Gia Vỹ' }])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const names = (await Promise.all(classIds.map(membersOf))).flat().map(({ user_name }) => user_name)
    expect(names.sort()).toEqual(['vyqg', 'vyqg2', 'vyqg3'])
  })

  test('a user name that somebody has is told at its line, whatever its case', async () => {
    const classId = await made('4C7')
    const { status, body } = await put(classId, [
      { line: 7, fullName: 'Tôn Nữ Anh Thư' },
      { line: 9, fullName: 'Phùng Như Ý', userName: 'ANLTT' },
    ])
    expect([status, body.fields]).toEqual([400, { 'pupils.9.userName': 'Tên đăng nhập đã có người dùng' }])
    expect(await membersOf(classId)).toEqual([])
  })

  test('D60 a user name that looks like the house is told at its line, and nobody of the list is made', async () => {
    const classId = await made('4C8')
    const { status, body } = await put(classId, [
      { line: 2, fullName: 'Tôn Nữ Anh Thư' },
      { line: 5, fullName: 'Phùng Như Ý', userName: 'Quan.Tri-Vien' },
    ])
    expect([status, body.fields]).toEqual([400, { 'pupils.5.userName': 'Tên đăng nhập này dành riêng cho nhà trường' }])
    expect(await membersOf(classId)).toEqual([])
  })

  test.each([
    [{ pupils: [] }],
    [{ pupils: [{ line: 1, fullName: '' }] }],
    [{ pupils: [{ line: 1, fullName: 'x'.repeat(300) }] }],
    [{ pupils: [{ line: 1, fullName: 'A B', dateofBirth: '31/12/2017' }] }],
    [{ pupils: [{ line: 1, fullName: 'A B', userName: 'a@b.vn' }] }],
    [
      {
        pupils: [
          { line: 1, fullName: 'A B' },
          { line: 1, fullName: 'C D' },
        ],
      },
    ],
    [{ pupils: Array.from({ length: 101 }, (_, at) => ({ line: at + 1, fullName: 'A B' })) }],
    [{ consent: false }],
    [{ consent: undefined }],
  ])('D14 without consent, and with what is no pupil, nothing is made: %j', async (wrong) => {
    const classId = await made('4C8')
    const answer = await teacher.call('CLASSES_Pupils_Make', {
      classId,
      listId: randomUUID(),
      consent: true,
      pupils: [{ line: 1, fullName: 'Cao Đức Mạnh' }],
      ...wrong,
    })
    expect(answer.status).toBe(400)
    expect(await membersOf(classId)).toEqual([])
  })

  test('a class takes as many as it has room for', async () => {
    const classId = await made('4C9')
    await sql`insert into users (id, user_code, user_name, full_name, last_name, first_name, search_key, password_hash,
        password_changed_at, queue_key, created_at, updated_at)
      select gen_random_uuid(), 'ROOM' || n, 'room' || n, 'Em ' || n, '', 'A', 'a', '', now(), sha256(n::text::bytea), now(),
        now() from generate_series(1, ${MAX_CLASS_PUPILS - 1}) as n`.execute(house.db)
    await sql`insert into class_people (class_id, person_id, role, joined_at)
      select ${classId}, id, 'PUPIL', now() from users where user_code like 'ROOM%'`.execute(house.db)
    const full = await put(classId, [
      { line: 1, fullName: 'Dương Minh Quân' },
      { line: 2, fullName: 'Lâm Chí Thành' },
    ])
    expect([full.status, full.body.code]).toEqual([409, 'CLASS_FULL'])
    expect((await put(classId, [{ line: 1, fullName: 'Dương Minh Quân' }])).status).toBe(200)
  })
})

describe('a list is undone', () => {
  test('with its accounts, as if it had never been, while nobody of it has signed in', async () => {
    const classId = await made('4E1')
    const counts = async () =>
      (
        await sql<{
          n: number
        }>`select (select count(*) from users)::int + (select count(*) from login_names)::int as n`.execute(house.db)
      ).rows[0]?.n
    const before = await counts()
    const listId = randomUUID()
    await put(classId, [{ line: 1, fullName: 'Trương Khánh Linh' }], listId)
    expect((await undo(listId, await signedIn(house.url, 'admin@phuong.test'))).status).toBe(404)
    expect((await undo(listId)).body.results).toEqual([{ listId }])
    expect(await membersOf(classId)).toEqual([])
    expect(await lists(classId)).toEqual([])
    expect(await counts()).toBe(before)
    expect((await undo(listId)).status).toBe(404)
    const { rows } = await sql<{
      action: string
    }>`select action from audit_log where subject = ${listId} order by id`.execute(house.db)
    expect(rows.map(({ action }) => action)).toEqual(['class-list-made', 'class-list-undone'])
  })

  test('but of who has come into another class meanwhile: the child keeps the account, and may have signed in', async () => {
    const [classId, other] = [await made('4E8'), await made('4E9')]
    const listId = randomUUID()
    await put(
      classId,
      [
        { line: 1, fullName: 'Lý Đăng Khoa' },
        { line: 2, fullName: 'Ngô Hồng Đức' },
      ],
      listId,
    )
    const [khoa, duc] = await cards(classId)
    const studentId = khoa?.studentId
    await teacher.call('CLASSES_Pupil_Move', { classId, studentId, toClassId: other })
    await signIn(khoa?.userName ?? '', khoa?.password ?? '')
    expect(await lists(classId)).toMatchObject([{ listId, pupils: 1, undoable: true }])
    expect((await undo(listId)).body.results).toEqual([{ listId }])
    expect((await membersOf(other)).map(({ user_name }) => user_name)).toEqual([khoa?.userName])
    const { rows } = await sql`select from users where user_name = ${duc?.userName}`.execute(house.db)
    expect(rows).toEqual([])
  })

  test('and no more once one has', async () => {
    const classId = await made('4E2')
    const listId = randomUUID()
    await put(
      classId,
      [
        { line: 1, fullName: 'Đinh Ngọc Lan' },
        { line: 2, fullName: 'Mai Tuấn Khang' },
      ],
      listId,
    )
    const [card] = await cards(classId)
    expect((await signIn(card?.userName ?? '', card?.password ?? '')).answer.status).toBe(200)
    const refused = await undo(listId)
    expect([refused.status, refused.body.code]).toEqual([409, 'LIST_IN_USE'])
    expect(await membersOf(classId)).toHaveLength(2)
    expect(await lists(classId)).toMatchObject([{ listId, undoable: false }])
  })
})
