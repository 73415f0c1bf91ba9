import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { classNamed } from '../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addPaper, giveUnit, revisePaper, someQuestions, type TestQuestion } from '../../testing/papers.ts'
import { sitter } from '../../testing/sitters.ts'
import { get, sendForm } from '../../testing/uploads.ts'
import { sweepFiles } from '../services/files/sweep.ts'

let house: TestHouse
let unit: { assignmentId: string; examId: number }
const speaking: TestQuestion = {
  id: randomUUID(),
  type: 'SPEAKING',
  content: { title: 'Nói về em.', question: 'What is your name?', explainText: { text: 'My name is Lan.' } },
  right: null,
  wrong: null,
}
const [choice] = someQuestions().filter(({ type }) => type === 'OneChoice') as [TestQuestion]
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  unit = await giveUnit(house.db, { classId: schoolClass.id, createdBy: schoolClass.ownerId })
  const { id } = await house.db
    .selectFrom('papers')
    .where('exam_id', '=', unit.examId)
    .select('id')
    .executeTakeFirstOrThrow()
  await revisePaper(house.db, id, 2, [speaking, choice])
  await addPaper(house.db, { classLevel: 5, code: 'said' }, [speaking, choice])
})
afterAll(() => house.close())

const as = async (email: string) => sitter(await signedIn(house.url, email), house.clock)
type Sitter = Awaited<ReturnType<typeof as>>

/** A file as browsers record it: enough of its beginning to tell what it is. */
const webm = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.from('what was said'),
])
const mp4 = Buffer.concat([
  Buffer.from('0000001c', 'hex'),
  Buffer.from('ftypiso5'),
  Buffer.from('00000200', 'hex'),
  Buffer.from('iso5iso6mp41'),
  Buffer.from('00000008', 'hex'),
  Buffer.from('moov'),
])
const ogg = Buffer.concat([
  Buffer.from('OggS'),
  Buffer.from('00020000000000000000deadbeef00000000000000000113', 'hex'),
  Buffer.from('OpusHead'),
  Buffer.from('0101000080bb0000000000', 'hex'),
])

const pathOf = (sittingId: string, id: string) => `sittings/${sittingId}/recordings/${id}`
const upload = (caller: Caller, sittingId: string, id: string, bytes: Buffer = webm) =>
  sendForm(caller, pathOf(sittingId, id), {}, [{ name: 'recording', bytes, type: 'audio/webm' }])
const heard = (caller: Caller, sittingId: string, id: string) => get(caller, `/api/v1.0/${pathOf(sittingId, id)}`)
const said = (recording: string) => ({ recording, seconds: 3 })

let pupil: Sitter
let sittingId: string
beforeEach(async () => {
  pupil = await as('4a1.05@phuong.test')
  const { row } = await pupil.start({
    kind: 'unit',
    assignmentId: unit.assignmentId,
    examId: unit.examId,
    fresh: true,
  })
  sittingId = row?.sittingId
})

