import { randomUUID } from 'node:crypto'
import { effective } from '@phuong/exercises/session'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { oneByOne } from '../../db/pipeline.ts'
import { insertLines, type Line, readAnswers, readManyAnswers } from './lines.ts'

let house: TestHouse
let userId: string
beforeAll(async () => {
  house = await openHouse()
  userId = (await house.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => house.close())

const newSitting = async (): Promise<string> => {
  const id = randomUUID()
  await house.db
    .insertInto('sittings')
    .values({ id, kind: 'plain', user_id: userId, attempt: 1, started_at: schoolDay, state: 'left' })
    .execute()
  return id
}

const line = fc.record({
  id: fc.uuid(),
  item: fc.constantFrom('q1', 'q2', 'Q1', 'ă'),
  seq: fc.integer({ min: 0, max: 3 }),
  kind: fc.constant('draft' as const),
  response: fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('\\u0000')),
  clientAt: fc.constant(schoolDay.getTime()),
  device: fc.constantFrom('a', 'B', 'b', '-', 'a-1'),
  status: fc.constantFrom('stored' as const, 'stored' as const, 'late' as const),
  lateSync: fc.boolean(),
  verdict: fc.constant(null),
  serverAt: fc.constant(schoolDay.getTime()),
})

test('D21 R9 what the database says counts is what the rules say, whatever the log holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 25 }), async (lines) => {
      const sittingId = await newSitting()
      await insertLines(
        oneByOne(house.db),
        lines.map((line) => ({ sittingId, line: line as Line })),
      )
      const counted = [...effective('plain', lines as Line[]).values()].map(({ id }) => id).sort()
      const { answers, maxSeq } = await readAnswers(house.db, sittingId)
      expect(answers.map(({ id }) => id).sort()).toEqual(counted)
      expect(maxSeq).toBe(Math.max(0, ...lines.map(({ seq }) => seq)))
      const many = await readManyAnswers(house.db, [sittingId, randomUUID()])
      expect(many.get(sittingId)).toEqual(answers)
      expect([...many.values()][1]).toEqual([])
    }),
    { numRuns: 60, seed: 20_261_120 },
  )
})

test('R9 H021 every JSON value comes out of the log as it went in; a line is never changed or removed', async () => {
  const sittingId = await newSitting()
  const responses: Line['response'][] = [
    null,
    false,
    0,
    -0.5,
    1e300,
    '',
    'Ơ',
    [],
    {},
    { a: [{ b: null }] },
    'a'.repeat(2_000),
  ]
  const lines = responses.map(
    (response, at): Line => ({
      id: randomUUID(),
      item: `q${at}`,
      seq: at,
      kind: 'draft',
      response,
      clientAt: at,
      device: 'tablet',
      status: 'stored',
      lateSync: false,
      verdict: null,
      serverAt: schoolDay.getTime(),
    }),
  )
  await insertLines(
    oneByOne(house.db),
    lines.map((line) => ({ sittingId, line })),
  )
  const { answers } = await readAnswers(house.db, sittingId)
  expect(answers.toSorted((one, other) => one.seq - other.seq)).toEqual(lines)
  const own = house.db.updateTable('sitting_events').set({ item: 'q0' }).where('sitting_id', '=', sittingId)
  await expect(own.execute()).rejects.toThrow('only ever added')
  await expect(house.db.deleteFrom('sitting_events').where('sitting_id', '=', sittingId).execute()).rejects.toThrow(
    'only ever added',
  )
})
