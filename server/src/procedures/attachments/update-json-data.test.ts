import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newWorksheet, pageUrl, saveWorksheet, worksheetOf } from '../../../testing/saved-worksheets.ts'
import { a4, makePages, pdfOf, toWorksheet, uploaded } from '../../../testing/uploads.ts'
import { addAssignment } from '../../../testing/worksheets.ts'

let house: TestHouse
let teacher: Caller
let other: Caller
let admin: Caller
let worksheet: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  other = await signedIn(house.url, 'thay.minh@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
  worksheet = await newWorksheet(house, teacher)
})
afterAll(() => house.close())

const revisions = async (id: string) =>
  (
    await house.db
      .selectFrom('worksheet_revisions')
      .where('worksheet_id', '=', id)
      .select(['revision', 'json_data'])
      .orderBy('revision')
      .execute()
  ).map(({ revision, json_data }) => ({ revision, document: json_data as ReturnType<typeof worksheetOf> }))

test('A-363 B-193 B-195 B-196 a worksheet is saved as a revision, its pages as the server knows them', async () => {
  const sent = worksheetOf(worksheet, [2, 1], 0)
  // the address of another width, no second address, a height that is not so
  sent.pages[0] = { url: pageUrl(worksheet, 2, 240), url2x: '', height: 1000 }
  const { body } = await saveWorksheet(teacher, worksheet, sent)
  expect(body).toEqual({
    result: { id: worksheet, revision: 1, savedAt: '2026-11-20 07:30:00' },
    rowsAffected: 1,
  })
  const [first] = await revisions(worksheet)
  expect(first?.revision).toBe(1)
  expect(first?.document).toMatchObject({
    version: 1,
    revision: 1,
    width: 1140,
    pages: [
      { url: pageUrl(worksheet, 2), url2x: pageUrl(worksheet, 2, 2280), height: 1612 },
      { url: pageUrl(worksheet, 1), url2x: pageUrl(worksheet, 1, 2280), height: 1612 },
    ],
    ExerciseData: [{ mode: 'Write', text: 'phượng|hoa phượng' }],
    canvasJson: {},
  })
  const next = await saveWorksheet(teacher, worksheet, JSON.stringify(worksheetOf(worksheet, [1], 1)))
  expect(next.body).toMatchObject({ result: { revision: 2 } })
  expect((await revisions(worksheet)).map(({ revision }) => revision)).toEqual([1, 2])
})

test('a save on an older revision is told who saved and when, and changes nothing', async () => {
  house.clock.forward(60_000)
  await saveWorksheet(admin, worksheet, worksheetOf(worksheet, [1], 2, 'của quản trị'))
  const { status, body } = await saveWorksheet(teacher, worksheet, worksheetOf(worksheet, [1], 2, 'của cô'))
  const { full_name } = await house.db
    .selectFrom('users')
    .where('email', '=', 'admin@phuong.test')
    .select('full_name')
    .executeTakeFirstOrThrow()
  expect([status, body.code, body.fields]).toEqual([409, 'STALE', { by: full_name, at: '20/11/2026 07:31' }])
  expect((await revisions(worksheet)).at(-1)?.document.ExerciseData).toMatchObject([{ text: 'của quản trị' }])
})

test('a save whose answer was lost may be sent again: it is the same revision', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const first = await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
  const again = await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(await revisions(id)).toHaveLength(1)
  expect((await saveWorksheet(teacher, id, worksheetOf(id, [1], 0, 'khác'))).status).toBe(409)
})

test('two saves at once on one revision: one is a revision, the other is told', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const answers = await Promise.all(['a', 'b'].map((text) => saveWorksheet(teacher, id, worksheetOf(id, [1], 0, text))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await revisions(id)).toHaveLength(1)
})

test('a file is a worksheet from its first save on, under the id of the file; before that nothing can be given of it', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const known = () => house.db.selectFrom('worksheets').where('id', '=', id).selectAll().execute()
  expect(await known()).toEqual([])
  const { created_by } = await house.db
    .selectFrom('attachments')
    .where('id', '=', id)
    .select('created_by')
    .executeTakeFirstOrThrow()
  const { id: classId } = await house.db.selectFrom('classes').select('id').executeTakeFirstOrThrow()
  const give = () => addAssignment(house.db, { classId, attachmentId: id, createdBy: created_by })
  await expect(give()).rejects.toThrow('assignments_worksheet_id_fkey')
  await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
  await saveWorksheet(teacher, id, worksheetOf(id, [1], 1, 'khác'))
  expect(await known()).toEqual([{ id, revision: 2 }])
  await expect(give()).resolves.toBeTypeOf('string')
})

