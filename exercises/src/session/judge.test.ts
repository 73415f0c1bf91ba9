import { describe, expect, test } from 'vitest'
import { lateSyncWindow } from './deadline.ts'
import type { LoggedEvent, SittingEvent } from './envelope.ts'
import { type JudgedSitting, judgeEvent } from './judge.ts'

const deadlineAt = 10_000_000

const sitting = (change: Partial<JudgedSitting> = {}): JudgedSitting => ({
  kind: 'worksheet',
  state: 'open',
  startedAt: 1_000,
  deadlineAt: null,
  finishedAt: null,
  items: new Map<string, (response: unknown) => boolean>([
    ['q1', (response) => typeof response === 'string'],
    ['q2', () => true],
  ]),
  ...change,
})

const event = (change: Partial<SittingEvent> = {}): SittingEvent => ({
  id: 'e1',
  item: 'q1',
  seq: 1,
  kind: 'draft',
  response: 'a',
  clientAt: 5_000,
  device: 'one',
  ...change,
})
const submit = (change: Partial<SittingEvent> = {}) => event({ kind: 'submit', ...change })

const logged = (what: SittingEvent, status: LoggedEvent['status'] = 'stored'): LoggedEvent => ({
  ...what,
  status,
  lateSync: false,
})

const judged = (
  change: Partial<JudgedSitting>,
  what: SittingEvent,
  { known = [], now = 6_000 }: { known?: readonly LoggedEvent[]; now?: number } = {},
) => {
  const { status, lateSync, ...more } = judgeEvent({ sitting: sitting(change), known, event: what, now })
  return 'code' in more ? `${status} ${more.code}` : lateSync ? `${status} lateSync` : status
}

describe('protocol 5: who wins', () => {
  test('every draft of an open sitting is stored, also one with a lower seq than another', () => {
    expect(judged({}, event())).toBe('stored')
    expect(judged({}, event(), { known: [logged(event({ id: 'e2', seq: 9 }))] })).toBe('stored')
  })

  test('D21 the first submit that was stored wins, a later one is locked, also from another device', () => {
    const known = [logged(submit({ id: 'e0', seq: 9, device: 'two' }))]
    expect(judged({ kind: 'olympic' }, submit())).toBe('stored')
    expect(judged({ kind: 'olympic' }, submit(), { known })).toBe('locked')
    expect(judged({ kind: 'olympic' }, submit({ item: 'q2' }), { known })).toBe('stored')
  })

  test('D21 what is locked or late itself locks nothing', () => {
    for (const status of ['locked', 'late'] as const)
      expect(judged({ kind: 'unit' }, submit(), { known: [logged(submit({ id: 'e0' }), status)] })).toBe('stored')
  })

  test('in a quiz each take of an item has its own first submit', () => {
    const known = [logged(submit({ id: 'e0', take: 1 }))]
    expect(judged({ kind: 'quiz' }, submit({ take: 1 }), { known })).toBe('locked')
    expect(judged({ kind: 'quiz' }, submit({ take: 2 }), { known })).toBe('stored')
  })
})

describe('protocol 5: an event that comes again', () => {
  test('is a duplicate and brings the line it is of, whatever has become of the sitting', () => {
    const known = [logged(submit({ response: 'a' }), 'locked')]
    for (const state of ['open', 'finished', 'closed', 'left'] as const)
      expect(judgeEvent({ sitting: sitting({ kind: 'olympic', state }), known, event: submit(), now: 6_000 })).toEqual({
        status: 'duplicate',
        lateSync: false,
        logged: known[0],
      })
  })

  test('may carry a better clock, and comes back from the database with its keys in another order', () => {
    const known = [logged(event({ item: 'q2', response: { a: 1, b: 2 } }))]
    expect(judged({}, event({ item: 'q2', response: { b: 2, a: 1 }, clientAt: 7_000 }), { known })).toBe('duplicate')
  })

  test.each<Partial<SittingEvent>>([
    { response: 'b' },
    { item: 'q2' },
    { seq: 2 },
    { device: 'two' },
    { take: 1 },
    { kind: 'submit' },
  ])('with %j changed is refused, so that no answer is taken for saved that is not', (change) => {
    expect(judged({}, event(change), { known: [logged(event())] })).toBe('refused ID_TAKEN')
  })
})

