import { livePath } from '@phuong/domain/live/messages'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addSeated } from '../../testing/live-crowd.ts'
import { frameOf, type LivePage, openLivePage, type PageOptions } from '../../testing/live-page.ts'

let house: TestHouse
let pupil: Caller
const pages: LivePage[] = []
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await expect.poll(() => house.services.live.count()).toBe(0)
  // what an account may open again within a minute
  house.clock.forward(120_000)
})

const open = async (options: PageOptions = {}): Promise<LivePage> => {
  const page = await openLivePage(house.url, { cookie: pupil.cookie, ...options })
  pages.push(page)
  return page
}
/** The answer of a page that was not let in. */
const refusalOf = async (options: PageOptions): Promise<{ status: number | null; code: unknown; closed: boolean }> => {
  const page = await open(options)
  await page.closed
  return { status: page.status, code: JSON.parse(page.refusal || '{}').code, closed: page.isClosed }
}

describe('S24 who comes in', () => {
  test('B-632 a page of ours with a session is open', async () => {
    const page = await open()
    expect(page.status).toBe(101)
    expect(house.services.live.count()).toBe(1)
    page.close()
    await expect.poll(() => house.services.live.count()).toBe(0)
  })

  test.each<[string, PageOptions]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a page of no place', { origin: 'null' }],
    ['what says no origin', { origin: null, headers: ['Sec-Fetch-Site: same-origin'] }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ])('%s is refused', async (_, options) => {
    expect(await refusalOf(options)).toEqual({ status: 403, code: 'CROSS_SITE', closed: true })
  })

  test('whoever has no session, or one that is over, is refused', async () => {
    const left = await signedIn(house.url, '4a1.02@phuong.test')
    const { cookie } = left
    await left.call('USERS_Logout', {}, 'execute')
    for (const none of [null, 'sid=nobody', cookie])
      expect(await refusalOf({ cookie: none })).toEqual({ status: 401, code: 'NO_SESSION', closed: true })
  })

  test('H158 a page that was opened for somebody else is refused', async () => {
    expect(await refusalOf({ forWhom: '01890000-0000-7000-8000-000000000000' })).toMatchObject({
      code: 'OTHER_PERSON',
    })
    const { body } = await pupil.call('USERS_Me', {}, 'query/first')
    expect((await open({ forWhom: (body.result as { id: string }).id })).status).toBe(101)
  })

  test.each([
    ['an address beside it', `${livePath}/?EIO=4&transport=websocket`],
    ['the other transport', `${livePath}?EIO=4&transport=polling`],
    ['an older protocol', `${livePath}?EIO=3&transport=websocket`],
    ['the connection of somebody else', `${livePath}?EIO=4&transport=websocket&sid=abc`],
    ['a page', '/'],
  ])('%s becomes no socket', async (_, path) => {
    const page = await open({ path, headers: ['Connection: close'] })
    await page.closed
    expect(page.status).not.toBe(101)
    expect(house.services.live.count()).toBe(0)
  })

  test('a request that wants to become nothing is an unknown address', async () => {
    const answer = await pupil.send('GET', `${livePath}?EIO=4&transport=websocket`)
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a page that says nothing of our protocol is let go, and an unknown namespace is none', async () => {
    const page = await open()
    page.send('40/admin,')
    page.send('42/admin,["join-room",{}]')
    await page.closed
    expect(house.services.live.count()).toBe(0)
  })
})

