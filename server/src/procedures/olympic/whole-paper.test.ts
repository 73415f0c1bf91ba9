import { bankPapers } from '@phuong/content/papers'
import { paperItem, questionRules, typeOf } from '@phuong/exercises/rules'
import { feedbackOf, type Verdict } from '@phuong/exercises/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { queueClient } from '../../../testing/queue-client.ts'

const bank = await bankPapers()

let house: TestHouse
let pupil: Caller
beforeAll(async () => {
  house = await openHouse({}, { database: await freshDatabase({ holds: 'bank' }) })
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())

type Row = Record<string, unknown> & { id: string; type: string }

/** Every text in a value: the ids and words that a pupil could have picked. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Values of the same shape that differ from this one in one place, the order of a list among them. */
function* changes(value: unknown, words: readonly string[]): Generator<unknown> {
  if (typeof value === 'boolean') yield !value
  else if (typeof value === 'number') yield* [value + 1, value - 1]
  else if (typeof value === 'string') yield* [`${value}x`, ...words]
  else if (Array.isArray(value)) {
    yield value.toReversed()
    for (const [at, one] of value.entries()) for (const other of changes(one, words)) yield value.with(at, other)
    yield value.slice(1)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      for (const other of changes(one, words)) yield { ...value, [key]: other }
}

/** A question as the browser reads and marks it, with a right and a wrong response that a pupil could give. */
const played = (row: Row) => {
  const rules = questionRules.find(({ code }) => code === typeOf(row.type))
  const read = rules?.schema.question.safeParse(row)
  const item = paperItem(row.type, row)
  if (!rules || !read?.success || !item) throw new Error(`${row.type} ${row.id} is no question`)
  const verdictOn = (response: unknown): Verdict => rules.grade(read.data, response)
  const right = rules.correctResponse(read.data)
  const words = textsIn(item.shown)
  for (const wrong of changes(right, words))
    if (item.fits(wrong) && !verdictOn(wrong).correct) return { ...row, right, wrong, verdictOn }
  throw new Error(`${row.type} ${row.id} has no wrong response`)
}

/** The paper of a class with the most types of question. */
const mixedPaper = (classLevel: number) => {
  const kinds = (paper: { questions: readonly { stored: { type: string } }[] }) =>
    new Set(paper.questions.map(({ stored }) => stored.type)).size
  const papers = bank.olympic.filter((paper) => paper.classLevel === classLevel)
  const [max] = papers.toSorted((one, other) => kinds(other) - kinds(one))
  if (max === undefined) throw new Error(`class ${classLevel} has no paper`)
  return { ...max, kinds: kinds(max) }
}

test.each([1, 2, 3, 4, 5])(
  'C-266 C-281 C-302 C-310 D20 D21 a whole paper of class %i: the verdicts that the server stores are those that the browser gave',
  async (classLevel) => {
    const { questions, kinds, code: examinationCode } = mixedPaper(classLevel)
    expect(kinds).toBeGreaterThan(4)
    const { body } = await pupil.call('OLYMPIC_DETHI_Get', { classLevel, examinationCode })
    const rows = (body.results as Row[]).map(played)
    expect(rows.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))

    const client = queueClient(house.url, {
      cookie: pupil.cookie,
      start: { kind: 'olympic', classLevel, examinationCode },
      device: 'phone-1',
    })
    const given = new Map<string, Verdict>()
    for (const [at, { id, right, wrong, verdictOn }] of rows.entries()) {
      const response = at % 2 === 0 ? right : wrong
      client.record(id, response, 'submit', house.clock.now().getTime())
      given.set(id, verdictOn(response))
      // every third answer leaves alone, the others together with what waits
      if (at % 3 === 0) await client.step()
    }
    const rightOnes = Math.ceil(rows.length / 2)
    const sounds = [...given.values()].flatMap(({ correct }) =>
      feedbackOf(correct).flatMap((each) => (each.effect === 'sound' ? [each.sound] : [])),
    )
    expect(sounds.filter((sound) => sound === 'success')).toHaveLength(rightOnes)
    expect(sounds).toHaveLength(rows.length)

    // another answer to a question that has one changes nothing
    const [first] = rows
    await client.drain()
    client.record(first?.id ?? '', first?.wrong, 'submit', house.clock.now().getTime())
    client.handIn()
    await client.drain()
    const { sittingId, apart } = client.outbox()
    expect(apart.map(({ event, status }) => [event.item, status])).toEqual([[first?.id, 'locked']])

    const stored = await house.db
      .selectFrom('sitting_events')
      .where('sitting_id', '=', sittingId)
      .where('status', '=', 'stored')
      .select(['item', 'verdict'])
      .orderBy('seq')
      .execute()
    expect(stored.map(({ item, verdict }) => [item, verdict])).toEqual([...given])
    const told = (await pupil.call('SITTING_Get', { sittingId }, 'query/first')).body.result as {
      answers: { item: string; verdict: Verdict }[]
      receipt: { count: number }
    }
    expect(new Map(told.answers.map(({ item, verdict }) => [item, verdict]))).toEqual(given)
    expect(told.receipt.count).toBe(rows.length)
    const history = (await pupil.call('SITTING_History', {})).body.results as Record<string, unknown>[]
    expect(history.find((row) => row.sittingId === sittingId)).toMatchObject({
      correct: rightOnes,
      total: rows.length,
    })
  },
)
