import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetEarly, holdEarly, takeEarly } from './early.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer that was asked for early is given to the same call, once', async () => {
  holdEarly('a', Promise.resolve({ result: 1 }))
  expect(takeEarly('b')).toBeNull()
  expect(await takeEarly('a')).toEqual({ result: 1 })
  expect(takeEarly('a')).toBeNull()
})

test('a failure is forgotten, so that the call is made anew', async () => {
  const failing = Promise.reject(new Error('no line'))
  holdEarly('a', failing)
  await expect(failing).rejects.toThrow()
  expect(takeEarly('a')).toBeNull()
})

test('what nobody took for half a minute is too old', () => {
  holdEarly('a', Promise.resolve({ result: 1 }))
  vi.advanceTimersByTime(30_000)
  expect(takeEarly('a')).toBeNull()
})

test('what was asked for one person is nothing to the next', () => {
  holdEarly('a', Promise.resolve({ result: 1 }))
  forgetEarly()
  expect(takeEarly('a')).toBeNull()
})