describe('S24 a session that ends takes its pages with it', () => {
  const email = '4a1.03@phuong.test'
  const openFor = async (): Promise<{ caller: Caller; page: LivePage }> => {
    const caller = await signedIn(house.url, email)
    return { caller, page: await open({ cookie: caller.cookie }) }
  }

  test('by a logout; the page of another device stays', async () => {
    const [here, there] = [await openFor(), await openFor()]
    await here.caller.call('USERS_Logout', {}, 'execute')
    await here.page.closed
    expect([here.page.isClosed, there.page.isClosed]).toEqual([true, false])
  })

  test('by its owner from another device', async () => {
    const [here, there] = [await openFor(), await openFor()]
    const { body } = await here.caller.call('USERS_Sessions_Get', {}, 'query/first')
    const { sessions } = body.result as { sessions: { id: string; isThis: boolean }[] }
    for (const { id, isThis } of sessions) if (!isThis) await here.caller.call('USERS_Session_End', { id }, 'execute')
    await there.page.closed
    expect(here.page.isClosed).toBe(false)
  })

  test('by a lock of the account, within a look of the server', async () => {
    const { page } = await openFor()
    await house.db.updateTable('users').set({ status: 'LOCKED' }).where('email', '=', email).execute()
    await house.services.live.sweep()
    await page.closed
    await house.db.updateTable('users').set({ status: 'ACTIVE' }).where('email', '=', email).execute()
  })

  test('by its age; being told keeps no session alive', async () => {
    const { page } = await openFor()
    house.clock.forward(7 * 3_600_000)
    await house.services.live.sweep()
    expect(page.isClosed).toBe(false)
    house.clock.forward(3_600_001)
    await house.services.live.sweep()
    await page.closed
    pupil = await signedIn(house.url, '4a1.01@phuong.test')
  })
})

describe('S24 H071 what pages do not send ends their connection', () => {
  const hostile: Record<string, (page: LivePage) => void> = {
    'a frame of more than 64 KB': (page) => page.write(frameOf(Buffer.alloc(65_537, '4'))),
    'a frame that says it has 5 MB': (page) => page.write(frameOf(Buffer.alloc(5_000_000, '4')).subarray(0, 20)),
    'a message of more than 64 KB in pieces': (page) => {
      page.write(frameOf(Buffer.alloc(60_000, '4'), { part: 'first' }))
      page.write(frameOf(Buffer.alloc(60_000, '4'), { part: 'more' }))
    },
    'invalid UTF-8': (page) => page.write(frameOf(Buffer.from([0x34, 0x32, 0xc3, 0x28]))),
    'bytes that are no frame': (page) => page.write(Buffer.from('hello\r\n\r\n')),
    'what is no message': (page) => page.send('4{"'),
    'a message of a type that is not there': (page) => page.send('49'),
    'a name that is reserved': (page) => page.send('42["disconnect"]'),
    'more pieces of bytes than a message has': (page) => page.send('451000-["join-room"]'),
    'bytes that nothing has announced': (page) => page.write(frameOf(Buffer.alloc(10), { kind: 'binary' })),
    'a hundred messages at once': (page) => {
      for (let count = 0; count < 100; count += 1) page.send(`42["x",${count}]`)
    },
    '10,000 joins': (page) => {
      for (let count = 0; count < 10_000; count += 1) page.send(`42["join-room",{"roomId":"class_${count}"}]`)
    },
    'pings of its own without end': (page) => {
      for (let count = 0; count < 40_000; count += 1) page.write(frameOf(Buffer.alloc(0), { kind: 'ping' }))
    },
  }
  test.each(Object.keys(hostile))('%s', async (kind) => {
    const page = await open()
    const lines = house.log.length
    hostile[kind]?.(page)
    await page.closed
    await expect.poll(() => house.services.live.count()).toBe(0)
    expect(house.log.slice(lines).filter((line) => !line.includes('"/healthz"'))).toEqual([])
  })

  test('what is no room, and a message of no meaning, is answered with no, and the page stays', async () => {
    const page = await open()
    for (const roomId of [null, {}, 'class_1', 'class_', 'account_x', 'attachments_', '__proto__', 'a'.repeat(5_000)])
      expect(await page.join(roomId)).toBe(false)
    page.send('42["join-room"]')
    page.send('42["join-room",null,7]')
    page.send('42["query",{"roomId":"x"}]')
    expect(await page.join('x')).toBe(false)
    expect(page.isClosed).toBe(false)
  })
})

