import { cardFaults } from '@phuong/domain/links/texts'
import { afterAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

type Row = Record<string, unknown>

const house: TestHouse = await openHouse()
const administrator: Caller = await signedIn(house.url, 'admin@phuong.test')
const teacher: Caller = await signedIn(house.url, 'co.lan@phuong.test')
const pupil: Caller = await signedIn(house.url, '4a1.01@phuong.test')
afterAll(() => house.close())

const list = async (as: Caller, place?: string) =>
  (await as.call('LINKS_Cards_List', place === undefined ? {} : { place })).body.results as Row[]
const card = { cardId: null, place: 'slides', title: 'Bài giảng điện tử', picture: 'gate' }
const save = (values: object) => administrator.call('LINKS_Card_Save', { ...card, ...values }, 'execute')

test('B-065 B-066 B-067 B-068 D58 each page begins with two places of the product, none of them coming soon', async () => {
  for (const [as, place] of [
    [pupil, 'education-game'],
    [pupil, 'study-with-teacher'],
    [teacher, 'slides'],
  ] as const) {
    const rows = await list(as, place)
    expect(rows).toHaveLength(2)
    for (const { address } of rows) expect(address).toMatch(/^\/(?:olympicsgk|lms)\//)
  }
  const addresses = (await list(administrator)).map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/olympicsgk/mock-contest', '/olympicsgk/type43', '/olympicsgk/type42']),
  )
})

test('B-067 the slides are for teachers, and the list of all pages for administrators', async () => {
  expect((await pupil.call('LINKS_Cards_List', { place: 'slides' })).status).toBe(403)
  for (const as of [pupil, teacher]) expect((await as.call('LINKS_Cards_List')).status).toBe(403)
  expect(await list(administrator, 'slides')).toHaveLength(2)
})

test('B-068 S20 an administrator adds a card without an address, gives it one, and takes it away; the log says so', async () => {
  const { id } = (await save({})).body.result as { id: number }
  expect(await list(teacher, 'slides')).toContainEqual({ id, ...card, cardId: undefined, text: '', address: '' })
  await save({ cardId: id, address: 'https://sen.vn/bai-giang' })
  expect((await list(teacher, 'slides')).at(-1)).toMatchObject({ id, address: 'https://sen.vn/bai-giang' })
  expect((await administrator.call('LINKS_Card_Delete', { cardId: id }, 'execute')).body.rowsAffected).toBe(1)
  expect((await administrator.call('LINKS_Card_Delete', { cardId: id }, 'execute')).body.code).toBe('NO_ROWS')
  expect((await save({ cardId: id })).status).toBe(404)
  const entries = await house.db
    .selectFrom('audit_log')
    .where('subject', '=', String(id))
    .where('action', 'in', ['link-card-kept', 'link-card-deleted'])
    .select('action')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['link-card-kept', 'link-card-kept', 'link-card-deleted'])
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', '//evil.vn', '/\\evil.vn', 'data:text/html,x'])(
  'B-068 %j is refused at its field',
  async (address) => {
    const { status, body } = await save({ address })
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_PARAMETERS', { address: cardFaults.address }])
  },
)

test('B-068 a card has a name, and a page at most 60', async () => {
  expect((await save({ title: ' ' })).body.fields).toEqual({ title: cardFaults.title })
  const rows = Array.from({ length: 58 }, (_, at) => ({
    place: 'education-game' as const,
    title: `Trò ${at}`,
    picture: 'tree' as const,
    position: 9,
    changed_at: house.clock.now(),
  }))
  await house.db.insertInto('link_cards').values(rows).execute()
  expect((await save({ place: 'education-game' })).body.fields).toEqual({ place: cardFaults.tooMany })
  await house.db.deleteFrom('link_cards').where('position', '=', 9).execute()
})

test('H160 the later of two is told what the earlier has written', async () => {
  const { id } = (await save({ title: 'Một' })).body.result as { id: number }
  await save({ cardId: id, title: 'Hai' })
  const { status, body } = await save({ cardId: id, title: 'Ba', seen: { title: 'Một' } })
  expect([status, body.newer]).toEqual([409, { title: 'Hai' }])
})

test('B-068 H160 a new card comes last on its page, and one that is changed stays where it stands; the order of a page is put as a whole', async () => {
  const titles = async () => (await list(teacher, 'slides')).map(({ title }) => title)
  const ids = async () => (await list(administrator, 'slides')).map(({ id }) => id as number)
  const order = (cardIds: number[], seen?: number[]) =>
    administrator.call(
      'LINKS_Cards_Order',
      { place: 'slides', cardIds, ...(seen && { seen: { cardIds: seen } }) },
      'execute',
    )
  const before = await titles()
  const { id } = (await save({ title: 'Mới' })).body.result as { id: number }
  expect(await titles()).toEqual([...before, 'Mới'])
  const early = await ids()
  expect((await order([id, ...early.filter((one) => one !== id)], early)).status).toBe(200)
  await save({ cardId: id, title: 'Mới hơn' })
  expect(await titles()).toEqual(['Mới hơn', ...before])
  const { status, body } = await order(early, early)
  expect([status, body.newer]).toEqual([409, { cardIds: await ids() }])
  // to another page it comes as the last one
  await save({ cardId: id, place: 'study-with-teacher' })
  expect((await list(pupil, 'study-with-teacher')).at(-1)).toMatchObject({ id })
  expect((await order([id])).status).toBe(404)
  expect(await titles()).toEqual(before)
  await administrator.call('LINKS_Card_Delete', { cardId: id }, 'execute')
})
