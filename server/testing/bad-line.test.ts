import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from './caller.ts'
import { startChaosProxy } from './chaos-proxy.ts'
import { openHouse, type TestHouse } from './house.ts'
import { addPaper, type TestQuestion } from './papers.ts'
import { queueClient } from './queue-client.ts'

let house: TestHouse
let questions: readonly TestQuestion[]
const classLevel = 4
const examinationCode = 'LINE'
const pupil = '4a1.01@phuong.test'

beforeAll(async () => {
  house = await openHouse()
  questions = (await addPaper(house.db, { classLevel, code: examinationCode })).questions
})
afterAll(() => house.close())

/** The lines of the log of one sitting, in the order in which they arrived. */
const logOf = (sittingId: string) =>
  house.db
    .selectFrom('sitting_events')
    .where('sitting_id', '=', sittingId)
    .select(['id', 'item', 'seq', 'status', 'response', 'device'])
    .orderBy('server_at')
    .orderBy('seq')
    .execute()

const start = { kind: 'olympic', classLevel, examinationCode }

describe('H040 a line that is cut at every fifth piece', () => {
  test.each([1, 2, 3, 4])('H001 H002 H005 nothing is lost and nothing stands twice (line %i)', async (seed) => {
    const { cookie } = await signedIn(house.url, pupil)
    const line = await startChaosProxy(house.url, { chance: seededChance(seed), cut: 0.2 })
    const client = queueClient(line.url, { cookie, start: { ...start, fresh: true }, device: 'phone-1' })
    const given = new Map<string, unknown>()
    for (const [at, { id, right, wrong }] of questions.entries()) {
      const response = at % 2 === 0 ? right : wrong
      given.set(id, response)
      client.record(id, response, 'submit', house.clock.now().getTime())
      // some go one by one, some together
      if (at % 3 !== 0) await client.step()
    }
    client.handIn()
    await client.drain()
    await line.stop()

    const { sittingId, handedInAt, apart, queue } = client.outbox()
    expect(line.cuts(), 'the line was cut').toBeGreaterThan(0)
    expect([queue, apart]).toEqual([[], []])
    expect(handedInAt).toBe(house.clock.now().getTime())
    const log = await logOf(sittingId)
    expect(log.map(({ status }) => status)).toEqual(log.map(() => 'stored'))
    expect(new Map(log.map(({ item, response }) => [item, response]))).toEqual(given)
    expect(log).toHaveLength(questions.length)
    const receipts = await house.db.selectFrom('sittings').where('id', '=', sittingId).select(['state']).execute()
    expect(receipts).toEqual([{ state: 'finished' }])
  })

  test('H007 H008 two devices of one pupil: each question is answered once, what came second is kept', async () => {
    const { cookie } = await signedIn(house.url, pupil)
    const lines = await Promise.all(
      [11, 12].map((seed) => startChaosProxy(house.url, { chance: seededChance(seed), cut: 0.2 })),
    )
    const [one, other] = lines.map(({ url }, at) => queueClient(url, { cookie, start, device: `phone-${at + 1}` })) as [
      ReturnType<typeof queueClient>,
      ReturnType<typeof queueClient>,
    ]
    await one.drain()
    await other.drain()
    expect(other.outbox().sittingId, 'both work in one sitting').toBe(one.outbox().sittingId)
    for (const { id, right, wrong } of questions) {
      one.record(id, right, 'submit', house.clock.now().getTime())
      other.record(id, wrong, 'submit', house.clock.now().getTime())
    }
    one.handIn()
    await Promise.all([one.drain(), other.drain()])
    other.handIn()
    await other.drain()
    await Promise.all(lines.map((line) => line.stop()))

    const log = await logOf(one.outbox().sittingId)
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length)
    expect(log).toHaveLength(2 * questions.length)
    for (const { id } of questions)
      expect(log.filter(({ item, status }) => item === id && status === 'stored').length).toBeLessThanOrEqual(1)
    expect(other.outbox().handedInAt).toBe(one.outbox().handedInAt)
    const apart = [...one.outbox().apart, ...other.outbox().apart]
    expect(apart.length, 'each device is told of what does not count').toBe(
      log.filter(({ status }) => status !== 'stored').length,
    )
  })
})
