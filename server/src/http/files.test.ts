import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { newWorksheet, pageUrl, saveWorksheet, worksheetOf } from '../../testing/saved-worksheets.ts'
import { get, newFolder, pdfOf, toFolder, uploaded } from '../../testing/uploads.ts'
import { newId } from '../chance.ts'
import { dispositionOf } from './files.ts'

let house: TestHouse
let teacher: Caller
let pupil: Caller
let worksheet: string
const callers: Record<string, Caller> = {}
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  Object.assign(callers, {
    teacher,
    pupil,
    classmate: await signedIn(house.url, '4a1.05@phuong.test'),
    'pupil of another class': await signedIn(house.url, '4a2.05@phuong.test'),
    'pupil of another school': await signedIn(house.url, '8a.05@phuong.test'),
    colleague: await signedIn(house.url, 'thay.minh@phuong.test'),
    manager: await signedIn(house.url, 'quanly@phuong.test'),
    administrator: await signedIn(house.url, 'admin@phuong.test'),
    visitor: new Caller(house.url),
  })
  // pages 1 and 2 are made, page 1 is in the worksheet; page 3 may be the key
  worksheet = await newWorksheet(house, teacher)
  await saveWorksheet(teacher, worksheet, worksheetOf(worksheet, [1], 0))
})
afterAll(() => house.close())

/** Gives a worksheet to a class, by name. */
const give = async (attachmentId: string, className: string): Promise<string> => {
  const id = newId(house.clock.now())
  const now = house.clock.now()
  await sql`insert into assignments (id, type, title, worksheet_id, school_year_id, created_by, created_at, updated_at)
    select ${id}, 'LIVEWORKSHEET', 'Phiếu', ${attachmentId}, ${schoolYearOf(now).id}, created_by, ${now}, ${now} from attachments where id = ${attachmentId}`.execute(
    house.db,
  )
  await sql`insert into assignment_classes (assignment_id, class_id) select ${id}, id from classes where class_name = ${className}`.execute(
    house.db,
  )
  return id
}
const statuses = async (path: string) =>
  Object.fromEntries(
    await Promise.all(Object.entries(callers).map(async ([name, caller]) => [name, (await get(caller, path)).status])),
  )
const nobodyBut = (allowed: Record<string, number>) => ({
  ...Object.fromEntries(Object.keys(callers).map((name) => [name, 404])),
  visitor: 401,
  ...allowed,
})

