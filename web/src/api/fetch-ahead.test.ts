import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

/** A line on which every request is answered so. @returns what was asked for */
const answered = (answer: () => Promise<Response>, onLine = true) => {
  const asked: RequestInit[] = []
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    asked.push(request)
    return answer()
  })
  return asked
}
const ahead = () => fetchAhead('/sounds/words/cat.mp3', new AbortController().signal)
const response = (status: number, type: string) => async () =>
  new Response('something', { status, headers: { 'content-type': type } })

test('P9 C-383 a file comes whole, after everything that is wanted at once', async () => {
  const asked = answered(response(200, 'audio/mpeg'))
  const file = await ahead()
  expect(file).toBeInstanceOf(Blob)
  expect([(file as Blob).type, await (file as Blob).text()]).toEqual(['audio/mpeg', 'something'])
  expect(asked).toMatchObject([{ priority: 'low', credentials: 'same-origin' }])
  // a part of a file would be kept as a part
  expect(asked[0]).not.toHaveProperty('headers')
})

test.each([403, 404, 410])('a file that is not there (%s) is not asked for again', async (status) => {
  answered(response(status, 'application/json'))
  expect(await ahead()).toBe('none')
})

test.each([
  [429, 'application/json'],
  [500, 'application/json'],
  [503, 'text/html'],
  [200, 'text/html; charset=utf-8'],
])('what speaks in the place of the file (%s, %s) says nothing of it', async (status, type) => {
  answered(response(status, type))
  expect(await ahead()).toBe('later')
})

test('a broken line, one that breaks within the file, and one that is known to be away are tried again later', async () => {
  answered(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ahead()).toBe('later')
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  answered(async () => new Response(broken, { headers: { 'content-type': 'audio/mpeg' } }))
  expect(await ahead()).toBe('later')
  const asked = answered(response(200, 'audio/mpeg'), false)
  expect([await ahead(), asked]).toEqual(['later', []])
})
