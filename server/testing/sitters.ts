import { randomUUID } from 'node:crypto'
import type { Answer, Caller } from './caller.ts'

/** Events as a client makes them; what a test does not say is made up. */
export type MadeEvent = { id: string; item: string; seq: number; kind: 'draft' | 'submit'; response: unknown }

/** A client of one sitting: it numbers its events and speaks the calls of docs/protocol.md 5. */
export const sitter = (caller: Caller, clock: { now(): Date }, device = 'tablet-1') => {
  let seq = 0
  const event = (
    item: string,
    response: unknown,
    more: Partial<{ id: string; seq: number; kind: 'draft' | 'submit'; clientAt: number }> = {},
  ) => {
    seq = more.seq ?? seq + 1
    return {
      id: randomUUID(),
      item,
      seq,
      kind: 'draft' as 'draft' | 'submit',
      response,
      clientAt: clock.now().getTime(),
      device,
      ...more,
    }
  }
  const one = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    return { status, code: body.code, row: body.result as Row | null }
  }
  return {
    caller,
    draft: (item: string, response: unknown, more = {}) => event(item, response, more),
    submit: (item: string, response: unknown, more = {}) => event(item, response, { kind: 'submit', ...more }),
    start: (input: object, sittingId: string = randomUUID()) =>
      one(caller.call('SITTING_Start', { sittingId, ...input }, 'query/first')),
    append: (sittingId: string, events: readonly unknown[]) =>
      one(caller.call('SITTING_Append', { sittingId, events }, 'query/first')),
    finish: (sittingId: string, key: string = randomUUID()) =>
      one(caller.call('SITTING_Finish', { sittingId, key }, 'query/first')),
    get: (sittingId: string) => one(caller.call('SITTING_Get', { sittingId }, 'query/first')),
    history: async (parameters: object = {}) => {
      const { status, body } = await caller.call('SITTING_History', parameters)
      return { status, rows: (body.results ?? []) as Row[] }
    },
  }
}
/** A row of any of these calls, as JSON says it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
type Row = Record<string, any>
