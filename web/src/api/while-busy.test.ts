import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { whileBusy } from './while-busy.ts'

const busy = (retryAfter: number | null) => new CallError('BUSY', { status: 503, retryAfter })

/** Tries something that fails as often as there are failures. @returns what it came to, how often it was tried, and the waits */
const tried = async (failures: readonly unknown[], lot = 0) => {
  const waits: number[] = []
  let tries = 0
  const act = async () => {
    const failure = failures[tries++]
    if (failure !== undefined) throw failure
    return 'done'
  }
  const pause = async (ms: number) => void waits.push(ms)
  const outcome = await whileBusy(act, { pause, chance: () => lot }).catch((error: unknown) => error)
  return { outcome, tries, waits }
}

test('what a busy server refuses is tried again after its Retry-After, and up to as long behind it by chance', async () => {
  expect(await tried([busy(3), busy(3)])).toEqual({ outcome: 'done', tries: 3, waits: [3_000, 3_000] })
  expect(await tried([busy(3)], 0.5)).toEqual({ outcome: 'done', tries: 2, waits: [4_500] })
})

test('after five tries it is told, and so is at once what has no moment to come back at, or a late one', async () => {
  const always = busy(3)
  expect(await tried(Array.from({ length: 9 }, () => always))).toMatchObject({ outcome: always, tries: 5 })
  for (const failure of [busy(null), busy(60)])
    expect(await tried([failure])).toEqual({ outcome: failure, tries: 1, waits: [] })
})

test('any other failure is told as it is', async () => {
  for (const failure of [
    new CallError('OFFLINE'),
    new CallError('TOO_MANY_REGISTRATIONS', { status: 429, retryAfter: 3 }),
    new TypeError('a mistake of ours'),
  ])
    expect(await tried([failure])).toEqual({ outcome: failure, tries: 1, waits: [] })
})
