import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperFile, paperText, savedPaper, sendPaper } from '../../../testing/paper-files.ts'

let house: TestHouse
let bank: Caller
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

type Question = { id: string; [field: string]: unknown }
type File = { questions: Question[]; [field: string]: unknown }
const head = (code: string) => ({ kind: 'olympic', classLevel: 3, code, visibility: 'PUBLIC' })
const fileOf = async (id: number) => JSON.parse((await paperFile(bank, id)).row.text) as File
const written = (file: unknown) => JSON.stringify(file, null, 2)

/** The calls of people who press at one moment: all of them wait for what is held before the first may go on. */
const together = async <Answer>(
  held: RawBuilder<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const holder = await house.db.startTransaction().execute()
  try {
    await held.execute(holder)
    const sent = calls.map((call) => call())
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(house.db)
      return rows[0]?.n
    }
    await expect.poll(waiting, { timeout: 20_000 }).toBe(calls.length)
    await holder.rollback().execute()
    return await Promise.all(sent)
  } finally {
    if (!holder.isCommitted && !holder.isRolledBack) await holder.rollback().execute()
  }
}
const paperRow = (id: number) => sql`select id from papers where id = ${id} for no key update`
const questionRow = (id: string | undefined) => sql`select id from questions where id = ${id}::uuid for no key update`

type Outcome = readonly (number | string | undefined)[]
/** What a save came to: the revision, or why not and who was first; the stored one first. */
const outcomes = (answers: readonly Awaited<ReturnType<typeof sendPaper>>[]): Outcome[] =>
  answers
    .map(({ status, code, fields, row }) =>
      status === 200 ? [status, row.saved?.revision] : [status, code as string, fields?.by],
    )
    .toSorted(([one], [other]) => Number(one) - Number(other))
const stale = [409, 'STALE', 'Đỗ Thanh Vân']

const versionsOf = async (paperId: number, revision: number) =>
  house.db
    .selectFrom('paper_items')
    .where('paper_id', '=', paperId)
    .where('revision', '=', revision)
    .orderBy('position')
    .select(['question_id as id', 'version'])
    .execute()

test('C-257 three files over one version at one moment: one is stored, the others are told who was first', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head('A1')))
  const file = await fileOf(id)
  const next = (word: string) => written({ ...file, questions: [...file.questions, choiceOf(word)] })
  const answers = await together(
    paperRow(id),
    ['dog', 'hen', 'cow'].map((word) => () => sendPaper(bank, 'save', next(word), { revision: '1' })),
  )
  expect(outcomes(answers)).toEqual([[200, 2], stale, stale])
})

test('C-257 the same of the paper that is open: nobody is told that there is no such paper', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head('A2')))
  const file = await fileOf(id)
  const next = (word: string) => written({ ...file, questions: [...file.questions, choiceOf(word)] })
  const answers = await together(
    paperRow(id),
    ['dog', 'hen'].map((word) => () => sendPaper(bank, 'save', next(word), { revision: '1', paperId: String(id) })),
  )
  expect(outcomes(answers)).toEqual([[200, 2], stale])
})

test('C-257 a paper that two make at one moment is made once; the second is told who was first', async () => {
  const answers = await together(
    sql`insert into papers (kind, class_level, code, revision, created_at, updated_at)
      values ('olympic', 3, 'A3', 1, ${house.clock.now()}, ${house.clock.now()})`,
    ['dog', 'hen'].map(
      (word) => () => sendPaper(bank, 'save', paperText([choiceOf(word)], head('A3')), { revision: '0' }),
    ),
  )
  expect(outcomes(answers)).toEqual([[200, 1], stale])
})

test('C-257 two papers that share a question change it at one moment: it gets two versions, and stays one question in both', async () => {
  const { id: one } = await savedPaper(bank, paperText([choiceOf('cat')], head('A4')))
  const [cat] = (await fileOf(one)).questions
  const { id: other } = await savedPaper(bank, paperText([cat, choiceOf('dog')], head('A5')))
  const change = (paperId: number, question: string) => () =>
    sendPaper(bank, 'save', written({ ...cat, question }), {
      revision: '1',
      paperId: String(paperId),
      questionId: cat?.id ?? '',
    })
  const answers = await together(questionRow(cat?.id), [change(one, 'A cat ___.'), change(other, 'The cat ___.')])
  expect(outcomes(answers)).toEqual([
    [200, 2],
    [200, 2],
  ])
  const [inOne, inOther] = [await versionsOf(one, 2), await versionsOf(other, 2)]
  expect([inOne[0]?.id, inOther[0]?.id]).toEqual([cat?.id, cat?.id])
  expect([inOne[0]?.version, inOther[0]?.version].toSorted()).toEqual([2, 3])
})

test('C-257 a question that another paper changes at the moment when a new paper takes it up stays that question', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head('A6')))
  const [cat] = (await fileOf(id)).questions
  const answers = await together(questionRow(cat?.id), [
    () =>
      sendPaper(bank, 'save', written({ ...cat, question: 'A cat ___.' }), {
        revision: '1',
        paperId: String(id),
        questionId: cat?.id ?? '',
      }),
    () => sendPaper(bank, 'save', paperText([{ ...cat, question: 'My cat ___.' }], head('A7')), { revision: '0' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const made = answers[1]?.row.saved?.id ?? 0
  expect((await versionsOf(made, 1)).map((item) => item.id)).toEqual([cat?.id])
})

test('D56 who sees a paper is changed at the moment of a save: both are stored', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head('A8')))
  const file = await fileOf(id)
  const next = written({
    ...file,
    visibility: undefined,
    tags: undefined,
    questions: [...file.questions, choiceOf('dog')],
  })
  const answers = await together<number>(paperRow(id), [
    async () => (await sendPaper(bank, 'save', next, { revision: '1' })).status,
    async () => (await admin.call('TESTBANK_Papers_Update', { id, visibility: 'PRIVATE' }, 'execute')).status,
    async () => (await bank.call('TESTBANK_Papers_Update', { id, tags: ['nghe'] }, 'execute')).status,
  ])
  expect(answers).toEqual([200, 200, 200])
  expect((await paperFile(bank, id)).row).toMatchObject({ revision: 2, visibility: 'PRIVATE', tags: ['nghe'] })
})
