import { expect, test } from 'vitest'
import { handInOnItsWay, hasArrived } from './handed-in-here.ts'
import { act, newRow, type SittingRow } from './row.ts'
import type { SittingStart } from './start.ts'

const start: SittingStart = { kind: 'worksheet', attachmentId: 'worksheet', assignmentId: 'given' }
const row = (sittingId: string, more: Partial<SittingStart> = {}): SittingRow =>
  newRow({
    userId: 'pupil',
    sittingId,
    device: 'device',
    start: { ...start, ...more } as SittingStart,
    fresh: false,
    createdAt: 1,
    beganAt: 1,
    clock: null,
  })
const handedIn = (sittingId: string): SittingRow => act(row(sittingId), { type: 'handIn', key: 'key' })

test('H017 a hand-in that waits for the line is found after the page was loaded anew', () => {
  expect(handInOnItsWay([row('open'), handedIn('waiting')], start)?.sittingId).toBe('waiting')
})

test('H017 nothing waits before the hand-in, after it has arrived, when it was left, or of another worksheet', () => {
  const arrived = act(handedIn('one'), { type: 'handedIn', finishedAt: 5 })
  for (const rows of [
    [],
    [row('one')],
    [arrived],
    [{ ...handedIn('one'), left: true }],
    [act(row('one', { attachmentId: 'other' }), { type: 'handIn', key: 'key' })],
  ])
    expect(handInOnItsWay(rows, start)).toBeNull()
  expect([hasArrived([arrived], 'one'), hasArrived([handedIn('one')], 'one'), hasArrived([], 'one')]).toEqual([
    true,
    false,
    false,
  ])
})