describe('D51 the door of recordings', () => {
  test('takes what browsers record, by its content, and gives it back as the sound that it is', async () => {
    for (const [bytes, mediaType] of [
      [webm, 'audio/webm'],
      [mp4, 'audio/mp4'],
      [ogg, 'audio/ogg'],
    ] as const) {
      const id = randomUUID()
      expect(await upload(pupil.caller, sittingId, id, bytes)).toMatchObject({ status: 200, body: { id } })
      const answer = await heard(pupil.caller, sittingId, id)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mediaType])
      expect(answer.bytes).toEqual(bytes)
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })

  test('refuses what is no recording, an empty one, one that is too large and none', async () => {
    const status = async (bytes: Buffer) => (await upload(pupil.caller, sittingId, randomUUID(), bytes)).status
    expect(await status(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe(415)
    expect(await status(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBe(415)
    expect(await status(Buffer.alloc(0))).toBe(400)
    expect(await status(Buffer.concat([webm, Buffer.alloc(2 * 1_048_576)]))).toBe(413)
    expect((await sendForm(pupil.caller, pathOf(sittingId, randomUUID()), {}, [])).status).toBe(400)
    expect(await house.db.selectFrom('recordings').where('sitting_id', '=', sittingId).select('id').execute()).toEqual(
      [],
    )
  })

  test('the same recording twice, or at one time, is one; other bytes under its id are refused', async () => {
    const id = randomUUID()
    const both = await Promise.all([upload(pupil.caller, sittingId, id), upload(pupil.caller, sittingId, id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await upload(pupil.caller, sittingId, id)).status).toBe(200)
    expect(await upload(pupil.caller, sittingId, id, ogg)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    expect((await heard(pupil.caller, sittingId, id)).bytes).toEqual(webm)
    // objects and rows are the same ones
    let last = 0
    for await (const { changedAt } of house.files.storage.list('')) last = Math.max(last, changedAt?.getTime() ?? 0)
    const log = { error: () => {}, info: () => {} }
    expect(await sweepFiles(house.db, house.files, new Date(last + 25 * 3_600_000), log)).toEqual({
      removed: [],
      missing: [],
    })
    expect((await heard(pupil.caller, sittingId, id)).status).toBe(200)
  })

  test('only the pupil whose sitting it is adds to it, in a page of ours, under ids alone', async () => {
    const other = await as('4a1.06@phuong.test')
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const id = randomUUID()
    for (const caller of [other.caller, teacher]) expect((await upload(caller, sittingId, id)).status).toBe(404)
    expect((await upload(new Caller(house.url), sittingId, id)).status).toBe(401)
    expect((await upload(pupil.caller, randomUUID(), id)).status).toBe(404)
    expect((await upload(pupil.caller, sittingId, '..%2f..%2fsecret')).status).toBe(404)
    const foreign = await sendForm(pupil.caller, pathOf(sittingId, id), {}, [{ name: 'recording', bytes: webm }], {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } })
    expect((await heard(pupil.caller, sittingId, id)).status).toBe(404)
  })

  test('is heard by the pupil and by those who see the work, and by nobody else', async () => {
    const id = randomUUID()
    await upload(pupil.caller, sittingId, id)
    const statusFor = async (caller: Caller) => (await heard(caller, sittingId, id)).status
    expect(await statusFor(pupil.caller)).toBe(200)
    expect(await statusFor(await signedIn(house.url, 'co.lan@phuong.test'))).toBe(200)
    expect(await statusFor((await as('4a1.06@phuong.test')).caller)).toBe(404)
    expect(await statusFor(await signedIn(house.url, 'gv.moi@phuong.test'))).toBe(404)
    expect(await statusFor(new Caller(house.url))).toBe(401)
    // nor under a sitting of one's own
    const other = await as('4a1.06@phuong.test')
    const { row } = await other.start({ kind: 'olympic', classLevel: 5, examinationCode: 'said' })
    expect((await heard(other.caller, row?.sittingId, id)).status).toBe(404)
  })

  test('takes what arrives within a day after the end, as its answers do, and nothing later but what is there', async () => {
    const [early, late] = [randomUUID(), randomUUID()]
    await pupil.finish(sittingId)
    expect((await upload(pupil.caller, sittingId, early)).status).toBe(200)
    const before = house.clock.now()
    house.clock.forward(24 * 3_600_000 + 1_000)
    try {
      const later = await as('4a1.05@phuong.test')
      expect(await upload(later.caller, sittingId, late)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      expect((await upload(later.caller, sittingId, early)).status).toBe(200)
    } finally {
      house.clock.set(before)
    }
  })
})

test('D51 protocol 6 an answer counts when its recording has arrived, in this sitting, and not before', async () => {
  const id = randomUUID()
  const other = await as('4a1.06@phuong.test')
  const begun = await other.start({ kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId, fresh: true })
  await upload(other.caller, begun.row?.sittingId, id)

  const refused = await pupil.append(sittingId, [pupil.submit(speaking.id, said(id))])
  expect(refused.row?.acks).toMatchObject([{ status: 'refused', code: 'BAD_RESPONSE' }])
  await upload(pupil.caller, sittingId, id)
  const stored = await pupil.append(sittingId, [pupil.submit(speaking.id, said(id))])
  expect(stored.row?.acks).toMatchObject([
    { status: 'stored', verdict: { correct: false, right: 0, total: 0, parts: {} } },
  ])
  // there is no right answer that could be told
  expect(stored.row?.acks[0].right).toBeUndefined()
})

test('D56 C-272 B-270 it is answered and stands beside the score: the other question alone is counted', async () => {
  const id = randomUUID()
  await upload(pupil.caller, sittingId, id)
  await pupil.append(sittingId, [pupil.submit(speaking.id, said(id)), pupil.submit(choice.id, choice.right)])
  const { row } = await pupil.finish(sittingId)
  expect(row).toMatchObject({ count: 2, Score: 10 })
  const { rows } = await pupil.history({ kind: 'unit', PageNum: 1, PageSize: 1 })
  expect(rows[0]).toMatchObject({ sittingId, correct: 1, total: 1 })
  const record = await house.db
    .selectFrom('assignments_answers')
    .where('sitting_id', '=', sittingId)
    .select(['total_question', 'total_answer', 'passed_question'])
    .executeTakeFirstOrThrow()
  expect(record).toEqual({ total_question: 1, total_answer: 1, passed_question: 1 })
})

test('D56 a practice paper with it is scored by its other questions, answered or not', async () => {
  const { row } = await pupil.start({ kind: 'olympic', classLevel: 5, examinationCode: 'said', fresh: true })
  await pupil.append(row?.sittingId, [pupil.submit(choice.id, choice.right)])
  await pupil.finish(row?.sittingId)
  const { rows } = await pupil.history({ kind: 'olympic', PageNum: 1, PageSize: 1 })
  expect(rows[0]).toMatchObject({ correct: 1, total: 1 })
})
