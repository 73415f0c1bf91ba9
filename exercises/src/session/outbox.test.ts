import { describe, expect, test } from 'vitest'
import { settledOutbox } from './clock/settled-outbox.ts'
import type { SittingEvent } from './envelope.ts'
import type { Ack } from './events.ts'
import {
  emptyOutbox,
  isDoubtful,
  nextCall,
  type Outbox,
  type OutboxAction,
  outboxReducer,
  sendWait,
  shown,
  triesRoomAgain,
  waitOf,
  withoutRoom,
} from './outbox.ts'

const after = (actions: readonly OutboxAction[], from: Outbox = emptyOutbox('new', 'one')): Outbox =>
  actions.reduce(outboxReducer, from)

const start: OutboxAction = { type: 'started', sittingId: 'new', highestSeq: 0, earlier: null }

const given = (id: string, change: Partial<Extract<OutboxAction, { type: 'record' }>> = {}): OutboxAction => ({
  type: 'record',
  typed: false,
  id,
  item: 'q1',
  kind: 'draft',
  response: id,
  clientAt: 1_000,
  ...change,
})
const typed = (id: string, change: Partial<Extract<OutboxAction, { type: 'record' }>> = {}) =>
  given(id, { typed: true, ...change })

const acks = (status: Ack['status'], ...ids: string[]): OutboxAction => ({
  type: 'acknowledged',
  acks: ids.map((id) => ({ id, status })),
  maxSeq: 0,
})

const queued = ({ queue }: Outbox) => queue.map(({ event }) => `${event.id} ${event.seq}`)
const batch = (outbox: Outbox) => {
  const next = nextCall(outbox)
  return next?.call === 'append' ? next.events.map(({ id }) => id) : next?.call
}

