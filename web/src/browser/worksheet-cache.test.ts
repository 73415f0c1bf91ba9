import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { clearAtLogout } from './clear-at-logout.ts'
import { dropCached, readCached, writeCached } from './worksheet-cache.ts'

const value = { revision: 3, at: 1_700_000_000_000, document: { version: 1 } }
afterEach(() => vi.unstubAllGlobals())

test('B-194 B-197 one entry is kept for each worksheet and person, until it is dropped', async () => {
  await writeCached('lan', 'w1', { ...value, revision: 2 })
  await writeCached('lan', 'w1', value)
  await writeCached('minh', 'w1', { ...value, revision: 9 })
  expect(await readCached('lan', 'w1')).toEqual(value)
  expect(await readCached('lan', 'w2')).toBeNull()
  await dropCached('lan', 'w1')
  expect(await readCached('lan', 'w1')).toBeNull()
  expect((await readCached('minh', 'w1'))?.revision).toBe(9)
})

test('A-065 A-100 the logout takes all of it away', async () => {
  await writeCached('lan', 'w1', value)
  clearAtLogout()
  expect(await readCached('lan', 'w1')).toBeNull()
})

test('a browser that keeps nothing has nothing kept, and that is no error', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await writeCached('lan', 'w1', value)
  await dropCached('lan', 'w1')
  expect(await readCached('lan', 'w1')).toBeNull()
  expect(clearAtLogout).not.toThrow()
})
