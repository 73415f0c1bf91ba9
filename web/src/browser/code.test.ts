import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, NotLoaded } from './code.ts'

afterEach(() => vi.unstubAllGlobals())

test('decision 34 code is not asked for without a line, so that it can be had when the line is back', async () => {
  let asked = 0
  const bring = codeOf(async () => {
    asked += 1
    return 'code'
  })
  vi.stubGlobal('navigator', { onLine: false })
  await expect(bring()).rejects.toThrow(NotLoaded)
  expect(asked).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  expect(await bring()).toBe('code')
  // what is there is there without a line
  vi.stubGlobal('navigator', { onLine: false })
  expect(await bring()).toBe('code')
  expect(asked).toBe(1)
})

test('what could not be had is asked for again, also where the browser says nothing of the line', async () => {
  let asked = 0
  vi.stubGlobal('navigator', {})
  const bring = codeOf(async () => {
    asked += 1
    if (asked === 1) throw new Error('lost')
    return 'code'
  })
  await expect(bring()).rejects.toThrow(NotLoaded)
  expect(await bring()).toBe('code')
})