test('no worksheet points to a revision that is not there, by whomever it is written', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const named = house.db.insertInto('worksheets').values({ id, revision: 1 }).execute()
  await expect(named).rejects.toThrow('worksheets_id_revision_fkey')
})

test('a save that had to wait sees the one that it waited for, and is told', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const holder = await house.pool.connect()
  await holder.query('begin')
  await holder.query('select from attachments where id = $1 for update', [id])
  const saves = ['a', 'b'].map((text) => saveWorksheet(teacher, id, worksheetOf(id, [1], 0, text)))
  const waiting =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(async () => (await house.pool.query(waiting)).rows[0].n).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await revisions(id)).toHaveLength(1)
})

describe('H132 what is no worksheet is refused, and nothing is stored', () => {
  const box = worksheetOf('', [], 0).ExerciseData[0] as Record<string, unknown>
  const withBoxes = (boxes: unknown[]) => ({ ...worksheetOf(worksheet, [1], 3), ExerciseData: boxes })
  const cases: Record<string, () => unknown> = {
    'no JSON': () => '{"version":1',
    'another version': () => ({ ...worksheetOf(worksheet, [1], 3), version: 9 }),
    'a huge number': () => withBoxes([{ ...box, top: 1e300 }]),
    'a negative size': () => withBoxes([{ ...box, width: -5 }]),
    '1,001 zones': () => withBoxes(Array.from({ length: 1_001 }, (_, n) => ({ ...box, id: `z${n}` }))),
    'an id that is a key of every object': () => withBoxes([{ ...box, id: '__proto__' }]),
    'the same id twice': () => withBoxes([box, box]),
    'a text with NUL, inside JSON text': () => JSON.stringify(withBoxes([{ ...box, text: 'a\u0000b' }])),
    'half a letter, inside JSON text': () => JSON.stringify(withBoxes([{ ...box, text: '\ud800' }])),
    'no revision': () => ({ ...worksheetOf(worksheet, [1], 3), revision: undefined }),
    'a revision that is not there yet': () => worksheetOf(worksheet, [1], 70),
    'a picture from elsewhere': () => ({
      ...worksheetOf(worksheet, [1], 3),
      pages: [{ url: 'https://evil.example/a.webp', url2x: '', height: 1612 }],
    }),
    'a page that is not made': () => worksheetOf(worksheet, [3], 3),
    'a page that the file does not have': () => worksheetOf(worksheet, [9], 3),
  }
  test.each(Object.keys(cases))('%s', async (name) => {
    const before = await revisions(worksheet)
    const { status, body } = await saveWorksheet(teacher, worksheet, cases[name]?.())
    // a revision that is ahead is no worksheet of ours either, though it reads like one
    expect([name, status, Object.keys((body.fields as object | undefined) ?? {})]).toEqual(
      name === 'a revision that is not there yet' ? [name, 409, ['by', 'at']] : [name, 400, ['JsonData']],
    )
    expect(await revisions(worksheet)).toEqual(before)
  })

  test('a page of another file of the same teacher', async () => {
    const foreign = await newWorksheet(house, teacher, 1)
    expect((await saveWorksheet(teacher, worksheet, worksheetOf(foreign, [1], 3))).body.fields).toHaveProperty(
      'JsonData',
    )
  })

  test('markup in a text is a text, and a zone that hangs over the edge is inside', async () => {
    const id = await newWorksheet(house, teacher, 1)
    const text = '<img src=x onerror=alert(1)>'
    const box = { ...worksheetOf(id, [1], 0, text).ExerciseData[0], left: 1_130, top: 1_600 }
    await saveWorksheet(teacher, id, { ...worksheetOf(id, [1], 0), ExerciseData: [box] })
    expect((await revisions(id))[0]?.document.ExerciseData).toMatchObject([{ text, left: 940, top: 1572 }])
  })
})

