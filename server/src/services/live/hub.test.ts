import { liveRoomId } from '@phuong/domain/live/room-id'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { type LivePage, openLivePage } from '../../../testing/live-page.ts'
import { logStatements } from '../../../testing/statement-log.ts'
import { inTransaction } from '../../db/database.ts'
import { notify } from '../notices/notify.ts'
import { tellNews } from './news.ts'

let house: TestHouse
let teacher: Caller
let classId: string
const pages: LivePage[] = []
const patience = { timeout: 10_000 }
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  classId = (await classNamed(house.db, '4A1')).id
})
afterAll(() => house.close())
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await expect.poll(() => house.services.live.count(), patience).toBe(0)
  house.clock.forward(300_000)
})

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const open = async (email: string): Promise<LivePage> => {
  const { cookie } = await signedIn(house.url, email)
  const page = await openLivePage(house.url, { cookie })
  expect(page.status).toBe(101)
  pages.push(page)
  return page
}
const post = (title: string) =>
  teacher.call('CLASSES_Notice_Post', { classId, title, content: 'Lời của cô' }, 'execute')
const typesOf = ({ messages }: LivePage) => messages.map(({ type }) => type)
let occasions = 0
/** A notice to one account, as any service writes it. */
const noticeTo = async (db: Parameters<typeof notify>[0], email: string): Promise<number> => {
  occasions += 1
  return notify(db, {
    now: house.clock.now(),
    recipients: [await idOf(email)],
    title: 'Tin',
    content: 'Lời',
    type: 'CLASS_NOTIFICATION',
    setting: {},
    dedupe: `hub test ${occasions}`,
  })
}

