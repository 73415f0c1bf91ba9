import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { logStatements } from '../../../testing/statement-log.ts'

let house: TestHouse
let questions: readonly TestQuestion[]
beforeAll(async () => {
  house = await openHouse()
  questions = (await addPaper(house.db, { classLevel: 4, code: 'CLASS' })).questions
})
afterAll(() => house.close())

const pupils = ['4a1.11', '4a1.12', '4a1.13', '4a1.14', '4a1.15', '4a1.16']
const start = { kind: 'olympic', classLevel: 4, examinationCode: 'CLASS' }

test('P6 R2 H022 what a class answers at the same moment shares transactions, and each pupil gets the own acks', async () => {
  const clients = await Promise.all(
    pupils.map(async (name) => {
      const client = sitter(await signedIn(house.url, `${name}@phuong.test`), house.clock, name.replace('.', '-'))
      const { row } = await client.start(start)
      return { client, sittingId: row?.sittingId as string }
    }),
  )
  const log = logStatements(house.pools)
  const sent = clients.flatMap(({ client, sittingId }, at) =>
    questions.map(({ id, right, wrong }, index) => {
      const isRight = (index + at) % 2 === 0
      return { sittingId, isRight, answer: client.append(sittingId, [client.submit(id, isRight ? right : wrong)]) }
    }),
  )
  // two that belong to nobody here come among them
  const [first, second] = clients
  const strange = [
    first?.client.append(second?.sittingId ?? '', [first.client.submit(questions[0]?.id ?? '', questions[0]?.right)]),
    first?.client.append(randomUUID(), []),
  ]
  for (const { isRight, answer } of sent) {
    const { status, row } = await answer
    expect(status).toBe(200)
    expect(row?.acks).toMatchObject([{ status: 'stored', verdict: { correct: isRight } }])
  }
  for (const answer of strange) expect((await answer)?.status).toBe(404)
  const commits = log.filter(({ text }) => /^commit/i.test(text)).length
  expect(commits).toBeGreaterThan(0)
  expect(commits, 'fewer commits than answers').toBeLessThan(sent.length)
  for (const { sittingId } of clients) {
    const lines = await house.db
      .selectFrom('sitting_events')
      .where('sitting_id', '=', sittingId)
      .select(['item', 'status'])
      .execute()
    expect(lines.map(({ item }) => item).sort()).toEqual(questions.map(({ id }) => id).sort())
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(['stored']))
  }
})
