import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAtLogout } from './clear-at-logout.ts'
import { readStored, storageKeys, writeStored } from './storage.ts'

/** The part of a browser's storage that is used here. */
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

test('a stored value comes back; what is not of its shape counts as nothing', () => {
  expect(readStored('denseTables')).toBeNull()
  writeStored('denseTables', true)
  expect(readStored('denseTables')).toBe(true)
  for (const foreign of ['"true"', '1', '{', '', 'null']) {
    localStorage.setItem(storageKeys.denseTables.name, foreign)
    expect(readStored('denseTables')).toBeNull()
  }
})

test('B-303 answers that wait survive a reload; what is none of them is left out', () => {
  const waiting = { userId: 'me', eventId: 'e1', fields: { questionId: 'q1' } }
  writeStored('unsentAnswers', [waiting])
  expect(readStored('unsentAnswers')).toEqual([waiting])
  localStorage.setItem(
    storageKeys.unsentAnswers.name,
    JSON.stringify([waiting, null, { ...waiting, fields: { a: 1 } }]),
  )
  expect(readStored('unsentAnswers')).toEqual([waiting])
  localStorage.setItem(storageKeys.unsentAnswers.name, '{}')
  expect(readStored('unsentAnswers')).toBeNull()
})

test('C-306 drafts of an exam survive a reload; what is none of them is left out', () => {
  const drafts = { userId: 'me', sittingId: 's1', answers: [{ id: 'q1', response: { blanks: ['ki'] } }] }
  writeStored('examDrafts', [drafts])
  expect(readStored('examDrafts')).toEqual([drafts])
  const foreign = [{ ...drafts, answers: [{ id: 1, response: null }] }, { ...drafts, userId: null }, 'x', null]
  localStorage.setItem(storageKeys.examDrafts.name, JSON.stringify([...foreign, drafts]))
  expect(readStored('examDrafts')).toEqual([drafts])
  localStorage.setItem(storageKeys.examDrafts.name, '{"answers":[]}')
  expect(readStored('examDrafts')).toBeNull()
})

test('A-065 A-100 logout empties both storages, also of keys that nobody declared', () => {
  writeStored('denseTables', true)
  localStorage.setItem('somebody else', 'x')
  sessionStorage.setItem('y', 'z')
  clearAtLogout()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a browser that keeps nothing loses a convenience and nothing else', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    clear: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', refusing)
  writeStored('denseTables', true)
  expect(readStored('denseTables')).toBeNull()
  sessionStorage.setItem('y', 'z')
  clearAtLogout()
  expect(sessionStorage.length).toBe(0)
})

test('A-099 C-097 no declared key is for a password, a hash or a token', () => {
  for (const { name, cleared } of Object.values(storageKeys)) {
    expect(name).not.toMatch(/pass|hash|token|secret|session/i)
    expect(cleared).toBe('logout')
  }
})
