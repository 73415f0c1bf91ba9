import { describe, expect, test } from 'vitest'
import { givesFeedback } from './behaviours.ts'
import { envelopeSchema, readEvent } from './envelope.ts'
import { appendAnswerSchema, maxEvents } from './events.ts'

const id = '0b8f0b52-6d0c-4a5e-9f0e-2f6f4f1c7a01'
const event = { id, item: 'q1', seq: 3, kind: 'draft', response: { picked: 'a' }, clientAt: 1_000, device: 'tab-1' }

describe('protocol 5: an envelope', () => {
  test('carries at most 100 events and is not asked what they are', () => {
    const of = (count: number) => envelopeSchema.safeParse({ sittingId: id, events: Array(count).fill('anything') })
    expect(of(0).success).toBe(true)
    expect(of(maxEvents).success).toBe(true)
    expect(of(maxEvents + 1).success).toBe(false)
  })

  test.each([[null], [{}], [{ sittingId: id }], [{ sittingId: 'x', events: [] }], [{ sittingId: id, events: {} }]])(
    '%j is broken',
    (value) => {
      expect(envelopeSchema.safeParse(value).success).toBe(false)
    },
  )
})

describe('protocol 5: an event', () => {
  test('is read as it was sent, with and without a take', () => {
    expect(readEvent(event)).toEqual({ event })
    expect(readEvent({ ...event, take: 2 })).toEqual({ event: { ...event, take: 2 } })
  })

  test.each<[string, Record<string, unknown>]>([
    ['a kind that there is not', { kind: 'delete' }],
    ['no response', { response: undefined }],
    ['a fraction as seq', { seq: 1.5 }],
    ['a seq below 0', { seq: -1 }],
    ['a seq that its column cannot hold', { seq: 2_147_483_648 }],
    ['take 0', { take: 0 }],
    ['an item without a name', { item: '' }],
    ['a moment as text', { clientAt: '2026-01-01' }],
    ['a device that places could order differently', { device: 'caf\u00e9' }],
  ])('with %s is refused under its id, not thrown', (_, change) => {
    expect(readEvent({ ...event, ...change })).toEqual({ refused: { id } })
  })

  test('has one spelling of its id', () => {
    expect(readEvent({ ...event, id: id.toUpperCase() })).toEqual({ refused: { id: id.toUpperCase() } })
  })

  test.each([[null], [7], ['text'], [[]], [{}], [{ id: 7 }]])('%j is refused without a name', (value) => {
    expect(readEvent(value)).toEqual({ refused: { id: '' } })
  })
})

test('protocol 5: an answer of something else than the server is none', () => {
  const answer = { acks: [{ id, status: 'refused', code: 'A_LATER_CODE', added: 1 }], maxSeq: 3, serverNow: 5 }
  expect(appendAnswerSchema.safeParse(answer).data?.acks).toEqual([{ id, status: 'refused', code: 'A_LATER_CODE' }])
  for (const value of ['<html>', {}, { ...answer, acks: [{ id, status: 'ok' }] }, { ...answer, serverNow: undefined }])
    expect(appendAnswerSchema.safeParse(value).success).toBe(false)
})

test('protocol 5: olympic, unit and quiz give feedback, worksheet and plain do not', () => {
  expect((['olympic', 'unit', 'quiz', 'worksheet', 'plain'] as const).filter(givesFeedback)).toEqual([
    'olympic',
    'unit',
    'quiz',
  ])
})
