import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperText, savedPaper } from '../../../testing/paper-files.ts'
import { addPaper } from '../../../testing/papers.ts'

const minute = 60_000
let house: TestHouse
let bank: Caller
let admin: Caller
const save = async (caller: Caller, code: string, visibility: 'PUBLIC' | 'PRIVATE') => {
  house.clock.forward(minute)
  const head = { kind: 'olympic' as const, classLevel: 5, code, visibility }
  return savedPaper(caller, paperText([choiceOf('cat'), choiceOf('dog')], head))
}
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
  for (const code of ['10', '9']) await addPaper(house.db, { classLevel: 2, code })
  const { id: examId } = await house.db
    .insertInto('examinations')
    .values({ title: 'Unit 1', created_at: house.clock.now(), updated_at: house.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addPaper(house.db, { examId })
  await save(bank, '901', 'PUBLIC')
  await save(bank, '902', 'PRIVATE')
  await save(admin, '903', 'PRIVATE')
})
afterAll(() => house.close())

type Overview = {
  counts: { kind: string; visibility: string; count: number }[]
  ownDrafts: number
  newest: { code: string; savedBy: string; savedAt: string }[]
}
const overview = async (caller: Caller) =>
  (await caller.call('TESTBANK_Papers_Overview')).body.results as unknown as [Overview]

test('C-257 D56 the bank is counted by kind and visibility, without what the caller does not see', async () => {
  const [{ counts, ownDrafts }] = await overview(bank)
  expect(counts).toEqual([
    { kind: 'olympic', visibility: 'PUBLIC', count: 3 },
    { kind: 'olympic', visibility: 'PRIVATE', count: 1 },
    { kind: 'unit', visibility: 'PUBLIC', count: 1 },
  ])
  expect(ownDrafts).toBe(1)
  const [all] = await overview(admin)
  expect(all.counts.map(({ count }) => count)).toEqual([3, 2, 1])
  expect(all.ownDrafts).toBe(1)
})

test('C-257 the papers that somebody saved last come with who and when, the newest first, without what the product brought', async () => {
  const [{ newest }] = await overview(bank)
  expect(newest.map(({ code, savedBy, savedAt }) => [code, savedBy, savedAt])).toEqual([
    ['902', expect.any(String), '2026-11-20 07:32:00'],
    ['901', expect.any(String), '2026-11-20 07:31:00'],
  ])
  const [all] = await overview(admin)
  expect(all.newest.map(({ code }) => code)).toEqual(['903', '902', '901'])
})
