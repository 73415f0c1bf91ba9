import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTabs, noPause, until } from '../../testing/sitting-desk.ts'
import type { Area, Held } from './area.ts'
import { deviceArea } from './database.ts'
import { databaseName } from './presence.ts'
import { makeSittingStore, type SittingStore } from './store.ts'

type Row = Held & { readonly words: readonly string[] }
type Store = SittingStore<Row>

/** What the page has opened, as the browser holds it. */
let opened: IDBDatabase[] = []

beforeEach(() => {
  const factory = new IDBFactory()
  opened = []
  const { open } = factory
  factory.open = (...given) => {
    const request = open.apply(factory, given)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  vi.stubGlobal('indexedDB', factory)
  return () => vi.unstubAllGlobals()
})

let made = 0
const device = (gone: () => void): Promise<Area<Row>> => deviceArea<Row>(gone, () => `database ${++made}`)
const joined = (kept: Row, seen: Row): Row => ({ ...kept, words: [...new Set([...kept.words, ...seen.words])] })
const aPage = (tab = makeTabs(), open = device): Store => {
  const page = makeSittingStore<Row>(open, tab(), joined, noPause)
  // as every page does, it reads what it hears of
  page.watch(() => void page.read('me'))
  return page
}

const say = (page: Store, word: string) =>
  page.change('me', (rows) => {
    const row = rows.find(({ sittingId }) => sittingId === 's1')
    return { put: [{ userId: 'me', sittingId: 's1', words: [...(row?.words ?? []), word] }], result: undefined }
  })
const heardBy = async (page: Store) => (await page.read('me')).flatMap(({ words }) => words)

const deleted = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** Takes everything out of the database and leaves it as it is. */
const emptied = async (): Promise<void> => {
  const database = await openDB(databaseName)
  await Promise.all([...database.objectStoreNames].map((name) => database.clear(name)))
  database.close()
}

/** What the browser does when somebody clears the data of a site: it closes the database under the page and deletes it. */
const evicted = async (): Promise<void> => {
  for (const database of opened.splice(0)) forceCloseDatabase(database as never)
  await deleted()
}

describe.each([
  ['deleted', deleted],
  ['emptied by hand', emptied],
  ['closed under the page and deleted', evicted],
])('a database that is %s', (_, lose) => {
  test('decision 34 loses nothing that a page has seen: it stands there again, with what comes after it', async () => {
    const page = aPage()
    await say(page, 'one')
    await page.change('me', () => ({ papers: { sheet: 'a sheet' }, result: undefined }))
    await lose()
    await say(page, 'two')
    expect(await heardBy(page)).toEqual(['one', 'two'])
    expect(page.kept()).toBe('device')
    expect(page.losses()).toBe(1)
    // the next page finds it on the device
    const next = aPage()
    expect(await heardBy(next)).toEqual(['one', 'two'])
    expect(await next.paper('me', 'sheet')).toBe('a sheet')
    expect(next.losses()).toBe(0)
  })

  test('decision 34 loses nothing of two tabs, whichever looks first', async () => {
    const tab = makeTabs()
    const [one, two] = [aPage(tab), aPage(tab)]
    await say(one, 'one')
    await until(async () => (await heardBy(two)).length === 1)
    await lose()
    expect(await heardBy(two)).toEqual(['one'])
    await say(one, 'two')
    expect(await heardBy(two)).toEqual(['one', 'two'])
    expect(await heardBy(one)).toEqual(['one', 'two'])
  })

  test('D26 does not bring back what a logout has cleared', async () => {
    const page = aPage()
    await say(page, 'one')
    await page.clear('me')
    await lose()
    expect(await heardBy(page)).toEqual([])
    expect(await heardBy(aPage())).toEqual([])
  })
})

test('decision 34 what an older page has left here is found', async () => {
  const older = await openDB(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('sittings', { keyPath: ['userId', 'sittingId'] })
      database.createObjectStore('papers')
      database.createObjectStore('sealed')
    },
  })
  await older.put('sittings', { userId: 'me', sittingId: 's1', words: ['one'] })
  older.close()
  const page = aPage()
  expect(await heardBy(page)).toEqual(['one'])
  await say(page, 'two')
  expect(await heardBy(aPage())).toEqual(['one', 'two'])
  expect(page.losses()).toBe(0)
})

test('decision 34 what is lost is put back at once, and not only with the next answer: the page may go before', async () => {
  for (const lose of [deleted, evicted]) {
    const page = aPage()
    await say(page, 'one')
    const before = page.losses()
    await lose()
    await until(() => page.losses() === before + 1)
    expect(await heardBy(aPage())).toContain('one')
  }
})

test('decision 34 an answer that nobody has read yet is put back too: what was written is known', async () => {
  const page = makeSittingStore<Row>(device, makeTabs()(), joined, noPause)
  await say(page, 'one')
  await deleted()
  expect(await heardBy(page)).toEqual(['one'])
})

test('H029 decision 34 a device that is full goes on in memory with all that it held, papers too', async () => {
  let full = false
  const page = aPage(makeTabs(), async (gone) => {
    const area = await device(gone)
    return {
      ...area,
      change: (...given) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : area.change(...given),
    }
  })
  await say(page, 'one')
  await page.change('me', () => ({ papers: { sheet: 'a sheet' }, result: undefined }))
  full = true
  await say(page, 'two')
  expect(await heardBy(page)).toEqual(['one', 'two'])
  expect(await page.paper('me', 'sheet')).toBe('a sheet')
  expect(page.kept()).toBe('memory')
  expect(page.losses()).toBe(1)
})

test('decision 34 a database that cannot be opened again leaves the copy of the page', async () => {
  let there = true
  const page = aPage(makeTabs(), async (gone) => {
    if (!there) throw new DOMException('denied', 'SecurityError')
    return device(gone)
  })
  await say(page, 'one')
  there = false
  await evicted()
  await say(page, 'two')
  expect(await heardBy(page)).toEqual(['one', 'two'])
  expect(page.kept()).toBe('memory')
})

test('decision 34 a browser that is just clearing refuses for a moment, and is asked again', async () => {
  let refusals = 0
  const waited: number[] = []
  const page = makeSittingStore<Row>(
    async (gone) => {
      if (refusals-- > 0) throw new DOMException('clearing', 'UnknownError')
      return device(gone)
    },
    makeTabs()(),
    joined,
    async (ms) => void waited.push(ms),
  )
  await say(page, 'one')
  refusals = 2
  await evicted()
  await say(page, 'two')
  expect(await heardBy(page)).toEqual(['one', 'two'])
  expect(page.kept()).toBe('device')
  expect(waited).toEqual([100, 500])
})

test('decision 34 a database that is lost again while it is opened is opened once more', async () => {
  const page = aPage()
  await say(page, 'one')
  await evicted()
  await evicted()
  await say(page, 'two')
  await evicted()
  expect(await heardBy(page)).toEqual(['one', 'two'])
  expect(page.kept()).toBe('device')
})
