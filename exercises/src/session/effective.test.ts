import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SittingKind } from './behaviours.ts'
import { effective, effectiveByTake } from './effective.ts'
import type { LoggedEvent } from './envelope.ts'

const line = (change: Partial<LoggedEvent>): LoggedEvent => ({
  id: 'e1',
  item: 'q1',
  seq: 1,
  kind: 'draft',
  response: null,
  clientAt: 0,
  device: 'one',
  status: 'stored',
  lateSync: false,
  ...change,
})
const submit = (change: Partial<LoggedEvent>) => line({ kind: 'submit', ...change })

const ids = (kind: SittingKind, log: readonly LoggedEvent[]) =>
  Object.fromEntries([...effective(kind, log)].map(([item, { id }]) => [item, id]))

test('D21 of drafts the highest seq counts, whenever it arrived; ties go by device', () => {
  expect(ids('worksheet', [line({ id: 'new', seq: 5 }), line({ id: 'old', seq: 4 })])).toEqual({ q1: 'new' })
  expect(ids('plain', [line({ id: 'b', device: 'two' }), line({ id: 'a', device: 'one' })])).toEqual({ q1: 'b' })
  expect(ids('plain', [line({ id: 'x' }), line({ id: 'y', item: 'q2' })])).toEqual({ q1: 'x', q2: 'y' })
})

test('protocol 5: what is late or locked does not count, what was synchronised late does', () => {
  const log = [line({ id: 'a' }), line({ id: 'b', seq: 9, status: 'late' })]
  expect(ids('worksheet', log)).toEqual({ q1: 'a' })
  expect(ids('worksheet', [...log, line({ id: 'c', seq: 2, lateSync: true })])).toEqual({ q1: 'c' })
  expect(ids('olympic', [submit({ id: 'a', status: 'locked' })])).toEqual({})
})

test('D21 with feedback the first stored submit counts, also against a higher seq', () => {
  expect(ids('unit', [submit({ id: 'first', seq: 1 }), submit({ id: 'second', seq: 9 })])).toEqual({ q1: 'first' })
})

test('protocol 5: of a quiz the highest take of each item counts, and every take can be read', () => {
  const log = [
    submit({ id: 'c', take: 3 }),
    submit({ id: 'a', take: 1 }),
    submit({ id: 'd', take: 1, item: 'q2' }),
    submit({ id: 'late', take: 4, status: 'late' }),
  ]
  expect(ids('quiz', log)).toEqual({ q1: 'c', q2: 'd' })
  expect(effectiveByTake('quiz', log).get(1)?.get('q1')?.id).toBe('a')
  expect([...effectiveByTake('quiz', log).keys()].sort()).toEqual([1, 3])
})

const drafts = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    item: fc.constantFrom('q1', 'q2', 'q3'),
    seq: fc.nat(5),
    device: fc.constantFrom('one', 'two'),
    status: fc.constantFrom('stored' as const, 'late' as const),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
)

test('D21 the same log of drafts in any order of arrival gives the same answers', () => {
  fc.assert(
    fc.property(
      drafts.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
      ([one, other]) => {
        expect(ids('worksheet', other.map(line))).toEqual(ids('worksheet', one.map(line)))
      },
    ),
  )
})
