import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolSize } from '../src/db/database.ts'
import { signedIn } from './caller.ts'
import { openHouse, type TestHouse } from './house.ts'
import { addPaper, type TestQuestion } from './papers.ts'
import { sitter } from './sitters.ts'

let house: TestHouse
let questions: readonly TestQuestion[]
beforeAll(async () => {
  house = await openHouse()
  questions = (await addPaper(house.db, { classLevel: 4, code: 'BUSY' })).questions
})
afterAll(() => house.close())

test('H059 while slow work holds every connection of the others, a pupil starts, answers and hands in', async () => {
  const pupil = await signedIn(house.url, '4a1.21@phuong.test')
  const held = await Promise.all(Array.from({ length: poolSize }, () => house.pool.connect()))
  let listed = false
  const list = pupil.call('Classes_GetJoinedClasses_ByStudentId').then((answer) => {
    listed = true
    return answer
  })
  const client = sitter(pupil, house.clock)
  const { row } = await client.start({ kind: 'olympic', classLevel: 4, examinationCode: 'BUSY' })
  for (const { id, right } of questions) {
    const { row: answer } = await client.append(row?.sittingId, [client.submit(id, right)])
    expect(answer?.acks).toMatchObject([{ status: 'stored', verdict: { correct: true } }])
  }
  expect((await client.finish(row?.sittingId)).row).toMatchObject({ count: questions.length })
  expect(listed, 'the list waits meanwhile').toBe(false)
  for (const client of held) client.release()
  expect((await list).status).toBe(200)
})
