import { menuLinkFaults } from '@phuong/domain/links/texts'
import { afterAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

type Row = { id: number } & Record<string, unknown>

const guides = { student: 'https://hd.vn/hs.pdf', teacher: 'https://hd.vn/gv.pdf' }
const house: TestHouse = await openHouse({ GUIDE_STUDENT_URL: guides.student, GUIDE_TEACHER_URL: guides.teacher })
const administrator: Caller = await signedIn(house.url, 'admin@phuong.test')
const teacher: Caller = await signedIn(house.url, 'co.lan@phuong.test')
const pupil: Caller = await signedIn(house.url, '4a1.01@phuong.test')
afterAll(() => house.close())

const everyRole = ['student', 'teacher', 'testbank', 'manager', 'administrator']
const list = async () => (await administrator.call('LINKS_Menu_List')).body.results as Row[]
const save = (values: object) =>
  administrator.call(
    'LINKS_Menu_Save',
    { menuLinkId: null, label: 'Thư viện', address: 'https://thu-vien.vn', roles: ['teacher'], ...values },
    'execute',
  )
const added = async (values: object = {}) => ((await save(values)).body.result as Row).id
const remove = (menuLinkId: number) => administrator.call('LINKS_Menu_Delete', { menuLinkId }, 'execute')
const order = (menuLinkIds: number[], seen?: number[]) =>
  administrator.call('LINKS_Menu_Order', { menuLinkIds, ...(seen && { seen: { menuLinkIds: seen } }) }, 'execute')
/** What the sidebar of somebody shows: the page of every signed-in person carries it. */
const seenBy = async (as: Caller) => {
  const { body } = await as.call('SITE_Settings_Get', {}, 'query/first')
  return (body.result as { links: Row[] }).links.map(({ label, address }) => [label, address])
}

test('A-070 A-072 C-219 C-220 the list begins with the guide of each role, which follows the settings; without one there is no link', async () => {
  expect(await list()).toMatchObject([{ label: 'Hướng dẫn sử dụng', guide: true, address: '', roles: everyRole }])
  expect(await seenBy(pupil)).toEqual([['Hướng dẫn sử dụng', guides.student]])
  expect(await seenBy(teacher)).toEqual([['Hướng dẫn sử dụng', guides.teacher]])
  expect(await seenBy(administrator)).toEqual([])
  expect(await seenBy(new Caller(house.url))).toEqual([])
})

test('A-072 S20 who has one of the roles of a link sees it at once, and nobody else learns of it; the log says who wrote it', async () => {
  const id = await added()
  const both = [
    ['Hướng dẫn sử dụng', guides.teacher],
    ['Thư viện', 'https://thu-vien.vn'],
  ]
  expect(await seenBy(teacher)).toEqual(both)
  expect(await seenBy(administrator)).toEqual([])
  const answer = await pupil.call('SITE_Settings_Get', {}, 'query/first')
  expect(answer.text).not.toContain('thu-vien')
  await save({ menuLinkId: id, roles: ['administrator', 'student'] })
  expect((await list()).at(-1)).toMatchObject({ id, roles: ['student', 'administrator'] })
  expect(await seenBy(teacher)).toEqual([both[0]])
  expect(await seenBy(pupil)).toEqual([['Hướng dẫn sử dụng', guides.student], both[1]])
  expect(await seenBy(administrator)).toEqual([both[1]])
  expect((await remove(id)).body.rowsAffected).toBe(1)
  expect((await remove(id)).body.code).toBe('NO_ROWS')
  expect((await save({ menuLinkId: id })).status).toBe(404)
  expect(await seenBy(administrator)).toEqual([])
  const entries = await house.db
    .selectFrom('audit_log')
    .where('subject', '=', String(id))
    .where('action', 'in', ['menu-link-kept', 'menu-link-deleted'])
    .select('action')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['menu-link-kept', 'menu-link-kept', 'menu-link-deleted'])
})

test('A-072 the guide too can be renamed, kept from a role or led to an address', async () => {
  const [guide] = await list()
  const id = (guide as Row).id
  await save({ menuLinkId: id, label: 'Cách dùng', guide: true, address: 'https://khong.vn', roles: ['teacher'] })
  expect(await list()).toMatchObject([{ id, label: 'Cách dùng', guide: true, address: '', roles: ['teacher'] }])
  expect(await seenBy(teacher)).toEqual([['Cách dùng', guides.teacher]])
  expect(await seenBy(pupil)).toEqual([])
  await save({ menuLinkId: id, label: 'Cách dùng', guide: false, address: '/licences.md' })
  expect(await seenBy(teacher)).toEqual([['Cách dùng', '/licences.md']])
  await save({ menuLinkId: id, label: 'Hướng dẫn sử dụng', guide: true, roles: everyRole })
})

test.each(['', 'javascript:alert(1)', ' JavaScript:alert(1)', '//evil.vn', '/\\evil.vn', 'data:text/html,x'])(
  'A-072 %j is refused at its field',
  async (address) => {
    const { status, body } = await save({ address })
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_PARAMETERS', { address: menuLinkFaults.address }])
  },
)

test('A-072 a link has a name and a role that there is, and the sidebar at most 40 of them', async () => {
  expect((await save({ label: ' ', roles: [] })).body.fields).toEqual({
    label: menuLinkFaults.label,
    roles: menuLinkFaults.roles,
  })
  expect((await save({ roles: ['king'] })).status).toBe(400)
  expect((await save({ label: 'a'.repeat(61) })).status).toBe(400)
  const rows = Array.from({ length: 39 }, (_, at) => ({
    label: `Liên kết ${at}`,
    address: '/',
    position: 900,
    changed_at: house.clock.now(),
  }))
  await house.db.insertInto('menu_links').values(rows).execute()
  expect((await save({})).body.fields).toEqual({ label: menuLinkFaults.tooMany })
  await house.db.deleteFrom('menu_links').where('position', '=', 900).execute()
})

test('A-072 H160 links stand in the order in which they were put; of two who order, the later is told', async () => {
  const [guide, first, second] = [
    (await list())[0]?.id as number,
    await added({ label: 'Một' }),
    await added({ label: 'Hai' }),
  ]
  const ids = async () => (await list()).map(({ id }) => id)
  expect(await ids()).toEqual([guide, first, second])
  expect((await order([second, guide, first], [guide, first, second])).status).toBe(200)
  expect(await ids()).toEqual([second, guide, first])
  expect((await seenBy(teacher)).map(([label]) => label)).toEqual(['Hai', 'Hướng dẫn sử dụng', 'Một'])
  const { status, body } = await order([first, guide, second], [guide, first, second])
  expect([status, body.newer]).toEqual([409, { menuLinkIds: [second, guide, first] }])
  // those that are not named stay behind
  await order([first])
  expect(await ids()).toEqual([first, second, guide])
  for (const wrong of [[first, first], [0x7fffffff]]) expect((await order(wrong)).status).toBe(404)
  await remove(first)
  await remove(second)
})

test('H160 the later of two who change a link is told what the earlier has written', async () => {
  const id = await added({ label: 'Một' })
  await save({ menuLinkId: id, label: 'Hai', roles: ['manager'] })
  const seen = { label: 'Một', roles: ['teacher'] }
  const { status, body } = await save({ menuLinkId: id, label: 'Ba', seen })
  expect([status, body.newer]).toEqual([409, { label: 'Hai', roles: ['manager'] }])
  await remove(id)
})
