import { randomUUID } from 'node:crypto'
import { BOOK_NOTE_GROUP } from '@phuong/domain/catalogue/book-notes'
import { ANNOUNCEMENT_TEXTS } from '@phuong/domain/forms/announcement'
import { BOOK_NOTE_TOO_LONG, MAX_BOOK_NOTE } from '@phuong/domain/forms/book-note'
import { onceHeader } from '@phuong/domain/once'
import { contentMarkup } from '@phuong/domain/rich-text/document'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { hostileMarkup } from '../../../testing/hostile-markup.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newId } from '../../chance.ts'
import { cleanMarkup } from '../../services/notices/clean-markup.ts'

let house: TestHouse
let pupil: Caller
let teacher: Caller
let admin: Caller
let me: string
let them: string
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
  me = await idOf('4a1.01@phuong.test')
  them = await idOf('4a1.02@phuong.test')
  // those of the demo school
  await house.db.deleteFrom('book_notes').execute()
})
afterEach(() => house.db.deleteFrom('book_notes').execute())
afterAll(() => house.close())

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const pathOf = (userId: string, group: number | string = BOOK_NOTE_GROUP, sgk = 'sgk') =>
  `/mobile/${sgk}/api/GetNotificationsByStudent/${userId}/${group}`
const get = (caller: Caller, path: string) => caller.send('GET', path)
type Note = { id: string; title: string; content: string; CreatedDate: string }
const notesOf = async (path = pathOf(me), caller = pupil): Promise<Note[]> => {
  const { status, body, text } = await get(caller, path)
  if (status !== 200) throw new Error(text)
  return body.result as Note[]
}
const write = async (Title: string, Content = '<p>Lời.</p>'): Promise<string> => {
  // the newest is known by its moment
  house.clock.forward(1_000)
  const { status, body, text } = await admin.call('ThongBao_Sach_ThemMoi', { Title, Content }, 'execute')
  if (status !== 200) throw new Error(text)
  return (body.result as { id: string }).id
}

test('A-292 A-293 A-294 A-295 a pupil gets the notes as a result list, the newest first: rich-text JSON, or plain text where lines are all there is', async () => {
  await write('Sách mới', '<p>Bài một.</p><p>Bài hai.</p>')
  const id = await write(
    'Sách Toán',
    '<p>Xem <strong>trang <em>5</em></strong>, <a href="https://a.vn/?b=1&amp;c=2">đây</a>.</p>',
  )
  const { status, body } = await get(pupil, pathOf(me))
  const bold = { type: 'bold' }
  expect([status, Object.keys(body)]).toEqual([200, ['result']])
  const [rich, plain] = body.result as [Note, Note]
  expect(rich).toEqual({ id, title: 'Sách Toán', content: expect.any(String), CreatedDate: '2026-11-20 07:30:02' })
  expect(JSON.parse(rich.content)).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Xem ' },
          { type: 'text', text: 'trang ', marks: [bold] },
          { type: 'text', text: '5', marks: [bold, { type: 'italic' }] },
          { type: 'text', text: ', ' },
          { type: 'text', text: 'đây', marks: [{ type: 'link', attrs: { href: 'https://a.vn/?b=1&c=2' } }] },
          { type: 'text', text: '.' },
        ],
      },
    ],
  })
  expect([plain.title, plain.content]).toEqual(['Sách mới', 'Bài một.\nBài hai.'])
})

test('A-296 B-040 the own id alone, any from an administrator; a teacher and a visitor have no such list', async () => {
  await write('Sách mới')
  expect((await get(pupil, pathOf(me.toUpperCase()))).status).toBe(200)
  expect((await get(pupil, pathOf(me, BOOK_NOTE_GROUP, 'Sgk'))).status).toBe(200)
  for (const other of [them, randomUUID(), 'x', '%00'])
    expect((await get(pupil, pathOf(other))).status, other).toBe(403)
  expect((await notesOf(pathOf(them), admin)).map(({ title }) => title)).toEqual(['Sách mới'])
  for (const nobody of [randomUUID(), 'x']) expect((await get(admin, pathOf(nobody))).status).toBe(404)
  expect((await get(teacher, pathOf(await idOf('co.lan@phuong.test')))).status).toBe(403)
  expect((await get(new Caller(house.url), pathOf(me))).status).toBe(401)
})

test('A-295 A-296 the group is taken from the path: another one has its own notes, one that nobody has written to has none', async () => {
  await write('Sách mới')
  const note = { title: 'Nhóm khác', words: 'Lời.', created_at: schoolDay }
  await house.db
    .insertInto('book_notes')
    .values({ ...note, id: newId(schoolDay), group_id: 77 })
    .execute()
  const titles = async (group: number | string) => (await notesOf(pathOf(me, group))).map(({ title }) => title)
  expect(await titles(BOOK_NOTE_GROUP)).toEqual(['Sách mới'])
  expect(await titles(77)).toEqual(['Nhóm khác'])
  for (const none of [78, 0, '5203x', '99999999999999999999']) expect(await titles(none), String(none)).toEqual([])
})

