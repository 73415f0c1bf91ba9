import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'

const minute = 60_000
let house: TestHouse
let pupil: Caller
let questions: readonly TestQuestion[]
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.07@phuong.test')
  questions = (await addPaper(house.db, { classLevel: 4, code: '3' })).questions
  await addPaper(house.db, { classLevel: 4, code: '5' })
  await addPaper(house.db, { classLevel: 3, code: '3' })
})
afterAll(() => house.close())

const progress = async (classLevel: number, caller = pupil) =>
  (await caller.call('OLYMPIC_Progress_Get', { classLevel })).body.results as Record<string, unknown>[]

test('C-244 C-323 says of each paper of the class what is under way and what was handed in last, of nobody else and of no other class', async () => {
  const { start, append, finish, submit } = sitter(pupil, house.clock)
  const sit = async (classLevel: number, examinationCode: string, right: number, done: boolean) => {
    const { row } = await start({ kind: 'olympic', classLevel, examinationCode, fresh: true })
    const asked = questions.slice(0, right)
    if (classLevel === 4 && examinationCode === '3')
      await append(
        row?.sittingId,
        asked.map(({ id, right: response }) => submit(id, response)),
      )
    house.clock.forward(minute)
    if (done) await finish(row?.sittingId)
    return row?.sittingId as string
  }
  await sit(4, '3', 1, true)
  const second = await sit(4, '3', 2, true)
  const finishedAt = house.clock.now().getTime()
  await sit(4, '3', 3, false)
  const begunAt = house.clock.now().getTime() - minute
  await sit(4, '5', 0, false)
  await sit(3, '3', 0, true)
  expect(await progress(4)).toEqual([
    {
      code: '3',
      open: { startedAt: begunAt, answered: 3 },
      done: { sittingId: second, finishedAt, correct: 2, total: expect.any(Number) },
    },
    { code: '5', open: { startedAt: house.clock.now().getTime() - 2 * minute, answered: 0 }, done: null },
  ])
  expect((await progress(3)).map(({ code, open }) => [code, open])).toEqual([['3', null]])
  expect(await progress(2)).toEqual([])
  expect(await progress(4, await signedIn(house.url, '4a1.08@phuong.test'))).toEqual([])
})

test('C-323 D23 what was left says nothing', async () => {
  const other = await signedIn(house.url, '4a1.09@phuong.test')
  const { start } = sitter(other, house.clock)
  await start({ kind: 'olympic', classLevel: 4, examinationCode: '3', fresh: true })
  const { row } = await start({ kind: 'olympic', classLevel: 4, examinationCode: '3', fresh: true })
  await house.db.updateTable('sittings').set({ state: 'closed' }).where('id', '=', row?.sittingId).execute()
  expect(await progress(4, other)).toEqual([])
})
