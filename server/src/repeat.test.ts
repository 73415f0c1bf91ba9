import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('H013 work comes again after every fault, never twice at once, and no more after the end', async () => {
  const faults: unknown[] = []
  const running: (() => void)[] = []
  let begun = 0
  const closer = repeat(
    () => {
      begun++
      if (begun === 1) return Promise.reject(new Error('the database sleeps'))
      return new Promise<void>((resolve) => {
        running.push(resolve)
      })
    },
    20_000,
    (fault) => faults.push(fault),
  )
  expect(begun).toBe(0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([begun, faults.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([begun, running.length]).toEqual([2, 1])
  let stopped = false
  const stopping = closer.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toBe(false)
  running[0]?.()
  await stopping
  await vi.advanceTimersByTimeAsync(100_000)
  expect(begun).toBe(2)
})
