import { expect, test } from 'vitest'
import { effective } from './effective.ts'
import type { LoggedEvent } from './envelope.ts'
import { largestSeq } from './events.ts'
import { isOutdone, lastWords } from './last-word.ts'

type Line = LoggedEvent & { serverAt: number }

const line = (change: Partial<Line>): Line => ({
  id: 'e1',
  item: 'q1',
  seq: 1,
  kind: 'draft',
  response: null,
  clientAt: 0,
  device: 'phone',
  status: 'stored',
  lateSync: false,
  serverAt: 1_000,
  ...change,
})

const added = (before: readonly Line[], fresh: readonly Line[], kind: 'worksheet' | 'olympic' = 'worksheet') => {
  const log = [...before, ...fresh]
  let made = 0
  return lastWords({
    kind,
    before: effective(kind, before),
    fresh,
    maxSeq: Math.max(...log.map(({ seq }) => seq)),
    now: 2_000,
    newId: () => `again ${++made}`,
  })
}
const told = (lines: readonly Line[]) => lines.map(({ id, response, device, seq }) => [id, response, device, seq])

test('D21 protocol 5: a later draft with a lower seq is put in once more, above all others, as it was given', () => {
  const before = [line({ id: 'a', seq: 7, clientAt: 10, response: 'phone' })]
  const later = line({ id: 'b', seq: 5, clientAt: 20, device: 'computer', response: 'computer', serverAt: 30 })
  expect(added(before, [later])).toEqual([{ ...later, id: 'again 1', seq: 8, repeats: 5, serverAt: 2_000 }])
})

test('D21 protocol 5: a tie goes to what was given later, whatever the names of the devices', () => {
  for (const [first, second] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const log = [line({ id: 'x', device: first, clientAt: 10 }), line({ id: 'y', device: second, clientAt: 20 })]
    const all = [...log, ...added(log.slice(0, 1), log.slice(1))]
    expect(effective('worksheet', all).get('q1')?.device).toBe(second)
    const other = [...log, ...added(log.slice(1), log.slice(0, 1))]
    expect(effective('worksheet', other).get('q1')?.device).toBe(second)
  }
})

test('D21 protocol 5: what comes late with a higher seq, though it was given before, leaves what counts', () => {
  const before = [line({ id: 'b', seq: 2, clientAt: 20, device: 'computer', response: 'computer' })]
  const fresh = [5, 6, 7].map((seq) => line({ id: `a${seq}`, seq, clientAt: seq }))
  expect(told(added(before, fresh))).toEqual([['again 1', 'computer', 'computer', 8]])
})

test('protocol 5: equal moments go by the order, and one device by its own order whatever its clock says', () => {
  expect(added([line({ id: 'a', seq: 7 })], [line({ id: 'b', seq: 5, device: 'computer' })])).toEqual([])
  expect(added([line({ id: 'a', clientAt: 90 })], [line({ id: 'b', seq: 2, clientAt: 10 })])).toEqual([])
  const fresh = [line({ id: 'a', seq: 8, clientAt: 90 }), line({ id: 'b', seq: 9, clientAt: 30 })]
  const before = [line({ id: 'c', seq: 10, clientAt: 20, device: 'computer' })]
  expect(told(added(before, fresh))).toEqual([['again 1', null, 'phone', 11]])
  expect(added(before, fresh)[0]?.clientAt).toBe(30)
})

test('protocol 5: what a device writes after an answer that was put in once more is newer, though it knows of no such number', () => {
  const again = line({ id: 'a', seq: 9, repeats: 4, clientAt: 50 })
  for (const [id, seq] of [
    ['0', 5],
    ['0', 9],
    ['z', 9],
  ] as const) {
    const next = line({ id, seq, clientAt: 40, response: 'next' })
    const all = [again, next, ...added([again], [next])]
    expect(effective('worksheet', all).get('q1')?.response).toBe('next')
  }
  // and what it wrote before stays older
  expect(added([again], [line({ id: 'old', seq: 3, clientAt: 60 })])).toEqual([])
  // once more, it still says its first number
  const beaten = added([again], [line({ id: 'b', seq: 12, clientAt: 10, device: 'computer' })])
  expect(beaten).toMatchObject([{ seq: 13, repeats: 4, device: 'phone' }])
})

test('protocol 5: a date that runs ahead counts for no more than the arrival, also after it was put in once more', () => {
  const ahead = line({ id: 'a', seq: 1, clientAt: 9_000_000, serverAt: 500 })
  expect(added([line({ id: 'b', seq: 3, clientAt: 100, device: 'computer' })], [ahead])[0]?.clientAt).toBe(500)
  expect(added([ahead], [line({ id: 'b', seq: 3, clientAt: 600, device: 'computer' })])).toEqual([])
})

test('protocol 5: each item by itself, each with its own number, and nothing of what is late', () => {
  const before = ['q1', 'q2'].map((item) => line({ id: item, item, seq: 9, clientAt: 10 }))
  const fresh = ['q1', 'q2', 'q3'].map((item) => line({ id: `${item}b`, item, clientAt: 20, device: 'computer' }))
  expect(told(added(before, fresh)).map(([id, , , seq]) => [id, seq])).toEqual([
    ['again 1', 10],
    ['again 2', 11],
  ])
  expect(
    added(
      before,
      fresh.map((one): Line => ({ ...one, status: 'late' })),
    ),
  ).toEqual([])
})

test('D21 with feedback nothing is put in, and where no number is left neither', () => {
  const before = [line({ id: 'a', seq: 7, clientAt: 10 })]
  const fresh = [line({ id: 'b', seq: 5, clientAt: 20, device: 'computer' })]
  expect(added(before, fresh, 'olympic')).toEqual([])
  expect(added([line({ id: 'a', seq: largestSeq })], fresh)).toEqual([])
})

test('protocol 5: outdone is a draft where another device counts', () => {
  const phone = line({ id: 'a' })
  expect(isOutdone(line({ id: 'b', device: 'computer' }), phone)).toBe(true)
  expect(isOutdone(line({ id: 'b', seq: 2 }), phone)).toBe(false)
  expect(isOutdone(undefined, phone)).toBe(false)
  expect(isOutdone(line({ id: 'b', device: 'computer', kind: 'submit' }), phone)).toBe(false)
})