test('A-364 H124 a colleague meets 404 and changes nothing: not the document, the tags, the pages', async () => {
  const before = await revisions(worksheet)
  for (const [name, input] of [
    ['UpdateJsonData', { JsonData: worksheetOf(worksheet, [1], 3) }],
    ['UpdateTags', { tags: 'X' }],
    ['SetPages', { pages: '1' }],
    ['GetPages', {}],
  ] as const) {
    const { status, body } = await other.call(`SHARE_Attachments_${name}`, { id: worksheet, ...input })
    const missing = await other.call(`SHARE_Attachments_${name}`, { id: folderLike, ...input })
    expect([name, status, { ...body, requestId: '' }]).toEqual([name, 404, { ...missing.body, requestId: '' }])
  }
  expect(await revisions(worksheet)).toEqual(before)
})
const folderLike = '01930000-0000-7000-8000-000000000000'

test('A-362 B-185 tags are written', async () => {
  const { body } = await teacher.call(
    'SHARE_Attachments_UpdateTags',
    { id: worksheet, tags: ' LIVEWORKSHEET ' },
    'execute',
  )
  expect(body).toEqual({ result: { id: worksheet, tags: 'LIVEWORKSHEET' }, rowsAffected: 1 })
})

describe('B-156 B-157 H084 a new background', () => {
  const background = async (id: string) => {
    const bytes = await pdfOf([a4])
    const file = await uploaded(teacher, toWorksheet(id), { name: 'nền mới.pdf', bytes })
    await makePages(house)
    return file.id
  }
  const isThere = async (id: string) =>
    (await house.db.selectFrom('attachments').where('id', '=', id).select('deleted_at').executeTakeFirstOrThrow())
      .deleted_at === null

  test('waits until a save shows it, then the one before goes; the worksheet keeps its id and its zones', async () => {
    const id = await newWorksheet(house, teacher, 1)
    await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
    const first = await background(id)
    const second = await background(id)
    // a save that knows nothing of them leaves both alone
    await saveWorksheet(teacher, id, worksheetOf(id, [1], 1, 'khác'))
    expect([await isThere(first), await isThere(second)]).toEqual([true, true])
    await saveWorksheet(teacher, id, worksheetOf(first, [1], 2))
    expect([await isThere(id), await isThere(first), await isThere(second)]).toEqual([true, true, true])
    await saveWorksheet(teacher, id, worksheetOf(second, [1], 3))
    expect([await isThere(id), await isThere(first), await isThere(second)]).toEqual([true, false, true])
    // taken back in the editor: what was stored is still there
    await saveWorksheet(teacher, id, worksheetOf(first, [1], 4))
    expect([await isThere(first), await isThere(second)]).toEqual([true, false])
    expect((await revisions(id)).map(({ document }) => document.ExerciseData.length)).toEqual([1, 1, 1, 1, 1])
  })

  test('stays while a sitting is pinned to a revision that shows it', async () => {
    const id = await newWorksheet(house, teacher, 1)
    const old = await background(id)
    await saveWorksheet(teacher, id, worksheetOf(old, [1], 0))
    await house.db.executeQuery(
      (await import('kysely'))
        .sql`insert into sittings (id, kind, user_id, worksheet_id, pinned_revision, attempt, started_at)
        select gen_random_uuid(), 'worksheet', users.id, ${id}, 1, 1, ${house.clock.now()} from users where email = '4a1.01@phuong.test'`.compile(
        house.db,
      ),
    )
    const next = await background(id)
    await saveWorksheet(teacher, id, worksheetOf(next, [1], 1))
    expect([await isThere(old), await isThere(next)]).toEqual([true, true])
  })

  test('A-356 B-154 is a PDF or a picture, and belongs to a worksheet that one may edit', async () => {
    const id = await newWorksheet(house, teacher, 1)
    await expect(uploaded(teacher, toWorksheet(id), { name: 'a.txt', bytes: Buffer.from('chữ') })).rejects.toThrow(
      '415',
    )
    const bytes = await pdfOf([a4])
    await expect(uploaded(other, toWorksheet(id), { name: 'a.pdf', bytes })).rejects.toThrow('404')
    const ofBackground = await background(id)
    await expect(uploaded(teacher, toWorksheet(ofBackground), { name: 'a.pdf', bytes })).rejects.toThrow('404')
  })
})