describe('protocol 6 D51: what was said', () => {
  const said = (id: string) =>
    given(id, { response: { recording: `00000000-0000-4000-8000-00000000000${id}`, seconds: 3 } })

  test('leaves alone, so that its recording goes before it and nothing else waits for that', () => {
    const outbox = after([start, given('a'), given('b'), said('1'), said('2'), given('c')])
    expect(batch(outbox)).toEqual(['a', 'b'])
    const gone = (...ids: string[]) => after([acks('stored', ...ids)], outbox)
    expect(batch(gone('a', 'b'))).toEqual(['1'])
    expect(batch(gone('a', 'b', '1'))).toEqual(['2'])
    expect(batch(gone('a', 'b', '1', '2'))).toEqual(['c'])
  })

  const refused = (...ids: string[]): OutboxAction => ({ type: 'noRoom', ids, chance: 0, retryAfter: 3_600_000 })

  test('without room today steps aside: other answers and the hand-in go first, then it is tried again', () => {
    const asked = after([start, said('1'), given('b'), said('2'), { type: 'handIn', key: 'k' }])
    expect(batch(asked)).toEqual(['1'])
    const aside = after([refused('1')], asked)
    expect(queued(aside)).toEqual(['1 1', 'b 2', '2 3'])
    expect([batch(aside), waitOf(aside), shown(aside)]).toEqual([['b'], sendWait, { state: 'waiting' }])
    const both = after([acks('stored', 'b'), refused('2')], aside)
    expect([batch(both), triesRoomAgain(both)]).toEqual(['finish', false])
    const handedIn = after([{ type: 'handedIn', finishedAt: 5 }], both)
    expect([batch(handedIn), triesRoomAgain(handedIn), waitOf(handedIn)]).toEqual([['1'], true, 3_600_000])
    expect(shown(handedIn)).toEqual({ state: 'noRoom' })
    expect(withoutRoom(handedIn).map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('that found room shows that there is room for the others: they go at once', () => {
    const aside = after([start, said('1'), said('2'), refused('1'), refused('2')])
    const sent = after([{ type: 'sent', ids: ['1'] }], aside)
    expect([withoutRoom(sent), triesRoomAgain(sent)]).toEqual([[], false])
    const stored = after([acks('stored', '1')], sent)
    expect([batch(stored), waitOf(stored)]).toEqual([['2'], sendWait])
    expect(shown(after([acks('stored', '2')], stored))).toEqual({ state: 'saved' })
  })

  test('without room waits a while where nobody says how long', () => {
    const aside = after([start, said('1'), { ...refused('1'), retryAfter: null } as OutboxAction])
    expect(waitOf(aside)).toBe(900_000)
  })

  test('is told by the id of its recording: no other answer waits', () => {
    const others: SittingEvent['response'][] = [null, 'recording', { recording: null, seconds: 0 }, { recording: 'x' }]
    for (const response of others)
      expect(batch(after([start, given('a', { response }), given('b', { response })]))).toEqual(['a', 'b'])
  })
})

describe('protocol 5: recording', () => {
  test('an event gets the highest seq seen and one more, and the device of the client', () => {
    const outbox = after([given('a'), { type: 'seqSeen', seq: 7 }, { type: 'seqSeen', seq: 3 }, given('b')])
    expect(queued(outbox)).toEqual(['a 1', 'b 8'])
    expect(outbox.queue[0]?.event.device).toBe('one')
  })

  test('the number of the server is seen with each answer and never lowers the own one', () => {
    const outbox = after([start, given('a'), { type: 'acknowledged', acks: [], maxSeq: 20 }, given('b')])
    expect(queued(after([{ type: 'acknowledged', acks: [], maxSeq: 2 }, given('c')], outbox))).toEqual([
      'a 1',
      'b 21',
      'c 22',
    ])
  })

  test('typed text replaces the unsent draft of its item, and nothing else', () => {
    const outbox = after([typed('a'), typed('other', { item: 'q2' }), given('tap'), typed('b')])
    expect(queued(outbox)).toEqual(['other 2', 'tap 3', 'b 4'])
    expect(queued(after([{ type: 'sent', ids: ['b'] }, typed('c')], outbox))).toEqual([
      'other 2',
      'tap 3',
      'b 4',
      'c 5',
    ])
  })

  test('a submit and the draft of another take are never replaced', () => {
    expect(queued(after([typed('a', { kind: 'submit' }), typed('b')]))).toEqual(['a 1', 'b 2'])
    expect(queued(after([typed('a', { take: 1 }), typed('b', { take: 2 })]))).toEqual(['a 1', 'b 2'])
  })
})

describe('protocol 5: sending', () => {
  test('the start goes first, then the events in order, then the hand-in', () => {
    const outbox = after([given('a'), given('b'), { type: 'handIn', key: 'k' }])
    expect(nextCall(outbox)).toEqual({ call: 'start', sittingId: 'new' })
    const open = after([start], outbox)
    expect(batch(open)).toEqual(['a', 'b'])
    const empty = after([acks('stored', 'b', 'a')], open)
    expect(nextCall(empty)).toEqual({ call: 'finish', sittingId: 'new', key: 'k' })
    expect(nextCall(after([{ type: 'handedIn', finishedAt: 9_000 }], empty))).toBeNull()
  })

  test('at most 100 events leave at once, the oldest first', () => {
    const ids = Array.from({ length: 130 }, (_, index) => `e${index}`)
    const outbox = after([start, ...ids.map((id) => given(id))])
    expect(batch(outbox)).toEqual(ids.slice(0, 100))
    expect(batch(after([acks('stored', ...ids.slice(0, 100))], outbox))).toEqual(ids.slice(100))
  })

  test('what has no ack stays, also when it has left; an ack of something unknown changes nothing', () => {
    const outbox = after([start, given('a'), given('b'), { type: 'sent', ids: ['a', 'b'] }, acks('stored', 'a', 'zz')])
    expect(batch(outbox)).toEqual(['b'])
    expect(outbox.apart).toEqual([])
  })

  test('two presses of hand-in are one, with the first key', () => {
    const outbox = after([start, { type: 'handIn', key: 'first' }, { type: 'handIn', key: 'second' }])
    expect(nextCall(outbox)).toEqual({ call: 'finish', sittingId: 'new', key: 'first' })
    expect(outbox.delay).toBe(0)
  })

  test('a batch refused as a whole is halved until the event that spoils it is alone, which is set apart', () => {
    let outbox = after([start, ...['a', 'b', 'bad', 'd'].map((id) => given(id))])
    const sent: unknown[] = []
    for (let call = batch(outbox); Array.isArray(call); call = batch(outbox)) {
      sent.push(call.join(' '))
      outbox = after(
        [call.includes('bad') ? { type: 'rejected', ids: call, code: 'BAD_BODY' } : acks('stored', ...call)],
        outbox,
      )
    }
    expect(sent).toEqual(['a b bad d', 'a b', 'bad d', 'bad', 'd'])
    expect(outbox.apart.map(({ event, status, code }) => [event.id, status, code])).toEqual([
      ['bad', 'refused', 'BAD_BODY'],
    ])
  })
})

describe('protocol 5: what does not count is kept apart', () => {
  test('refused with its code, late and locked; stored and duplicate are done', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const outbox = after([
      start,
      ...ids.map((id) => given(id)),
      acks('stored', 'a'),
      acks('duplicate', 'b'),
      acks('late', 'c'),
      acks('locked', 'd'),
      { type: 'acknowledged', acks: [{ id: 'e', status: 'refused', code: 'UNKNOWN_ITEM' }], maxSeq: 0 },
      { type: 'acknowledged', acks: [{ id: 'f', status: 'duplicate', logged: 'late' }], maxSeq: 0 },
    ])
    expect(outbox.queue).toEqual([])
    expect(outbox.apart.map(({ event, status, code }) => [event.id, status, code])).toEqual([
      ['c', 'late', null],
      ['d', 'locked', null],
      ['e', 'refused', 'UNKNOWN_ITEM'],
      ['f', 'late', null],
    ])
  })
})

describe('protocol 5: retrying', () => {
  const failed = (retryAfter: number | null): OutboxAction => ({ type: 'failed', chance: 0, retryAfter })

  test('sending waits 500 ms, longer after each failure, as long as Retry-After says, and 500 ms after an answer', () => {
    const outbox = after([start, given('a')])
    expect(outbox.delay).toBe(sendWait)
    expect(after([failed(null), failed(null), failed(null)], outbox).delay).toBe(2_000)
    expect(after([failed(null), failed(60_000)], outbox).delay).toBe(60_000)
    expect(after([failed(null), acks('stored', 'a')], outbox)).toMatchObject({ delay: sendWait, failures: 0 })
  })

  test('a press of hand-in does not shorten a wait that the server asked for', () => {
    expect(after([start, failed(60_000), { type: 'handIn', key: 'k' }]).delay).toBe(60_000)
  })

  test('a failure takes nothing out of the queue', () => {
    expect(batch(after([start, given('a'), { type: 'sent', ids: ['a'] }, failed(null)]))).toEqual(['a'])
  })
})

describe('protocol 5: a sitting that the server will not have', () => {
  const refused: OutboxAction = { type: 'refused', code: 'NO_ATTEMPTS_LEFT' }

  test('a refused start sends nothing more, keeps its code and everything that waits', () => {
    const outbox = after([given('a'), { type: 'handIn', key: 'k' }, refused, given('b')])
    expect(nextCall(outbox)).toBeNull()
    expect(outbox.refusal).toBe('NO_ATTEMPTS_LEFT')
    expect(queued(outbox)).toEqual(['a 1', 'b 2'])
    expect(shown(outbox)).toEqual({ state: 'waiting' })
  })

  test('asked again it goes on where it stood, without the waits of before', () => {
    const before = after([given('a'), { type: 'failed', chance: 0, retryAfter: 60_000 }, refused])
    const again = after([{ type: 'tryAgain' }], before)
    expect(nextCall(again)).toEqual({ call: 'start', sittingId: 'new' })
    expect(again).toMatchObject({ refusal: null, delay: sendWait, failures: 0 })
    expect(batch(after([start, refused, { type: 'tryAgain' }], after([given('a')])))).toEqual(['a'])
  })
})

describe('protocol 5: another sitting of the paper was open', () => {
  const moved: OutboxAction = { type: 'started', sittingId: 'open', highestSeq: 40, earlier: null }

  test('the queue goes to it in its order, numbered above what it has, under the same event ids', () => {
    const outbox = after([given('a'), given('b'), moved, given('c')])
    expect(outbox.sittingId).toBe('open')
    expect(queued(outbox)).toEqual(['a 41', 'b 42', 'c 43'])
  })

  test('what this device still held of it goes first, and what was set apart is kept', () => {
    const earlier = after([
      { ...start, sittingId: 'open' },
      given('x'),
      given('y'),
      acks('late', 'x'),
      { type: 'seqSeen', seq: 50 },
    ])
    const outbox = after([given('a'), { ...moved, earlier }])
    expect(queued(outbox)).toEqual(['y 2', 'a 51'])
    expect(outbox.apart.map(({ event }) => event.id)).toEqual(['x'])
    expect(outbox.highestSeq).toBe(51)
  })

  test('the own sitting keeps the numbers that its events have', () => {
    expect(queued(after([given('a'), { ...start, highestSeq: 40 }, given('b')]))).toEqual(['a 1', 'b 41'])
  })
})

describe('protocol 5: what the pupil sees', () => {
  test('saved only when the server has everything, handed in only with the receipt', () => {
    const states: unknown[] = []
    const steps: OutboxAction[] = [
      start,
      given('a'),
      { type: 'sent', ids: ['a'] },
      { type: 'failed', chance: 0, retryAfter: null },
      acks('stored', 'a'),
      { type: 'handIn', key: 'k' },
      { type: 'handedIn', finishedAt: 9_000 },
    ]
    steps.reduce(
      (outbox, action) => {
        const next = outboxReducer(outbox, action)
        states.push(shown(next))
        return next
      },
      emptyOutbox('new', 'one'),
    )
    expect(states).toEqual([
      { state: 'saved' },
      { state: 'waiting' },
      { state: 'waiting' },
      { state: 'waiting' },
      { state: 'saved' },
      { state: 'waiting' },
      { state: 'handedIn', at: 9_000 },
    ])
  })
})

test('H162 an answer that was given while the time was doubtful gets its moment when the time is told, and leaves with it', () => {
  const outbox = after([start, given('a'), given('b', { doubtful: true })])
  expect(isDoubtful(outbox)).toBe(true)
  const settled = settledOutbox(outbox, (moment) => moment - 300)
  expect(isDoubtful(settled)).toBe(false)
  const next = nextCall(settled)
  expect(next?.call === 'append' && next.events.map(({ id, clientAt }) => `${id} ${clientAt}`)).toEqual([
    'a 1000',
    'b 700',
  ])
  expect(next?.call === 'append' && next.events.every((event) => !('doubtful' in event))).toBe(true)
})
