import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallerName, callerFacts, callers } from '../../../testing/access-matrix.ts'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeCallers } from '../../../testing/made-accounts.ts'
import { choiceOf, paperText, savedPaper, sendPaper } from '../../../testing/paper-files.ts'

let house: TestHouse
let bank: Caller
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
})
afterAll(() => house.close())

/** How many rows the bank has, all tables together. */
const rowsOfBank = async () => {
  const { rows } = await sql<{
    rows: string
  }>`select (select count(*) from papers) + (select count(*) from paper_revisions)
    + (select count(*) from paper_items) + (select count(*) from questions) + (select count(*) from question_versions)
    + (select count(*) from paper_tags) as rows`.execute(house.db)
  return rows[0]?.rows
}
let before: Awaited<ReturnType<typeof rowsOfBank>>
beforeEach(async () => {
  before = await rowsOfBank()
})
// whatever is wrong, nothing is stored, and no file lies about
afterEach(async () => {
  expect(await rowsOfBank()).toBe(before)
  expect(await readdir(join(house.settings.dataDir, 'incoming')).catch(() => [])).toEqual([])
})

/** Faults of a text that is sent to be stored: line, question, field, sentence. */
const faultsOf = async (text: string | Buffer) => {
  const { status, row } = await sendPaper(bank, 'save', text, { revision: '0' })
  expect([status, row.saved]).toEqual([200, null])
  return row.faults.map(({ line, question, field, text: said }) => [line, question, field, said])
}

test('C-257 every fault of a file is told at once: its line, its question, its field, in a sentence', async () => {
  const good = choiceOf('cat')
  const [right, wrong] = good.answers as Record<string, unknown>[]
  const text = `{
  "kind": "olympic",
  "classLevel": 6,
  "code": "một hai",
  "titel": "Đề 1",
  "visibility": "OPEN",
  "tags": ["${'a'.repeat(61)}"],
  "version": 0,
  "questions": [
    ${JSON.stringify(good)},
    { "type": "Choyce", "title": "x" },
    { "type": "OneChoice", "question": "No key",
      "answers": [${JSON.stringify(wrong)}] },
    7,
    { "type": "OneChoice", "imageUrl": "cat.png",
      "audioUrl": "http://x.example/a.mp3",
      "answers": [${JSON.stringify({ ...right, imageUrl: 'javascript:alert(1)' })},
        ${JSON.stringify({ ...wrong, id: right?.id })}] },
    { "question": "No type", "videoUrl": "x" },
    { "type": "OneChoice", "question": "<img src=x onerror=alert(1)>", "id": true,
      "answers": ${JSON.stringify(good.answers)} }
  ]
}`
  expect(await faultsOf(text)).toEqual([
    [3, null, 'classLevel', 'Lớp là số từ 1 đến 5.'],
    [4, null, 'code', 'Mã đề có từ 1 đến 40 chữ hoặc số, không có dấu cách.'],
    [5, null, 'titel', 'Đề không có trường “titel”.'],
    [6, null, 'visibility', 'Chỉ nhận “PUBLIC” hoặc “PRIVATE”.'],
    [7, null, 'tags', 'Mỗi nhãn có từ 1 đến 60 chữ'],
    [8, null, 'version', 'Phiên bản là số nguyên dương.'],
    [11, 2, 'type', 'Không có kiểu câu hỏi “Choyce”.'],
    [13, 3, 'answers', 'Câu hỏi chưa có đáp án đúng, hoặc đáp án đúng không trả lời được.'],
    [14, 4, '', 'Câu hỏi phải là một đối tượng JSON: { … }.'],
    [15, 5, 'imageUrl', 'Đường dẫn hình ảnh không hợp lệ'],
    [16, 5, 'audioUrl', 'Đường dẫn âm thanh không hợp lệ'],
    [17, 5, 'answers.0.imageUrl', 'Đường dẫn hình ảnh không hợp lệ'],
    [18, 5, 'answers.1.id', `Mã “${right?.id}” có hai lần trong danh sách này.`],
    [19, 6, 'type', 'Thiếu kiểu câu hỏi (“type”).'],
    [19, 6, 'videoUrl', 'Đường dẫn video không hợp lệ'],
    [20, 7, 'question', '<img …> không phải dấu của câu hỏi, học sinh sẽ thấy nguyên như vậy.'],
    [20, 7, 'id', 'Mã câu hỏi phải là chữ. Câu mới thì bỏ trường này.'],
  ])
})

test('C-257 a code holds a letter or a digit, beside which signs of an address may stand', async () => {
  const told = async (code: string) =>
    (await sendPaper(bank, 'check', paperText([choiceOf('cat')], { kind: 'olympic', classLevel: 5, code }))).row.faults
  for (const code of ['.', '..', '-', '_.-'])
    expect(await told(code)).toMatchObject([
      { line: 4, field: 'code', text: 'Mã đề có từ 1 đến 40 chữ hoặc số, không có dấu cách.' },
    ])
  for (const code of ['1', 'ô', '.1.', '2026-HK_I']) expect(await told(code)).toEqual([])
})

