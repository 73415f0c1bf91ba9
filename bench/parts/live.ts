import { liveRoomId } from '@phuong/domain/live/room-id'
import { demoPassword, signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { layOutDemoSchool } from '@phuong/server/testing/demo-school'
import { seatCrowd } from '@phuong/server/testing/live-crowd'
import { frameOf, type LivePage, openLivePage } from '@phuong/server/testing/live-page'
import { startProduct } from '@phuong/server/testing/product'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { type Ask, load, spreadOf } from '../load.ts'
import { memoryOf } from '../memory.ts'
import { lagSinceLast, processorTime } from '../metrics.ts'
import { pause } from '../pupils.ts'
import { atMost, rounded, type Table } from '../table.ts'

/** Pages in the room of one class, and beside them; a file is open for each, so that a machine may allow fewer than P8 has. */
const inRoom = 1_000
const beside = 1_000
/** Pages that connect at the same moment. */
const atOnce = 50
/** Pages that come within a second: each comes first with a session that counts as a visitor's, and all from one address (0032). */
const perSecond = 125
const className = '4A1'
/** How long nothing happens, and how often the room is told something. */
const idleSeconds = 20
const tellings = 6
const betweenMs = 2_000
/** Aims: the last of the room is told in 300 ms (P8), the event loop as in P13, memory of one page; milliseconds and kB. */
const toldMs = 300
const lagP99 = 50
const kbOfPage = 40
/** H071: pages that send a hundred messages a second, or frames of 5 MB, and whoever asks beside them. */
const hostile = 1_000
const pagesOfHostile = 20
const askers = 4
const askSeconds = 10

const openAll = async (url: string, cookies: readonly string[]): Promise<LivePage[]> => {
  const pages: LivePage[] = []
  const began = performance.now()
  for (let at = 0; at < cookies.length; at += atOnce) {
    await pause(began + (at * 1_000) / perSecond - performance.now())
    pages.push(...(await Promise.all(cookies.slice(at, at + atOnce).map((cookie) => openLivePage(url, { cookie })))))
  }
  const refused = pages.filter(({ status }) => status !== 101).length
  if (refused > 0) throw new Error(`${refused} of ${cookies.length} pages were refused`)
  return pages
}

/** How long after the answer to whoever told them the pages heard it, milliseconds; one figure for each page. */
const tell = async (pages: readonly LivePage[], act: () => Promise<{ status: number }>): Promise<number[]> => {
  const heard = pages.map(
    (page) =>
      new Promise<number>((resolve) => {
        page.onMessage = ({ type }) => {
          if (type === 'query') resolve(performance.now())
        }
      }),
  )
  const { status } = await act()
  if (status !== 200) throw new Error(`nothing was told: ${status}`)
  const at = performance.now()
  return (await Promise.all(heard)).map((moment) => Math.max(0, moment - at))
}

const junk = [
  Buffer.concat(Array.from({ length: 100 }, (_, at) => frameOf(Buffer.from(`42["junk",${at}]`)))),
  frameOf(Buffer.alloc(5_000_000, 'x')),
  frameOf(Buffer.from([0xff, 0xfe])),
  Buffer.concat(Array.from({ length: 10_000 }, (_, at) => frameOf(Buffer.from(`42${at}["join-room",{"roomId":"x"}]`)))),
]

/** A thousand open pages, told something; and what they are like when nothing happens (P8), and when others send junk (H071). */
export const livePages = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('live')
  const database = await cluster.database()
  await layOutDemoSchool(database.connection)
  const hostileAccounts = hostile / pagesOfHostile
  const crowd = await seatCrowd(database.connection, {
    inClass: inRoom,
    others: beside + hostileAccounts,
    className,
    now: new Date(),
  })
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url, LIVE_SOCKETS: '20000' })
  const pages: LivePage[] = []
  try {
    const teacher = await signedIn(product.url, 'co.lan@phuong.test', demoPassword)
    const others = crowd.others.slice(0, beside)
    const before = await memoryOf(product.process.pid)
    const began = performance.now()
    pages.push(
      ...(await openAll(
        product.url,
        [...crowd.inClass, ...others].map(({ cookie }) => cookie),
      )),
    )
    const openedIn = performance.now() - began
    const members = pages.slice(0, inRoom)
    for (let at = 0; at < members.length; at += atOnce)
      await Promise.all(
        members.slice(at, at + atOnce).map(async (page) => {
          if ((await page.join(liveRoomId('class', crowd.classId))) !== true)
            throw new Error('a page is not in its room')
        }),
      )
    await lagSinceLast(product.url)
    const idleFrom = await processorTime(product.url)
    await pause(idleSeconds * 1_000)
    // first: each look at the figures begins the delay anew
    const idleLag = await lagSinceLast(product.url)
    const idleShare = ((await processorTime(product.url)) - idleFrom) / (idleSeconds * 10)
    const kbEach = (((await memoryOf(product.process.pid)) - before) * 1_000) / pages.length

    const times: number[] = []
    const lasts: number[] = []
    for (let turn = 0; turn < tellings; turn += 1) {
      const delays = await tell(members, () =>
        teacher.call(
          'CLASSES_Notice_Post',
          { classId: crowd.classId, title: `Tin ${turn}`, content: 'Lời' },
          'execute',
        ),
      )
      times.push(...delays)
      lasts.push(Math.max(...delays))
      await pause(betweenMs)
    }
    const toldLag = await lagSinceLast(product.url)
    const { p50, p95, p99 } = spreadOf(times)
    const last = Math.max(...lasts)

    const me: Ask = {
      path: '/api/v1.0/dynamic/query/first',
      headers: { origin: product.url, 'sec-fetch-site': 'same-origin', cookie: teacher.cookie ?? '' },
      body: JSON.stringify({ sqlCommand: 'p_PHUONG_USERS_Me', parameters: {} }),
    }
    const ask = () => load(product.url, { callers: askers, seconds: askSeconds, ask: () => me })
    const quiet = await ask()
    const cookies = crowd.others.slice(beside).flatMap(({ cookie }) => Array(pagesOfHostile).fill(cookie) as string[])
    const bad = await openAll(product.url, cookies)
    const asking = ask()
    for (const [at, page] of bad.entries()) page.write(junk[at % junk.length] as Buffer)
    await Promise.all(bad.map(({ closed }) => closed))
    const loud = await asking
    const stayed = pages.filter(({ isClosed }) => !isClosed).length
    return [
      {
        title: 'Open pages: idle, and a room that is told something (P8)',
        columns: ['what', 'figure', 'unit', 'verdict'],
        rows: [
          ['pages that are open', pages.length, '', ''],
          [`all of them opened, ${perSecond} a second, in`, rounded(openedIn / 1_000), 's', ''],
          ['memory of one', rounded(kbEach), 'kB', atMost(kbEach, kbOfPage)],
          ['a processor while nothing happens', rounded(idleShare), '%', ''],
          ['loop delay p99 while nothing happens', rounded(idleLag), 'ms', atMost(idleLag, lagP99)],
          [`a page of ${inRoom} is told, p50`, rounded(p50), 'ms', ''],
          [`a page of ${inRoom} is told, p95`, rounded(p95), 'ms', ''],
          [`a page of ${inRoom} is told, p99`, rounded(p99), 'ms', ''],
          [`the last of ${inRoom}, the slowest of ${tellings} times`, rounded(last), 'ms', atMost(last, toldMs)],
          ['loop delay p99 while they are told', rounded(toldLag), 'ms', atMost(toldLag, lagP99)],
        ],
        notes: ['told: from the answer to the teacher, whose notice goes to the bells of the class too'],
      },
      {
        title: `USERS_Me of ${askers} callers while ${hostile} pages send junk (H071)`,
        columns: ['what', 'per second', 'p50', 'p95', 'p99', 'failures', 'verdict'],
        rows: [
          ['alone', quiet],
          ['beside the junk', loud],
        ].map(([what, made]) => {
          const { perSecond, failures, ...spread } = made as typeof quiet
          const figures = [perSecond, spread.p50, spread.p95, spread.p99].map((figure) => rounded(figure))
          return [String(what), ...figures, failures, atMost(failures, 0)]
        }),
        notes: [
          `all ${bad.length} of them were ended, ${stayed} of ${pages.length} others stayed; the junk is made by the same machine`,
        ],
      },
    ]
  } finally {
    for (const page of pages) page.close()
    product.process.kill('SIGTERM')
    await product.ended
    await database.drop()
    await dataDir.remove()
  }
}