describe('B-631 D04 H115 H124 who sees a file', () => {
  test('a worksheet that was not given: its teacher and the administrator', async () => {
    const editors = nobodyBut({ teacher: 200, administrator: 200 })
    for (const path of [pageUrl(worksheet, 1), pageUrl(worksheet, 2, 240), `/api/v1.0/files/${worksheet}`])
      expect([path, await statuses(path)]).toEqual([path, editors])
  })

  test('a worksheet that was given: its page to the class and who runs it; the other pages and the original to nobody new', async () => {
    await give(worksheet, '4A1')
    const readers = { teacher: 200, administrator: 200, pupil: 200, classmate: 200, manager: 200 }
    expect(await statuses(pageUrl(worksheet, 1))).toEqual(nobodyBut(readers))
    expect(await statuses(pageUrl(worksheet, 1, 240))).toEqual(nobodyBut(readers))
    const editors = nobodyBut({ teacher: 200, administrator: 200 })
    for (const path of [pageUrl(worksheet, 2), pageUrl(worksheet, 3, 240), `/api/v1.0/files/${worksheet}`])
      expect([path, await statuses(path)]).toEqual([path, editors])
  })

  test('H123 who left the class sees it no more, unless for the own work', async () => {
    const left = await signedIn(house.url, '4a1.30@phuong.test')
    const worked = await signedIn(house.url, '4a1.31@phuong.test')
    await sql`insert into sittings (id, kind, user_id, worksheet_id, pinned_revision, attempt, started_at)
      select gen_random_uuid(), 'worksheet', id, ${worksheet}, 1, 1, ${house.clock.now()} from users where email = '4a1.31@phuong.test'`.execute(
      house.db,
    )
    expect([
      (await get(left, pageUrl(worksheet, 1))).status,
      (await get(worked, pageUrl(worksheet, 1))).status,
    ]).toEqual([200, 200])
    await sql`update class_members set left_at = ${house.clock.now()} from users
      where users.id = student_id and email in ('4a1.30@phuong.test', '4a1.31@phuong.test')`.execute(house.db)
    expect([
      (await get(left, pageUrl(worksheet, 1))).status,
      (await get(worked, pageUrl(worksheet, 1))).status,
    ]).toEqual([404, 200])
  })

  test('a manager opens what is PUBLIC, and only that', async () => {
    const id = await newWorksheet(house, callers.administrator as Caller, 1)
    expect(await statuses(`/api/v1.0/files/${id}`)).toEqual(nobodyBut({ administrator: 200, manager: 200 }))
  })

  test('an id that is none, one that nobody has and one of another person get the same answer', async () => {
    const colleague = callers.colleague as Caller
    const answers = await Promise.all(
      ['x', '01930000-0000-7000-8000-000000000000', worksheet, `${worksheet}'--`, '..%2f..%2fetc%2fpasswd'].map(
        async (id) => {
          const { status, bytes } = await get(colleague, `/api/v1.0/files/${id}`)
          return [status, { ...JSON.parse(bytes.toString()), requestId: '' }]
        },
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(404)
  })
})

describe('S10 what is handed out can do nothing where it is opened', () => {
  test('a page is a WebP picture that one browser may keep, and nothing else', async () => {
    const { headers, bytes } = await get(pupil, pageUrl(worksheet, 1))
    const named = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control', 'etag', 'vary']
    expect(named.map((name) => headers.get(name))).toEqual([
      'image/webp',
      'nosniff',
      "default-src 'none'; sandbox",
      'private, max-age=31536000, immutable',
      `"${worksheet}-1-1140"`,
      'cookie',
    ])
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    const again = await get(pupil, pageUrl(worksheet, 1), { 'if-none-match': `"${worksheet}-1-1140"` })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    // who may not see it learns nothing by knowing its tag
    const stranger = callers.colleague as Caller
    expect((await get(stranger, pageUrl(worksheet, 1), { 'if-none-match': `"${worksheet}-1-1140"` })).status).toBe(404)
    expect((await get(pupil, `/api/v1.0/files/${worksheet}/pages/1?w=999`)).status).toBe(400)
  })

  test('H078 an original is only ever saved, under a name that is safe in a header', async () => {
    const folder = await newFolder(teacher)
    const name = 'Đề "ôn"\r\nSet-Cookie: a=b; tuần 12 🌸 \u202efdp.exe'
    const bytes = await pdfOf([[200, 200]])
    const { id, fileName } = await uploaded(teacher, toFolder(folder), { name, bytes })
    expect(fileName).toMatch(/^Đề _ôn_.*🌸 fdp\.exe\.pdf$/)
    const answer = await get(teacher, `/api/v1.0/files/${id}`)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="De _on_[ -~]*\.exe\.pdf"; filename\*=UTF-8''[\w%.!~-]+\.pdf$/,
    )
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.bytes.equals(bytes)).toBe(true)
  })

  test.each([
    ['a.pdf', 'attachment; filename="a.pdf"; filename*=UTF-8\'\'a.pdf'],
    ['Phiếu đọc.pdf', 'attachment; filename="Phieu doc.pdf"; filename*=UTF-8\'\'Phi%E1%BA%BFu%20%C4%91%E1%BB%8Dc.pdf'],
    ['a"b\\c%41.pdf', 'attachment; filename="a_b_c_41.pdf"; filename*=UTF-8\'\'a%22b%5Cc%2541.pdf'],
    ["o'(1)*.pdf", "attachment; filename=\"o'(1)*.pdf\"; filename*=UTF-8''o%27%281%29%2A.pdf"],
  ])('H078 RFC 6266 of %s', (name, expected) => {
    expect(dispositionOf(name)).toBe(expected)
  })

  test('H086 ranges by the thousand and a HEAD cost no more than the file', async () => {
    const path = `/api/v1.0/files/${worksheet}`
    const whole = await get(teacher, path)
    const ranges = await get(teacher, path, { range: `bytes=${'0-,'.repeat(1_000)}0-` })
    expect([ranges.status, ranges.bytes.length, ranges.headers.get('accept-ranges')]).toEqual([
      200,
      whole.bytes.length,
      'none',
    ])
    expect((await get(teacher, path, { range: 'bytes=0-3', 'if-range': '"x"' })).bytes.length).toBe(whole.bytes.length)
    const head = await fetch(house.url + path, { method: 'HEAD', headers: { cookie: String(teacher.cookie) } })
    expect([head.status, (await head.text()).length]).toEqual([200, 0])
  })

  test('H081 a row without its object is not found, and the log says so', async () => {
    const id = await newWorksheet(house, teacher, 1)
    const { storage_key } = await house.db
      .selectFrom('attachments')
      .where('id', '=', id)
      .select('storage_key')
      .executeTakeFirstOrThrow()
    await house.files.storage.removeBelow(String(storage_key))
    expect((await get(teacher, `/api/v1.0/files/${id}`)).status).toBe(404)
    expect((await get(teacher, pageUrl(id, 1))).status).toBe(404)
    expect(house.log.join('')).toContain('an object is missing')
  })
})

