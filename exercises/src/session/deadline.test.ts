import { describe, expect, test } from 'vitest'
import { behaviours, kindOfWork, sittingKinds } from './behaviours.ts'
import { type Clocked, deadlineOf, deadlineState, lateSyncWindow, mayArrive, settledAt } from './deadline.ts'

const deadlineAt = 10_000
const clocked = (change: Partial<Clocked>): Clocked => ({ state: 'open', deadlineAt, finishedAt: null, ...change })

test('H011 the late window is 24 hours', () => {
  expect(lateSyncWindow).toBe(24 * 60 * 60 * 1_000)
})

describe('where a sitting stands', () => {
  test('it runs until its deadline, and without one until it is handed in', () => {
    expect(deadlineState(clocked({}), deadlineAt - 1)).toBe('running')
    expect(deadlineState(clocked({ deadlineAt: null }), Number.MAX_SAFE_INTEGER)).toBe('running')
    expect(deadlineState(clocked({ deadlineAt: null, state: 'finished', finishedAt: 5_000 }), 5_000)).toBe('settled')
  })

  test.each<[string, Partial<Clocked>]>([
    ['not closed yet', {}],
    ['closed', { state: 'closed', finishedAt: deadlineAt }],
    ['finished by the end of the time', { state: 'finished', finishedAt: deadlineAt }],
  ])('H011 %s, it settles for the late window', (_, change) => {
    const sitting = clocked(change)
    expect(deadlineState(sitting, deadlineAt)).toBe('settling')
    expect(deadlineState(sitting, deadlineAt + lateSyncWindow)).toBe('settling')
    expect(deadlineState(sitting, deadlineAt + lateSyncWindow + 1)).toBe('settled')
    expect(settledAt(sitting, deadlineAt)).toBe(deadlineAt + lateSyncWindow + 1)
  })

  test('a hand-in before the deadline and a sitting that was left are settled at once', () => {
    for (const change of [
      { state: 'finished', finishedAt: 6_000 },
      { state: 'left', finishedAt: deadlineAt },
    ] as const)
      for (const now of [6_000, deadlineAt, deadlineAt + 1]) {
        expect(deadlineState(clocked(change), now)).toBe('settled')
        expect(settledAt(clocked(change), now)).toBeNull()
      }
  })
})

test('something may arrive while a sitting is open, and until the late window after its end is over (H011)', () => {
  const begun = { startedAt: 1_000, deadlineAt: null, finishedAt: null }
  const last = (end: number) => [end + lateSyncWindow, end + lateSyncWindow + 1]
  const may = (sitting: Parameters<typeof mayArrive>[0], end: number) => last(end).map((now) => mayArrive(sitting, now))
  expect(may({ ...begun, state: 'open' }, 1_000)).toEqual([true, true])
  expect(may({ ...begun, state: 'left' }, 1_000)).toEqual([true, false])
  expect(may({ ...begun, state: 'closed', deadlineAt: 5_000 }, 5_000)).toEqual([true, false])
  expect(may({ ...begun, state: 'finished', deadlineAt: 5_000, finishedAt: 3_000 }, 3_000)).toEqual([true, false])
})

test('C-313 C-318 D32 a kind ends after its own time', () => {
  expect(sittingKinds.map((kind) => deadlineOf(kind, 5_000))).toEqual([1_805_000, 1_805_000, null, null, null])
})

test('B-230 C-365 C-367 work of a Type is done in the kind whose record it is; practice has none', () => {
  expect((['ASSIGNMENT', 'LIVEWORKSHEET', 'UNIT'] as const).map(kindOfWork)).toEqual([undefined, 'worksheet', 'unit'])
  expect(behaviours.olympic.record).toBeNull()
})