describe('R13 R15 what was told is told at once to the pages that are open', () => {
  test('with no word of it, to those whom it is for and to nobody else', async () => {
    const [own, other] = [await open('4a1.01@phuong.test'), await open('4a2.01@phuong.test')]
    expect((await post('Mai nghỉ học')).status).toBe(200)
    await expect.poll(() => own.messages, patience).toEqual([{ type: 'bell', withinMs: 0 }])
    // what comes later has overtaken nothing
    await noticeTo(house.db, '4a2.01@phuong.test')
    await expect.poll(() => typesOf(other), patience).toEqual(['bell'])
    expect(typesOf(own)).toEqual(['bell'])
  })

  test('to every device of an account, and to a page that came in the meantime of another', async () => {
    const [here, there] = [await open('4a1.02@phuong.test'), await open('4a1.02@phuong.test')]
    await noticeTo(house.db, '4a1.02@phuong.test')
    for (const page of [here, there]) await expect.poll(() => typesOf(page), patience).toEqual(['bell'])
  })

  test('when the transaction has been committed, and never when it was taken back', async () => {
    const page = await open('4a1.03@phuong.test')
    const taken = inTransaction(house.db, async (tx) => {
      await noticeTo(tx, '4a1.03@phuong.test')
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    await inTransaction(house.db, (tx) => noticeTo(tx, '4a1.03@phuong.test'))
    await expect.poll(() => typesOf(page), patience).toEqual(['bell'])
  })

  test('also what a pupil hands in, over the connections of sittings, and what work in the background writes', async () => {
    const page = await open('4a1.04@phuong.test')
    await inTransaction(house.reserved, (tx) => noticeTo(tx, '4a1.04@phuong.test'))
    await expect.poll(() => typesOf(page), patience).toEqual(['bell'])
  })

  test('also what is taken back', async () => {
    const answer = await post('Nhầm')
    const page = await open('4a1.05@phuong.test')
    await teacher.call('CLASSES_Notice_Remove', { id: (answer.body.result as { id: string }).id }, 'execute')
    await expect.poll(() => typesOf(page), patience).toEqual(['bell'])
  })

  test('a crowd looks within a time that grows with it, and the database is asked once for accounts that are here', async () => {
    const class41 = []
    for (let at = 11; at <= 20; at += 1) class41.push(await open(`4a1.${at}@phuong.test`))
    const log = logStatements(house.pools)
    await Promise.all(['Một', 'Hai', 'Ba', 'Bốn', 'Năm'].map(post))
    for (const page of class41) await expect.poll(() => page.messages.length, patience).toBeGreaterThan(0)
    await expect.poll(() => log.some(({ text }) => text.includes('select distinct user_id')), patience).toBe(true)
    const statements = log.filter(({ text }) => text.includes('select distinct user_id'))
    // five notices at once are one round, or two where the first had begun
    expect(statements.length).toBeLessThanOrEqual(2)
    for (const { values } of statements) expect(values[1]).toHaveLength(class41.length)
    for (const { messages } of class41) {
      expect(messages.length).toBeLessThanOrEqual(2)
      expect(messages.every(({ withinMs }) => withinMs === 9 * 4)).toBe(true)
    }
  })

  test('without a page here nothing is asked', async () => {
    const log = logStatements(house.pools)
    await post('Không ai xem')
    const page = await open('4a1.06@phuong.test')
    await noticeTo(house.db, '4a1.06@phuong.test')
    await expect.poll(() => typesOf(page), patience).toEqual(['bell'])
    expect(log.filter(({ text }) => text.includes('select distinct user_id'))).toHaveLength(1)
  })

  test('what cannot be asked is left to the asking of the pages: nothing ends, and the next news arrives', async () => {
    const page = await open('4a1.07@phuong.test')
    await sql`alter table notification_recipients rename to away`.execute(house.db)
    tellNews(house.db, { about: 'notice', id: await idOf('4a1.07@phuong.test') })
    await expect.poll(() => house.log.some((line) => line.includes('open pages were not told')), patience).toBe(true)
    await sql`alter table away rename to notification_recipients`.execute(house.db)
    await noticeTo(house.db, '4a1.07@phuong.test')
    await expect.poll(() => typesOf(page), patience).toEqual(['bell'])
  })
})

describe('H070 the room of a class', () => {
  const room = () => liveRoomId('class', classId)

  test('S24 lets in those who belong to the class, and refuses everybody else', async () => {
    const inside = ['4a1.01@phuong.test', 'co.lan@phuong.test', 'quanly@phuong.test', 'admin@phuong.test']
    const outside = ['4a2.01@phuong.test', 'nganhang@phuong.test']
    for (const email of inside) expect([email, await (await open(email)).join(room())]).toEqual([email, true])
    for (const email of outside) expect([email, await (await open(email)).join(room())]).toEqual([email, false])
    const page = await open('4a1.01@phuong.test')
    expect(await page.join(liveRoomId('class', '019a8e00-0000-7000-8000-0000000000fe'))).toBe(false)
    expect(await page.join(`account_${await idOf('4a1.02@phuong.test')}`)).toBe(false)
  })

  test('tells those who are in it, and who was refused nothing', async () => {
    const [pupil, other] = [await open('4a1.01@phuong.test'), await open('4a2.01@phuong.test')]
    expect([await pupil.join(room()), await other.join(room())]).toEqual([true, false])
    await post('Trong lớp')
    await expect.poll(() => typesOf(pupil).toSorted(), patience).toEqual(['bell', 'query'])
    expect(pupil.messages).toContainEqual({ type: 'query', roomId: room(), withinMs: 0 })
    await noticeTo(house.db, '4a2.01@phuong.test')
    await expect.poll(() => typesOf(other), patience).toEqual(['bell'])
  })

  test('tells a pupil nothing more who has left the class, though the page stays open', async () => {
    const [stays, leaves] = [await open('4a1.21@phuong.test'), await open('4a1.22@phuong.test')]
    expect([await stays.join(room()), await leaves.join(room())]).toEqual([true, true])
    const left = await teacher.call(
      'CLASSES_Pupil_Leave',
      { classId, studentId: await idOf('4a1.22@phuong.test') },
      'execute',
    )
    expect(left.status).toBe(200)
    await post('Sau khi rời lớp')
    await expect.poll(() => typesOf(stays).toSorted(), patience).toEqual(['bell', 'query'])
    // the page is still told what is its own
    const before = leaves.messages.length
    await noticeTo(house.db, '4a1.22@phuong.test')
    await expect.poll(() => leaves.messages.length, patience).toBeGreaterThan(before)
    expect(typesOf(leaves)).not.toContain('query')
    expect(await leaves.join(room())).toBe(false)
    await teacher.call('CLASSES_Pupil_Return', { classId, studentId: await idOf('4a1.22@phuong.test') }, 'execute')
    expect(await leaves.join(room())).toBe(true)
  })

  test('lets nobody in whose session is over, and ends the page', async () => {
    const caller = await signedIn(house.url, '4a1.23@phuong.test')
    const page = await openLivePage(house.url, { cookie: caller.cookie })
    pages.push(page)
    // as another process ends it, of which this one hears nothing
    await sql`delete from sessions where user_id = ${await idOf('4a1.23@phuong.test')}`.execute(house.db)
    expect(await page.join(room())).not.toBe(true)
    await page.closed
  })

  test('is one of twenty at most', async () => {
    const page = await open('admin@phuong.test')
    const { rows } = await sql<{ id: string }>`insert into classes
      (id, class_name, grade, school_id, school_year_id, code, created_at)
      select gen_random_uuid(), 'Nhiều ' || n, grade, school_id, school_year_id, 'NHIEU' || n, created_at
      from classes, generate_series(1, 21) as n where classes.id = ${classId} returning id`.execute(house.db)
    const answers = []
    for (const { id } of rows) answers.push(await page.join(liveRoomId('class', id)))
    expect(answers).toEqual([...Array(20).fill(true), false])
  })
})