test('C-257 what is no JSON, no UTF-8 or no paper is told at its line', async () => {
  expect(await faultsOf('{\n  "kind": "olympic"\n  "code": "1"\n}')).toEqual([
    [3, null, '', 'Thiếu dấu phẩy ở trước chỗ này.'],
  ])
  expect(await faultsOf(Buffer.from('{\n"title": "\xe0\xe1"}', 'latin1'))).toEqual([
    [2, null, '', 'Tập tin phải lưu ở dạng UTF-8.'],
  ])
  expect(await faultsOf(Buffer.from('{"kind": "olympic"}', 'utf16le'))).toHaveLength(1)
  expect(await faultsOf('[]')).toEqual([[1, null, '', 'Tập tin phải là một đối tượng JSON: { … }.']])
  expect(await faultsOf('{\n"kind": "mock"\n}')).toEqual([
    [1, null, '', 'Đề phải có danh sách “questions”.'],
    [2, null, 'kind', 'Chỉ nhận “olympic” hoặc “unit”.'],
  ])
  expect((await faultsOf('{"questions": []}')).map(([, , , said]) => said)).toEqual([
    'Thiếu trường “kind”.',
    'Đề chưa có câu hỏi nào.',
  ])
  expect((await faultsOf('{"kind": "unit", "questions": [1]}')).map(([, , , said]) => said)).toContain(
    'Thiếu trường “examId”.',
  )
  expect(await faultsOf('{"kind": "olympic",\n"kind": "unit"}')).toEqual([
    [2, null, 'kind', 'Trường “kind” có hai lần.'],
  ])
})

test('C-257 two equal questions are told, also where they differ in nothing but their ids', async () => {
  const text = paperText([choiceOf('cat'), choiceOf('dog'), choiceOf('cat')])
  const line = text.split('\n').lastIndexOf('    {') + 1
  expect(await faultsOf(text)).toEqual([[line, 3, '', 'Câu này giống hệt câu 1.']])
})

test('C-257 an id that stands twice is told', async () => {
  const id = '01930000-0000-4000-8000-000000000001'
  const { id: paperId } = await savedPaper(
    bank,
    paperText([choiceOf('cat')], { kind: 'olympic', classLevel: 5, code: 'X1' }),
  )
  before = await rowsOfBank()
  const { question_id } = await house.db
    .selectFrom('paper_items')
    .where('paper_id', '=', paperId)
    .select('question_id')
    .executeTakeFirstOrThrow()
  const faults = await faultsOf(
    paperText([choiceOf('cat', { id: question_id }), choiceOf('dog', { id: question_id.toUpperCase() })]),
  )
  expect(faults.map(([, question, field, said]) => [question, field, said])).toEqual([
    [2, 'id', 'Mã này trùng với câu 1.'],
  ])
  // one that nothing has says nothing, and names nothing
  expect(
    (await sendPaper(bank, 'check', paperText([choiceOf('cat', { id }), choiceOf('dog', { id })]))).row.faults,
  ).toEqual([])
})

test('C-257 a hundred faults are told at the most', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ type: 'Choyce', title: `Câu ${at}` }))
  expect(await faultsOf(paperText(many))).toHaveLength(100)
})

test('C-257 a paper has at most 200 questions', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => choiceOf(`word ${at}`))
  expect((await faultsOf(paperText(words(201)))).map(([, question, , said]) => [question, said])).toEqual([
    [201, 'Một đề có nhiều nhất 200 câu hỏi.'],
  ])
  const { row } = await sendPaper(bank, 'check', paperText(words(200)))
  expect([row.faults, row.plan?.questions.length]).toEqual([[], 200])
})

test('C-257 notes are told and keep nothing from being stored', async () => {
  const text = paperText([choiceOf('cat', { question: 'Read <b>this</b>.' })])
  const { row } = await sendPaper(bank, 'check', text)
  const line = text.split('\n').findIndex((each) => each.includes('<b>')) + 1
  expect(row.notes).toEqual([
    { line, column: 7, question: 1, field: 'question', text: '<b> không được giữ, chỉ còn chữ.' },
  ])
  expect([row.faults, row.plan?.changes]).toEqual([[], true])
})

test('C-257 a file of more than 5 MB is refused before it is read, by its size and while it arrives', async () => {
  const large = Buffer.alloc(5 * 1_048_576 + 1, ' ')
  expect(await sendPaper(bank, 'check', large)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
  const fits = Buffer.concat([Buffer.from(paperText([choiceOf('cat')])), Buffer.alloc(4 * 1_048_576, ' ')])
  expect((await sendPaper(bank, 'check', fits)).row.faults).toEqual([])
})

test('C-257 A-047 S1 the doors of files are for staff of the bank, and are asked before a file is read', async () => {
  const text = paperText([choiceOf('cat')])
  await makeCallers(house.db)
  const opened: Partial<Record<CallerName, number[]>> = {
    visitor: [401, 401],
    // without the revision nothing is stored
    bank: [200, 400],
    admin: [200, 400],
  }
  const answered = async (name: CallerName) => {
    const { email } = callerFacts[name]
    const caller = email === null ? new Caller(house.url) : await signedIn(house.url, email)
    return [(await sendPaper(caller, 'check', text)).status, (await sendPaper(caller, 'save', text)).status]
  }
  for (const name of callers) expect([name, await answered(name)]).toEqual([name, opened[name] ?? [403, 403]])
  expect((await bank.send('POST', '/api/v1.0/test-bank/papers/check', { text })).status).toBe(415)
  const foreign = await fetch(`${house.url}/api/v1.0/test-bank/papers/check`, {
    method: 'POST',
    headers: { origin: 'https://ngoai.example', cookie: bank.cookie ?? '' },
    body: new FormData(),
  })
  expect(foreign.status).toBe(403)
})