test('the list comes in pages, whatever is asked for, and the path carries no more than the four fields', async () => {
  for (let at = 1; at <= 12; at++) await write(`Tin ${at}`)
  const titles = async (query: string) => (await notesOf(pathOf(me) + query)).map(({ title }) => title)
  expect(await titles('')).toEqual(Array.from({ length: 10 }, (_, at) => `Tin ${12 - at}`))
  expect(await titles('?PageNum=2')).toEqual(['Tin 2', 'Tin 1'])
  expect(await titles('?PageNum=4&PageSize=4')).toEqual([])
  expect((await titles('?PageSize=100000')).length).toBe(12)
  expect((await titles('?PageNum=-1&PageSize=x')).length).toBe(10)
  for (const note of await notesOf()) expect(Object.keys(note)).toEqual(['id', 'title', 'content', 'CreatedDate'])
  const named = await pupil.call('ThongBao_Sach_CuaHocSinh', { userId: me, PageSize: 1 })
  expect((named.body.results as unknown[])[0]).toMatchObject({ totalRows: 12 })
})

test('A-261 H128 H131 what is hostile is cleaned when it is written, and what is left says what an announcement would say', async () => {
  for (const markup of hostileMarkup) {
    await write('Tin', `<p>1</p>${markup}`)
    const [note] = await notesOf()
    expect(note?.content, markup).not.toMatch(/hostile|evil|javascript|vbscript|onerror|<script/i)
    expect(contentMarkup(note?.content ?? ''), markup).toContain('chữ còn')
    await house.db.deleteFrom('book_notes').execute()
  }
})

test('A-293 H131 words that look like a document are words', async () => {
  const written =
    '{"type":"doc","content":[{"type":"text","text":"đây","marks":[{"type":"link","attrs":{"href":"https://a.vn"}}]}]}'
  await write('Tin', `<p>${written}</p>`)
  await write('Tin', `  ${written}`)
  for (const { content } of await notesOf())
    expect(JSON.parse(content)).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: written }] }],
    })
  expect(await notesOf()).toHaveLength(2)
})

test('A-293 rich text is the same once it was a document', async () => {
  for (const markup of [
    '<p>a <strong>b</strong><br>c</p><ul><li><p>một</p></li><li><p>hai <u>ba</u> <s>bốn</s></p></li></ul><ol><li><p>x</p></li></ol>',
    '<blockquote><p>Lời <em>hay</em> &lt;b&gt; &amp;amp; "x"</p></blockquote><p></p><p>hết</p>',
  ]) {
    await write('Tin', markup)
    const [note] = await notesOf()
    expect(cleanMarkup(contentMarkup(note?.content ?? ''))).toBe(cleanMarkup(markup))
    await house.db.deleteFrom('book_notes').execute()
  }
})

test('what is wrong is told by field, and nothing is kept', async () => {
  const { titleMissing, contentMissing, contentTooDeep } = ANNOUNCEMENT_TEXTS
  const wrong: [object, object][] = [
    [{ Title: ' ' }, { Title: titleMissing }],
    [{ Content: '<p><br></p>' }, { Content: contentMissing }],
    [{ Content: '<img src="https://evil.test/p.gif">' }, { Content: contentMissing }],
    [{ Content: 'a'.repeat(MAX_BOOK_NOTE + 1) }, { Content: BOOK_NOTE_TOO_LONG }],
    // shorter as it is sent than as it would be kept
    [{ Content: '&'.repeat(MAX_BOOK_NOTE) }, { Content: BOOK_NOTE_TOO_LONG }],
    [{ Content: `${'<b>'.repeat(2_000)}sâu` }, { Content: contentTooDeep }],
  ]
  for (const [part, fields] of wrong) {
    const answer = await admin.call('ThongBao_Sach_ThemMoi', { Title: 'Tin', Content: 'Lời', ...part }, 'execute')
    expect([answer.status, answer.body.fields], JSON.stringify(part).slice(0, 60)).toEqual([400, fields])
  }
  expect(await house.db.selectFrom('book_notes').select('id').execute()).toEqual([])
})

test('an administrator alone writes and deletes; what was deleted leaves the lists of pupils and stays with its writer in the list of what was written', async () => {
  const id = await write('Gửi nhầm', '<p>Lời <strong>nhầm</strong>.</p>')
  for (const caller of [pupil, teacher]) {
    expect((await caller.call('ThongBao_Sach_ThemMoi', { Title: 'Tin', Content: 'Lời' }, 'execute')).status).toBe(403)
    expect((await caller.call('ThongBao_Sach_Xoa', { id }, 'execute')).status).toBe(403)
    expect((await caller.call('ThongBao_Sach_DanhSach', {})).status).toBe(403)
  }
  expect((await notesOf()).length).toBe(1)
  const remove = () => admin.call('ThongBao_Sach_Xoa', { id }, 'execute')
  expect((await remove()).body).toEqual({ result: { id }, rowsAffected: 1 })
  expect((await remove()).body).toEqual({ result: { id }, rowsAffected: 0 })
  expect((await admin.call('ThongBao_Sach_Xoa', { id: randomUUID() }, 'execute')).status).toBe(404)
  expect(await notesOf()).toEqual([])
  expect((await admin.call('ThongBao_Sach_DanhSach', {})).body.results).toEqual([
    {
      id,
      title: 'Gửi nhầm',
      lead: 'Lời nhầm.',
      sender: expect.stringMatching(/\S/),
      createDate: expect.any(String),
      isDeleted: true,
      totalRows: 1,
    },
  ])
})

test('H159 the same press writes it once', async () => {
  const headers = { [onceHeader]: randomUUID() }
  const body = { sqlCommand: 'p_PHUONG_ThongBao_Sach_ThemMoi', parameters: { Title: 'Tin', Content: 'Lời' } }
  const press = () => admin.send('POST', '/api/v1.0/dynamic/execute', body, headers)
  const [first, second] = await Promise.all([press(), press()])
  expect([first.status, second.body]).toEqual([200, first.body])
  expect((await notesOf()).length).toBe(1)
})
