import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRecording } from './recordings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => loadRecording('0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60', '77aa51c0-2e4b-4d6f-a1b2-c3d4e5f60718')
/** A line on which every request is answered so, until it is given up. */
const answered = (answer: (signal: AbortSignal) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => answer(signal))
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

test('D51 H080 who waits for a recording is told after half a minute without an answer', async () => {
  answered(givenUp)
  const told = expect(load()).rejects.toMatchObject({ code: 'OFFLINE' })
  await vi.advanceTimersByTimeAsync(30_000)
  await told
})

test('D51 a recording that has begun to come may take longer than that', async () => {
  answered(async (signal) => {
    const slow = new Promise<Uint8Array>((resolve) => {
      setTimeout(() => resolve(new TextEncoder().encode('My name is Lan.')), 60_000)
    })
    const body = new ReadableStream({
      pull: async (controller) => {
        controller.enqueue(await Promise.race([slow, givenUp(signal)]))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'audio/webm' } })
  })
  const loading = load()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await (await loading).text()).toBe('My name is Lan.')
})

test('D51 one that breaks off on its way is a line that went, not a recording', async () => {
  answered(async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
    return new Response(body, { headers: { 'content-type': 'audio/webm' } })
  })
  await expect(load()).rejects.toMatchObject({ code: 'OFFLINE' })
})

test('D51 a refusal keeps its code', async () => {
  answered(async () => Response.json({ error: { code: 'NOT_FOUND', message: 'Không tìm thấy.' } }, { status: 404 }))
  await expect(load()).rejects.toMatchObject({ status: 404 })
})
