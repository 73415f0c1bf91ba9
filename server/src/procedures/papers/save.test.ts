import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperFile, paperText, savedPaper, sendPaper } from '../../../testing/paper-files.ts'
import { addPaper } from '../../../testing/papers.ts'

let house: TestHouse
let bank: Caller
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

let papersMade = 0
const freshHead = (more: Record<string, unknown> = {}) => ({
  kind: 'olympic',
  classLevel: 5,
  code: `S${++papersMade}`,
  visibility: 'PUBLIC',
  ...more,
})
type Question = { id: string; [field: string]: unknown }
/** The file of a paper as what it says. */
const fileOf = async (id: number, caller = bank) =>
  JSON.parse((await paperFile(caller, id)).row.text) as { questions: Question[]; [field: string]: unknown }
const written = (file: unknown) => JSON.stringify(file, null, 2)
const stored = (paperId: number) =>
  house.db
    .selectFrom('paper_items')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_id', '=', 'paper_items.question_id')
        .onRef('question_versions.version', '=', 'paper_items.version'),
    )
    .where('paper_id', '=', paperId)
    .select(['revision', 'position', 'paper_items.question_id', 'paper_items.version', 'content'])
    .orderBy('revision')
    .orderBy('position')
    .execute()
/** Rows of the bank's tables. */
const counted = async () => {
  const tables = ['papers', 'paper_revisions', 'paper_items', 'questions', 'question_versions', 'paper_tags'] as const
  return Promise.all(
    tables.map(async (table) =>
      Number(
        (
          await house.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      ),
    ),
  )
}

describe('a new paper', () => {
  test('C-257 a file with a new class and code becomes a paper, whose questions get ids', async () => {
    const head = freshHead({ title: '  Đề  số 1 ', tags: [' ôn tập', 'ôn tập'] })
    const text = paperText(
      [choiceOf('cat', { id: 1 }), choiceOf('dog', { revision: 7, imageUrl: '/pictures/dog.svg' })],
      head,
    )
    const { row } = await sendPaper(bank, 'check', text)
    expect(row).toMatchObject({
      faults: [],
      notes: [],
      paper: null,
      plan: {
        changes: true,
        revised: true,
        fileVersion: null,
        head: { title: { before: null, after: 'Đề số 1' }, tags: { before: null, after: ['ôn tập'] } },
        questions: [
          { number: 1, before: null, state: 'new', fields: [], words: 'cat is right.' },
          { number: 2, before: null, state: 'new', fields: [], words: 'dog is right.' },
        ],
        removed: [],
      },
    })
    const { id } = await savedPaper(bank, text)
    const pupil = await signedIn(house.url, '4a1.01@phuong.test')
    const { body } = await pupil.call('OLYMPIC_DETHI_Get', { classLevel: 5, examinationCode: head.code })
    const questions = body.results as Question[]
    expect(questions).toMatchObject([
      { id: expect.stringMatching(/^[0-9a-f]{8}-/), type: 'OneChoice', question: 'cat is right.', revision: 1 },
      { question: 'dog is right.', imageUrl: '/pictures/dog.svg' },
    ])
    expect((await stored(id)).map(({ content }) => (content as Question).revision)).toEqual([undefined, undefined])
  })

  test('A-111 A-112 D56 one that does not say who sees it is PRIVATE of the test bank, PUBLIC of an administrator', async () => {
    for (const [caller, visibility] of [
      [bank, 'PRIVATE'],
      [admin, 'PUBLIC'],
    ] as const) {
      const { id } = await savedPaper(caller, paperText([choiceOf('cat')], freshHead({ visibility: undefined })))
      expect((await paperFile(caller, id)).row.visibility).toBe(visibility)
    }
  })

  test('C-257 the paper of an examination is named by it; one that there is not is told', async () => {
    const { id: examId } = await house.db
      .insertInto('examinations')
      .values({ title: 'Unit 3', created_at: house.clock.now(), updated_at: house.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await savedPaper(bank, paperText([choiceOf('cat')], { kind: 'unit', examId }))
    expect((await paperFile(bank, id)).row).toMatchObject({
      examId,
      examTitle: 'Unit 3',
      fileName: `de-unit-${examId}-v1.json`,
    })
    const { row } = await sendPaper(bank, 'check', paperText([choiceOf('cat')], { kind: 'unit', examId: 99_999 }))
    expect(row.faults).toMatchObject([{ line: 3, field: 'examId', text: 'Không có bài thi này.' }])
  })
})

describe('the file', () => {
  test('C-257 says what the paper is of and holds its questions with their key, indented, always in one order', async () => {
    const { paperId, questions } = await addPaper(house.db, { classLevel: 4, code: 'F1' })
    const { row } = await paperFile(bank, paperId)
    expect(row.fileName).toBe('de-lop4-F1-v1.json')
    expect(row.text.split('\n').slice(0, 9)).toEqual([
      '{',
      '  "kind": "olympic",',
      '  "classLevel": 4,',
      '  "code": "F1",',
      '  "title": "",',
      '  "visibility": "PUBLIC",',
      '  "tags": [],',
      '  "version": 1,',
      '  "questions": [',
    ])
    const file = JSON.parse(row.text) as { questions: Question[] }
    expect(file.questions).toEqual(questions.map(({ content }) => content))
    for (const question of file.questions) expect(Object.keys(question).slice(0, 2)).toEqual(['id', 'type'])
    expect((await paperFile(admin, paperId)).row.text).toBe(row.text)
  })

  test('C-257 sent again unchanged it makes no new version, and neither does one without ids', async () => {
    const { paperId } = await addPaper(house.db, { classLevel: 4, code: 'F2' })
    const { text } = (await paperFile(bank, paperId)).row
    const before = await counted()
    const { row } = await sendPaper(bank, 'check', text)
    expect(row.plan).toMatchObject({ changes: false, revised: false, fileVersion: 1, head: {}, removed: [] })
    expect((await sendPaper(bank, 'save', text, { revision: '1' })).row.saved).toEqual({ id: paperId, revision: 1 })
    const file = JSON.parse(text) as { questions: Question[] }
    const bare = written({ ...file, questions: file.questions.map(({ id: _, ...question }) => question) })
    expect((await sendPaper(bank, 'save', bare, { revision: '1' })).row.saved).toEqual({ id: paperId, revision: 1 })
    // in another normal form, with other line ends and with a mark at its beginning it is the same file
    const other = `\ufeff${text.normalize('NFD').replaceAll('\n', '\r\n')}`
    expect((await sendPaper(bank, 'save', other, { revision: '1' })).row.saved).toEqual({ id: paperId, revision: 1 })
    expect(await counted()).toEqual(before)
  })
})

describe('a new version', () => {
  test('C-257 holds what is new, changed and left out; older versions stay as they are', async () => {
    const { id } = await savedPaper(
      bank,
      paperText(
        ['cat', 'dog', 'hen', 'cow'].map((word) => choiceOf(word)),
        freshHead(),
      ),
    )
    const before = await stored(id)
    const file = await fileOf(id)
    const [cat, dog, hen, cow] = file.questions as [Question, Question, Question, Question]
    // dog goes, cow comes to the front, hen says something else, fox is new
    const text = written({
      ...file,
      questions: [cow, cat, { ...hen, question: 'A hen lays ___.', title: undefined }, choiceOf('fox')],
    })
    const { row } = await sendPaper(bank, 'check', text)
    expect(row.plan).toMatchObject({
      changes: true,
      revised: true,
      questions: [
        { number: 1, before: 4, state: 'same', fields: [] },
        { number: 2, before: 1, state: 'same', fields: [] },
        {
          number: 3,
          before: 3,
          state: 'changed',
          fields: expect.arrayContaining(['question', 'title']),
          words: 'A hen lays ___.',
        },
        { number: 4, before: null, state: 'new' },
      ],
      removed: [{ before: 2, words: 'dog is right.' }],
    })
    house.clock.forward(60_000)
    expect(await savedPaper(bank, text, 1)).toEqual({ id, revision: 2 })
    const after = await stored(id)
    expect(after.slice(0, 4)).toEqual(before)
    expect(after.slice(4).map(({ question_id, version }) => [question_id, version])).toEqual([
      [cow.id, 1],
      [cat.id, 1],
      [hen.id, 2],
      [expect.not.stringMatching(dog.id), 1],
    ])
    expect((await paperFile(bank, id)).row).toMatchObject({
      revision: 2,
      fileName: expect.stringMatching(/-v2\.json$/),
    })
    // going back to what was is a version of its own
    expect(await savedPaper(bank, written({ ...file, version: 2 }), 2)).toEqual({ id, revision: 3 })
    expect((await stored(id)).slice(8).map(({ version }) => version)).toEqual([1, 1, 3, 1])
  })

  test('D56 what the file says of title, visibility and tags holds, without a version where no question differs', async () => {
    const { id } = await savedPaper(bank, paperText([choiceOf('cat')], freshHead({ title: 'Một', tags: ['a'] })))
    const file = await fileOf(id)
    const text = written({ ...file, title: 'Hai', visibility: 'PRIVATE', tags: ['b', 'a'] })
    const { row } = await sendPaper(bank, 'check', text)
    expect(row.plan).toMatchObject({
      changes: true,
      revised: false,
      head: {
        title: { before: 'Một', after: 'Hai' },
        visibility: { before: 'PUBLIC', after: 'PRIVATE' },
        tags: { before: ['a'], after: ['b', 'a'] },
      },
    })
    expect(await savedPaper(bank, text, 1)).toEqual({ id, revision: 1 })
    expect(await fileOf(id)).toMatchObject({ title: 'Hai', visibility: 'PRIVATE', tags: ['a', 'b'], version: 1 })
    // a file that says nothing of them changes nothing of them
    const { title: _, visibility: __, tags: ___, ...rest } = await fileOf(id)
    expect((await sendPaper(bank, 'check', written(rest))).row.plan?.changes).toBe(false)
  })

  test('C-257 two people from one version: the second is told who was first, and nothing of either is lost', async () => {
    const { id } = await savedPaper(bank, paperText([choiceOf('cat')], freshHead()))
    const file = await fileOf(id)
    const next = (word: string) => written({ ...file, questions: [...file.questions, choiceOf(word)] })
    const [first, second] = [next('dog'), next('hen')]
    house.clock.forward(60_000)
    expect(await savedPaper(admin, first, 1)).toEqual({ id, revision: 2 })
    const refused = await sendPaper(bank, 'save', second, { revision: '1' })
    expect(refused).toMatchObject({
      status: 409,
      code: 'STALE',
      fields: { by: 'Quản trị Phượng', at: expect.stringMatching(/^20\/11\/2026 07:/) },
    })
    expect((await stored(id)).filter(({ revision }) => revision === 2)).toHaveLength(2)
    // looked at anew it says that the file is of an older version, and may be stored on purpose
    const looked = (await sendPaper(bank, 'check', second)).row
    expect([looked.plan?.fileVersion, looked.paper?.revision]).toEqual([1, 2])
    expect(await savedPaper(bank, second, 2)).toEqual({ id, revision: 3 })
    // the first one again, since its answer was lost, is a change to what has come after it
    expect((await sendPaper(admin, 'save', first, { revision: '1' })).status).toBe(409)
  })

  test('C-257 two saves at once on one version: one is stored, the other is told', async () => {
    const { id } = await savedPaper(bank, paperText([choiceOf('cat')], freshHead()))
    const file = await fileOf(id)
    const texts = ['dog', 'hen'].map((word) => written({ ...file, questions: [...file.questions, choiceOf(word)] }))
    const answers = await Promise.all(texts.map((text) => sendPaper(bank, 'save', text, { revision: '1' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const head = freshHead()
    const made = await Promise.all(
      ['dog', 'hen'].map((word) => sendPaper(bank, 'save', paperText([choiceOf(word)], head), { revision: '0' })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('ids', () => {
  test('C-257 a question of another paper is that question; where it says something else it gets a version of its own', async () => {
    const first = await savedPaper(bank, paperText([choiceOf('cat'), choiceOf('dog')], freshHead()))
    const [cat, dog] = (await fileOf(first.id)).questions as [Question, Question]
    const second = await savedPaper(bank, paperText([cat, { ...dog, question: 'A dog can ___.' }], freshHead()))
    expect((await stored(second.id)).map(({ question_id, version }) => [question_id, version])).toEqual([
      [cat.id, 1],
      [dog.id, 2],
    ])
    // the other paper stays with what it had, and says so
    expect((await fileOf(first.id)).questions[1]).toEqual(dog)
    const { text } = (await paperFile(bank, first.id)).row
    expect((await sendPaper(bank, 'check', text)).row.plan?.changes).toBe(false)
  })

  test('D04 a question that somebody else keeps is not changed: seen it is told, unseen it becomes a new one', async () => {
    const [open, closed] = await Promise.all(
      (['PUBLIC', 'PRIVATE'] as const).map(async (visibility) => {
        const { id } = await savedPaper(admin, paperText([choiceOf(visibility)], freshHead({ visibility })))
        return (await fileOf(id, admin)).questions[0] as Question
      }),
    )
    const { row } = await sendPaper(
      bank,
      'check',
      paperText([open, { ...open, id: open?.id, question: 'Other ___?' }], freshHead()),
    )
    expect(row.faults.map(({ question, field, text }) => [question, field, text])).toEqual([
      [2, 'id', 'Mã này trùng với câu 1.'],
      [2, 'id', 'Câu hỏi này do người khác tạo nên không sửa được. Bỏ mã đi để lưu thành câu mới.'],
    ])
    const { id } = await savedPaper(bank, paperText([open, { ...closed, question: 'Mine ___?' }], freshHead()))
    const rows = await stored(id)
    expect(rows[0]).toMatchObject({ question_id: open?.id, version: 1 })
    expect(rows[1]?.question_id).not.toBe(closed?.id)
    const versions = await house.db
      .selectFrom('questions')
      .where('id', '=', closed?.id ?? '')
      .select('version')
      .execute()
    expect(versions).toEqual([{ version: 1 }])
  })

  test('C-257 an id that nothing has becomes another one', async () => {
    const unknown = randomUUID()
    const { id } = await savedPaper(
      bank,
      paperText([choiceOf('cat', { id: unknown }), choiceOf('dog', { id: 'câu 2' })], freshHead()),
    )
    const ids = (await stored(id)).map(({ question_id }) => question_id)
    expect(ids).not.toContain(unknown)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('one question', () => {
  const ask = (door: 'Check' | 'Save', parameters: object, caller = bank) =>
    caller.call(`TESTBANK_Papers_${door}`, parameters, 'query/first')

  test('B-296 C-257 is stored as another version of its paper; its faults stand at the lines of its own text', async () => {
    const { id } = await savedPaper(bank, paperText([choiceOf('cat'), choiceOf('dog')], freshHead()))
    const [cat, dog] = (await fileOf(id)).questions as [Question, Question]
    const about = { paperId: id, questionId: dog.id }
    const wrong = written({ ...dog, imageUrl: 'dog.svg', answers: [] })
    const { body: checked } = await ask('Check', { ...about, text: wrong })
    const lineOf = (words: string) => wrong.split('\n').findIndex((line) => line.includes(words)) + 1
    expect((checked.result as { faults: unknown[] }).faults).toEqual([
      {
        line: lineOf('"answers"'),
        column: 3,
        question: 2,
        field: 'answers',
        text: expect.stringContaining('đáp án đúng'),
      },
      {
        line: lineOf('"imageUrl"'),
        column: 3,
        question: 2,
        field: 'imageUrl',
        text: 'Đường dẫn hình ảnh không hợp lệ',
      },
    ])
    const { id: _, ...withoutId } = dog
    for (const [text, revision] of [
      [written({ ...dog, question: 'A dog can ___.' }), 1],
      [written({ ...withoutId, question: 'A dog has ___.' }), 2],
    ] as const) {
      const { body } = await ask('Save', { ...about, text, revision })
      expect(body.result).toMatchObject({ faults: [], saved: { id, revision: revision + 1 } })
    }
    expect((await stored(id)).slice(-2).map(({ question_id, version }) => [question_id, version])).toEqual([
      [cat.id, 1],
      [dog.id, 3],
    ])
    const { status, body } = await ask('Save', {
      ...about,
      text: written({ ...dog, question: 'Old ___.' }),
      revision: 2,
    })
    expect([status, body.code]).toEqual([409, 'STALE'])
  })

  test('C-257 it stays the question that it is, and is not made equal to another', async () => {
    const { id } = await savedPaper(bank, paperText([choiceOf('cat'), choiceOf('dog')], freshHead()))
    const [cat, dog] = (await fileOf(id)).questions as [Question, Question]
    const told = async (questionId: string, text: string) => {
      const { body } = await ask('Check', { paperId: id, questionId, text })
      return (body.result as { faults: { question: number; text: string }[] }).faults.map(
        ({ question, text: said }) => [question, said],
      )
    }
    expect(await told(dog.id, written(cat))).toContainEqual([2, 'Đang sửa câu khác. Hãy giữ nguyên mã của câu hỏi.'])
    expect(await told(dog.id, written({ ...cat, id: undefined }))).toEqual([[2, 'Câu này giống hệt câu 1.']])
    expect(await told(cat.id, written({ ...dog, id: undefined }))).toEqual([[1, 'Câu này giống hệt câu 2.']])
    expect(await told(dog.id, written({ ...dog, type: 'Underlined' }))).toContainEqual([
      2,
      'Mã này là của một câu kiểu OneChoice. Đổi kiểu thì bỏ mã đi để lưu thành câu mới.',
    ])
    expect(await told(dog.id, '{')).toEqual([[2, 'Thiếu dấu } đóng lại.']])
  })

  test('a question that is not of the paper, and one of no paper, are refused', async () => {
    const { id } = await savedPaper(bank, paperText([choiceOf('cat')], freshHead()))
    const text = written(choiceOf('cat'))
    expect((await ask('Check', { paperId: id, questionId: randomUUID(), text })).status).toBe(404)
    expect((await ask('Check', { questionId: randomUUID(), text })).status).toBe(400)
    expect((await ask('Check', { paperId: 999_999, questionId: randomUUID(), text })).status).toBe(404)
  })
})

test('C-257 a file of another paper, and one of a paper that somebody else keeps, are told at their line', async () => {
  const [head, other] = [freshHead(), freshHead()]
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head))
  const wrong = await sendPaper(bank, 'check', paperText([choiceOf('dog')], other), { paperId: String(id) })
  expect(wrong.row.faults).toMatchObject([
    { line: 4, field: 'code', text: 'Tập tin này là của đề khác, không phải đề đang mở.' },
  ])
  const kept = freshHead({ visibility: 'PRIVATE' })
  const foreign = await savedPaper(admin, paperText([choiceOf('cat')], kept))
  const { row } = await sendPaper(bank, 'save', paperText([choiceOf('dog')], kept), { revision: '1' })
  expect([row.faults.map(({ text }) => text), row.saved]).toEqual([
    ['Đề này do người khác tạo nên không lưu đè được.'],
    null,
  ])
  expect((await sendPaper(bank, 'check', '{}', { paperId: String(foreign.id) })).status).toBe(404)
})

test('S20 each stored version is written down, with who stored it and what it came to', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], freshHead()))
  const lines = await house.db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .where('action', '=', 'paper-saved')
    .where('subject', '=', String(id))
    .select(['users.email', 'details'])
    .execute()
  expect(lines).toEqual([
    { email: 'nganhang@phuong.test', details: { revision: 1, new: 1, changed: 0, removed: 0, head: ['visibility'] } },
  ])
})