describe('B-628 C-663 D34 a file is removed', () => {
  const remove = (caller: Caller, body: object) => caller.send('DELETE', '/api/v1.0/dynamic/files', body)

  test('by its id, by who may edit it', async () => {
    const id = await newWorksheet(house, teacher, 1)
    for (const name of ['colleague', 'manager'])
      expect([name, await remove(callers[name] as Caller, { id })]).toMatchObject([
        name,
        { status: 404, body: { rowsAffected: 0 } },
      ])
    expect((await remove(pupil, { id })).status).toBe(403)
    expect((await get(teacher, `/api/v1.0/files/${id}`)).status).toBe(200)
    expect((await remove(teacher, { id })).body).toEqual({ rowsAffected: 1 })
    expect((await get(teacher, `/api/v1.0/files/${id}`)).status).toBe(404)
    expect((await remove(teacher, { id })).status).toBe(404)
  })

  test('by its name, where it is the only one of that name', async () => {
    const folder = await newFolder(teacher)
    const bytes = await pdfOf([[200, 200]])
    const named = { ...toFolder(folder), applicationName: 'PHUONG' }
    await uploaded(teacher, toFolder(folder), { name: 'một.pdf', bytes })
    for (let n = 0; n < 2; n++) await uploaded(teacher, toFolder(folder), { name: 'hai.pdf', bytes })
    expect((await remove(teacher, { ...named, fileName: 'hai.pdf' })).body).toMatchObject({ code: 'SEVERAL_FILES' })
    expect((await remove(teacher, { ...named, fileName: 'một.pdf' })).body).toEqual({ rowsAffected: 1 })
    expect((await remove(teacher, { ...named, fileName: 'một.pdf' })).status).toBe(404)
    expect((await remove(callers.colleague as Caller, { ...named, fileName: 'hai.pdf' })).status).toBe(404)
    expect((await remove(teacher, { ...named, entityName: 'Users', fileName: 'hai.pdf' })).status).toBe(404)
    expect((await remove(teacher, named)).body.fields).toHaveProperty('fileName')
  })

  test('A-116 through the generic door, by the same rule; what a class was given stays with it', async () => {
    const id = await newWorksheet(house, teacher, 1)
    await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
    await give(id, '4A1')
    const crud = { subModuleName: 'SHARE', entityName: 'Attachments', entityId: id }
    expect((await (callers.colleague as Caller).send('DELETE', '/api/v1.0/dynamic/crud', crud)).status).toBe(404)
    expect((await teacher.send('DELETE', '/api/v1.0/dynamic/crud', crud)).body).toEqual({ rowsAffected: 1 })
    expect((await get(pupil, pageUrl(id, 1))).status).toBe(200)
    const { details } = await house.db
      .selectFrom('audit_log')
      .where('action', '=', 'file-removed')
      .orderBy('id', 'desc')
      .select('details')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ id })
  })
})