test('how many pages are open, and how many were ended for what they sent, stands in the metrics', async () => {
  const figure = async (name: string): Promise<number> => {
    const { text } = await new Caller(house.url).send('GET', '/metrics')
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  }
  const cut = await figure('live_sockets_cut_total')
  const [well, ill] = [await open(), await open()]
  expect(await figure('live_sockets')).toBe(2)
  for (let count = 0; count < 40; count += 1) ill.send('42["x"]')
  await ill.closed
  await expect.poll(() => figure('live_sockets')).toBe(1)
  expect([await figure('live_sockets_cut_total'), well.isClosed]).toEqual([cut + 1, false])
})

describe('S24 limits', () => {
  test('an account has twenty pages; who closes one may open another, and others are not touched', async () => {
    const all = []
    for (let count = 0; count < 21; count += 1) all.push(await open())
    expect(all.map(({ status }) => status)).toEqual([...Array(20).fill(101), 429])
    const other = await signedIn(house.url, '4a1.04@phuong.test')
    expect((await open({ cookie: other.cookie })).status).toBe(101)
    all[0]?.close()
    await expect.poll(async () => (await open()).status).toBe(101)
  })

  test('an account that connects again and again has to wait', async () => {
    const statuses = new Set<number | null>()
    for (let count = 0; count < 61; count += 1) {
      const page = await open()
      statuses.add(page.status)
      page.close()
      await expect.poll(() => house.services.live.count(), { interval: 5 }).toBe(0)
    }
    expect([...statuses]).toEqual([101, 429])
  })

  test('R13 without sockets everything else is as ever', async () => {
    const without = await openHouse({ LIVE_SOCKETS: '0' })
    try {
      const caller = await signedIn(without.url, '4a1.01@phuong.test')
      const page = await openLivePage(without.url, { cookie: caller.cookie })
      expect([page.status, JSON.parse(page.refusal).code]).toEqual([503, 'BUSY'])
      const { body } = await caller.call('USERS_Me', {}, 'query/first')
      const me = (body.result as { id: string }).id
      const bell = await caller.call('ThongBao_NguoiDung_DanhSach', { UserId: me, PageNum: 1, PageSize: 5 })
      expect(bell.status).toBe(200)
    } finally {
      await without.close()
    }
  })

  test('a server that stops lets its pages go, and does not wait for them', async () => {
    const short = await openHouse()
    const caller = await signedIn(short.url, '4a1.01@phuong.test')
    const page = await openLivePage(short.url, { cookie: caller.cookie })
    // a peer that never answers
    page.socket.pause()
    await short.close()
    expect(page.status).toBe(101)
  })
})

test('H071 hundreds of pages that send nothing but junk are let go one by one, and everybody else is answered meanwhile', async () => {
  const crowd = await addSeated(house.db, { count: 10, className: null, now: house.clock.now() })
  const texts = (count: number, text: (at: number) => string) =>
    Buffer.concat(Array.from({ length: count }, (_, at) => frameOf(Buffer.from(text(at)))))
  const junk = [
    texts(100, (at) => `42["junk",${at}]`),
    frameOf(Buffer.alloc(5_000_000, 'x')),
    frameOf(Buffer.from([0xff, 0xfe, 0xfd])),
    texts(10_000, (at) => `42${at}["join-room",{"roomId":"class_${at}"}]`),
  ]
  const hostile = await Promise.all(crowd.flatMap(({ cookie }) => Array.from({ length: 20 }, () => open({ cookie }))))
  expect(hostile.map(({ status }) => status)).toEqual(Array(200).fill(101))
  const well = await open()
  const lines = house.log.length
  for (const [at, page] of hostile.entries()) page.write(junk[at % junk.length] as Buffer)
  const statuses = []
  for (let count = 0; count < 40; count += 1) statuses.push((await pupil.call('USERS_Me', {}, 'query/first')).status)
  expect(statuses).toEqual(Array(40).fill(200))
  await Promise.all(hostile.map(({ closed }) => closed))
  await expect.poll(() => house.services.live.count(), { timeout: 10_000 }).toBe(1)
  expect(well.isClosed).toBe(false)
  // the requests of whoever asked, and nothing of the junk
  expect(house.log.slice(lines).filter((line) => !line.includes('/dynamic/query/first'))).toEqual([])
})
