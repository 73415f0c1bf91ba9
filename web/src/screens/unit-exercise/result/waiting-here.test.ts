import { expect, test } from 'vitest'
import { act, newRow, type SittingRow } from '../../../sitting/state/row.ts'
import { waitingHere } from './waiting-here.ts'

const row = (sittingId: string, assignmentId = 'given'): SittingRow =>
  newRow({
    userId: 'pupil',
    sittingId,
    device: 'device',
    start: { kind: 'unit', examId: 7, assignmentId },
    fresh: false,
    createdAt: 1,
    beganAt: 1,
    clock: null,
  })
const handedIn = (sittingId: string) => act(row(sittingId), { type: 'handIn', key: 'key' })

test('C-376 a hand-in that waits, or was not taken, is found after the page was loaded anew', () => {
  expect(waitingHere([row('open'), handedIn('waiting')], 7, 'given')).toBe('waiting')
  expect(waitingHere([act(handedIn('refused'), { type: 'refused', code: 'FAULT' })], 7, 'given')).toBe('refused')
})

test('C-376 C-377 nothing waits of another exam, before the hand-in, after it has arrived, and of one that was left', () => {
  const arrived = act(handedIn('one'), { type: 'handedIn', finishedAt: 5 })
  const leftElsewhere = act(handedIn('one'), { type: 'refused', code: 'SITTING_LEFT' })
  for (const rows of [null, [], [row('one')], [arrived], [{ ...handedIn('one'), left: true }], [leftElsewhere]])
    expect(waitingHere(rows, 7, 'given')).toBeNull()
  expect(waitingHere([handedIn('one')], 8, 'given')).toBeNull()
  expect(waitingHere([handedIn('one')], 7, 'other')).toBeNull()
})
