import { expect, test } from 'vitest'
import type { AppendAnswer, StartAnswer } from '../sending/calls.ts'
import {
  afterAppend,
  afterStart,
  afterTold,
  currentOf,
  isOver,
  needsAnswers,
  newRow,
  outdated,
  recorded,
  type SittingRow,
} from './row.ts'
import type { SittingStart } from './start.ts'

const olympic: SittingStart = { kind: 'olympic', classLevel: 4, examinationCode: '12' }
const worksheet: SittingStart = { kind: 'worksheet', attachmentId: 'worksheet' }

const begun = (start: SittingStart, sittingId = 'own', createdAt = 1): SittingRow =>
  newRow({ userId: 'pupil', sittingId, device: 'd', start, fresh: false, createdAt, beganAt: 0, clock: null })

const clock = { server: 0, wall: 0 }
const surely = { doubtful: false, clock }

const given = (row: SittingRow, item: string, response: string): SittingRow => {
  const next = recorded(row, { id: `${item} ${response}`, item, response, typed: false, clientAt: 0, ...surely })
  if (next === null) throw new Error('not taken')
  return next
}

const answer = (start: SittingStart, more: Partial<StartAnswer> = {}): StartAnswer => ({
  sittingId: 'own',
  kind: start.kind,
  attempt: 1,
  state: 'open',
  serverNow: 0,
  deadlineAt: null,
  revision: 1,
  maxSeq: 4,
  answers: [{ item: 'q1', response: 'server', verdict: null }],
  attemptsLeft: null,
  ...more,
})
const responses = ({ answers }: SittingRow) => Object.values(answers).map(({ item, response }) => `${item}=${response}`)

test('D21 with feedback the answer that the server stored stands, without it the one that was given last', () => {
  const own = (start: SittingStart) => given(given(begun(start), 'q1', 'own'), 'q2', 'own')
  const told = (start: SittingStart) => responses(afterStart([], own(start), answer(start), clock).row)
  expect(told(olympic)).toEqual(['q1=server', 'q2=own'])
  expect(told(worksheet)).toEqual(['q1=own', 'q2=own'])
  expect(responses(afterTold(own(olympic), answer(olympic)))).toEqual(['q1=server', 'q2=own'])
})

test('H030 the sitting that was open joins what this browser held of it, under the tracks of both', () => {
  const held = given(begun(olympic, 'other', 1), 'q3', 'earlier')
  const row = given(begun(olympic, 'own', 2), 'q2', 'own')
  const moved = afterStart([held, row], row, answer(olympic, { sittingId: 'other' }), clock)
  expect(moved.gone).toBe('own')
  expect(moved.row.tracks).toEqual(['own', 'other'])
  expect(moved.row.outbox.queue.map(({ event }) => event.item)).toEqual(['q3', 'q2'])
})

test('with feedback an item is answered once, and nothing is answered after the end', () => {
  const again = { id: 'x', item: 'q1', response: 'again', typed: false, clientAt: 0, ...surely }
  expect(recorded(given(begun(olympic), 'q1', 'own'), again)).toBeNull()
  expect(recorded(given(begun(worksheet), 'q1', 'own'), again)).not.toBeNull()
  const closed = afterStart([], begun(worksheet), answer(worksheet, { state: 'closed' }), clock).row
  expect(isOver(closed)).toBe(true)
  expect(recorded(closed, again)).toBeNull()
})

test('the sitting under way is the newest of its paper that is not over', () => {
  const rows = [begun(olympic, 'one', 1), begun(olympic, 'two', 3), begun(worksheet, 'three', 4)]
  expect(currentOf(rows, begun(olympic).place)?.sittingId).toBe('two')
  expect(currentOf([{ ...begun(olympic), left: true }], begun(olympic).place)).toBeNull()
})

test('what is over and has arrived goes after a day, what waits never', () => {
  const day = 86_400_000
  const left = { ...begun(olympic), left: true }
  expect([outdated(left, day), outdated(left, day + 2)]).toEqual([false, true])
  expect(outdated({ ...given(begun(olympic), 'q1', 'own'), left: true }, day * 9)).toBe(false)
  expect(outdated(begun(olympic), day * 9)).toBe(false)
})

test('D20 a verdict that comes with the ack stays with its answer, and so does what is told beside it', () => {
  const unit: SittingStart = { kind: 'unit', examId: 1, assignmentId: 'given' }
  const row = given(given(begun(unit), 'q1', 'own'), 'q2', 'own')
  const ids = row.outbox.queue.map(({ event }) => event.id)
  const verdict = { correct: false, right: 0, total: 1, parts: {} }
  const why = { right: { picked: 'b' }, explain: { audioScript: '', text: 'Vì…' } }
  const acks = [
    { id: ids[0] ?? '', status: 'stored' as const, verdict, ...why },
    { id: ids[1] ?? '', status: 'duplicate' as const, logged: 'stored' as const, verdict },
  ]
  const { answers, outbox } = afterAppend(row, { acks, maxSeq: 2, serverNow: 0 }, clock)
  expect(answers.q1).toEqual({ item: 'q1', response: 'own', verdict, ...why })
  expect(answers.q2).toMatchObject({ verdict })
  expect(outbox.queue).toEqual([])
})

test('D21 what counts is asked for when another device was first, or last; of the own answers everything is known', () => {
  const needs = (ack: Omit<AppendAnswer['acks'][number], 'id'>) =>
    needsAnswers({
      acks: [
        { id: 'a', status: 'stored' },
        { id: 'b', ...ack },
      ],
      maxSeq: 1,
      serverNow: 0,
    })
  expect(needs({ status: 'stored', outdone: true })).toBe(true)
  expect(needs({ status: 'duplicate', logged: 'stored', outdone: true })).toBe(true)
  expect(needs({ status: 'locked' })).toBe(true)
  expect(needs({ status: 'duplicate', logged: 'locked' })).toBe(true)
  expect(needs({ status: 'stored' })).toBe(false)
  expect(needs({ status: 'duplicate', logged: 'stored' })).toBe(false)
})

test('D21 what the server tells takes the place of an answer that has arrived, not of one that waits', () => {
  const row = given(given(begun(worksheet), 'q1', 'own'), 'q2', 'own')
  const [first] = row.outbox.queue.map(({ event }) => event.id)
  const acks = [{ id: first ?? '', status: 'stored' as const, outdone: true }]
  const after = afterAppend(row, { acks, maxSeq: 9, serverNow: 0 }, clock)
  expect(responses(after)).toEqual(['q1=own', 'q2=own'])
  const answers = ['q1', 'q2'].map((item) => ({ item, response: 'server', verdict: null }))
  expect(responses(afterTold(after, answer(worksheet, { answers })))).toEqual(['q1=server', 'q2=own'])
})
