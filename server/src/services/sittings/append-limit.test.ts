import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, type TestQuestion } from '../../../testing/papers.ts'
import { queueClient } from '../../../testing/queue-client.ts'
import { sitter } from '../../../testing/sitters.ts'

let house: TestHouse
let questions: readonly TestQuestion[]
beforeAll(async () => {
  house = await openHouse()
  questions = (await addPaper(house.db, { classLevel: 4, code: 'MANY' })).questions
})
afterAll(() => house.close())

const start = { kind: 'olympic', classLevel: 4, examinationCode: 'MANY' }
const linesOf = async (sittingId: string) =>
  (await house.db.selectFrom('sitting_events').where('sitting_id', '=', sittingId).select('id').execute()).map(
    ({ id }) => id,
  )

test('decision 0032: of the events of a sitting 1,200 are heard at once; an envelope too many is 429 whole, leaves nothing, and is heard after its seconds', async () => {
  const caller = await signedIn(house.url, '4a1.11@phuong.test')
  const client = sitter(caller, house.clock)
  const { row } = await client.start(start)
  const sittingId = row?.sittingId as string
  const [question] = questions
  const envelope = () => Array.from({ length: 100 }, () => client.submit(question?.id ?? '', question?.right))
  for (let sent = 0; sent < 12; sent++) expect((await client.append(sittingId, envelope())).status).toBe(200)
  const kept = await linesOf(sittingId)
  expect(kept).toHaveLength(1_200)
  const more = envelope()
  const refused = await caller.call('SITTING_Append', { sittingId, events: more })
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'TOO_MANY_CHANGES',
    '10',
  ])
  expect(await linesOf(sittingId)).toEqual(kept)
  // another sitting of the same pupil has its own measure
  const next = await client.start({ ...start, fresh: true })
  expect((await client.append(next.row?.sittingId as string, envelope())).status).toBe(200)
  house.clock.forward(10_000)
  expect((await client.append(sittingId, more)).status).toBe(200)
  expect((await linesOf(sittingId)).sort()).toEqual([...kept, ...more.map(({ id }) => id)].sort())
})

test('decision 0032: nobody uses up the measure of somebody else’s sitting', async () => {
  const [owner, stranger] = await Promise.all(
    ['4a1.12', '4a1.13'].map(async (name) => sitter(await signedIn(house.url, `${name}@phuong.test`), house.clock)),
  )
  const sittingId = (await owner?.start(start))?.row?.sittingId as string
  const [question] = questions
  const envelope = Array.from({ length: 100 }, () => stranger?.submit(question?.id ?? '', question?.right))
  for (let sent = 0; sent < 13; sent++)
    expect((await stranger?.append(sittingId, envelope))?.status).toBe(sent < 12 ? 404 : 429)
  const own = owner?.submit(question?.id ?? '', question?.right)
  expect((await owner?.append(sittingId, [own]))?.row?.acks).toMatchObject([{ status: 'stored' }])
})

test('decision 0032 R4 what is refused stays in the queue of the device, and all of it arrives once', async () => {
  const { cookie } = await signedIn(house.url, '4a1.14@phuong.test')
  const client = queueClient(house.url, { cookie, start, device: 'phone-1' })
  await client.step()
  const [question] = questions
  for (let made = 0; made < 1_250; made++)
    client.record(question?.id ?? '', question?.right, 'submit', house.clock.now().getTime())
  const recorded = client.outbox().queue.map(({ event }) => event.id)
  for (let goesOn: boolean | null = true; goesOn; ) goesOn = await client.step()
  const { sittingId, queue, failures } = client.outbox()
  expect([queue.length, failures]).toEqual([50, 1])
  expect((await linesOf(sittingId)).length).toBe(1_200)
  house.clock.forward(5_000)
  await client.drain()
  expect((await linesOf(sittingId)).sort()).toEqual(recorded.toSorted())
})