describe('protocol 5: one event is refused alone', () => {
  test.each<[string, Partial<JudgedSitting>, SittingEvent]>([
    ['UNKNOWN_ITEM', {}, event({ item: 'q9' })],
    ['BAD_RESPONSE', {}, event({ response: { picked: 'of q2' } })],
    ['WRONG_KIND', {}, submit()],
    ['WRONG_KIND', { kind: 'plain' }, submit()],
    ['WRONG_KIND', { kind: 'olympic' }, event()],
    ['BAD_TAKE', { kind: 'quiz' }, submit()],
    ['BAD_TAKE', { kind: 'unit' }, submit({ take: 1 })],
  ])('as %s', (code, change, what) => {
    expect(judged(change, what)).toBe(`refused ${code}`)
  })
})

describe('protocol 5: the end of a sitting', () => {
  const at = (clientAt: number) => event({ clientAt })

  test('before the deadline the moment of the client is not asked', () => {
    expect(judged({ deadlineAt }, at(deadlineAt + 1), { now: deadlineAt - 1 })).toBe('stored')
  })

  test.each<[string, Partial<JudgedSitting>]>([
    ['not closed yet', { state: 'open' }],
    ['closed', { state: 'closed' }],
    ['finished by the end of the time', { state: 'finished', finishedAt: deadlineAt }],
  ])('%s: what was given before the deadline counts within the late window, and says so', (_, change) => {
    const of = (clientAt: number, now: number) => judged({ deadlineAt, ...change }, at(clientAt), { now })
    expect(of(deadlineAt - 1, deadlineAt)).toBe('stored lateSync')
    expect(of(deadlineAt - 1, deadlineAt + lateSyncWindow)).toBe('stored lateSync')
    expect(of(deadlineAt - 1, deadlineAt + lateSyncWindow + 1)).toBe('late')
    expect(of(deadlineAt, deadlineAt + 1)).toBe('late')
  })

  test('after a hand-in before the deadline nothing counts, before or after the deadline', () => {
    const finished = { state: 'finished', deadlineAt, finishedAt: 6_000 } as const
    for (const now of [7_000, deadlineAt, deadlineAt + 1]) expect(judged(finished, at(5_000), { now })).toBe('late')
  })

  test('without a deadline everything after the hand-in is late', () => {
    expect(judged({ state: 'finished', finishedAt: 6_000 }, at(5_000), { now: 7_000 })).toBe('late')
  })

  test('a sitting that was left takes nothing that counts', () => {
    for (const now of [7_000, deadlineAt + 1])
      expect(judged({ state: 'left', deadlineAt }, at(5_000), { now })).toBe('late')
  })

  test('D21 an answer that arrives late does not unseat the one that counts', () => {
    const known = [logged(submit({ id: 'e0' }))]
    expect(judged({ kind: 'unit', state: 'closed', deadlineAt }, submit(), { known, now: deadlineAt + 1 })).toBe(
      'locked',
    )
  })
})

describe('protocol 5: a moment before the sitting had started', () => {
  const given = (clientAt: number, change: Partial<JudgedSitting> = {}, now = 6_000) => {
    const judgement = judgeEvent({ sitting: sitting(change), known: [], event: event({ clientAt }), now })
    return [judgement.status, 'clientAt' in judgement ? judgement.clientAt : null]
  }

  test('is judged as the start; every later one stays what it is', () => {
    for (const clientAt of [0, 999, 1_000]) expect(given(clientAt)).toEqual(['stored', 1_000])
    expect(given(1_001)).toEqual(['stored', 1_001])
    expect(given(9_000_000)).toEqual(['stored', 9_000_000])
  })

  test('is the start too where the answer does not count, or counts late', () => {
    expect(given(0, { state: 'left' })).toEqual(['late', 1_000])
    expect(given(0, { state: 'closed', deadlineAt }, deadlineAt + 1)).toEqual(['stored', 1_000])
  })

  test('is not before the deadline of a sitting that started at it', () => {
    expect(given(0, { state: 'closed', startedAt: deadlineAt, deadlineAt }, deadlineAt + 1)).toEqual([
      'late',
      deadlineAt,
    ])
  })
})
