import { randomUUID } from 'node:crypto'
import {
  appendAnswerSchema,
  emptyOutbox,
  nextCall,
  type Outbox,
  type OutboxAction,
  outboxReducer,
} from '@phuong/exercises/session'
import { Caller } from './caller.ts'

/** A pupil's device as far as answers go: the product's own queue over HTTP, without a browser around it. */
export type QueueClient = {
  outbox(): Outbox
  /** puts an answer into the queue */
  record(item: string, response: unknown, kind: 'draft' | 'submit', clientAt: number): void
  handIn(): void
  /** sends the next thing once; @returns whether the server answered, null when there is nothing to send */
  step(): Promise<boolean | null>
  /** sends until nothing is left, however often the line fails. @throws when the line never lets anything through */
  drain(): Promise<void>
}

/** The most tries of one `drain`: a line that lets nothing through is a fault of the test. */
const maxTries = 10_000

/**
 * @param url where the product is, or a bad line to it
 * @param cookie of somebody who is signed in
 * @param start what SITTING_Start takes besides the id
 */
export const queueClient = (
  url: string,
  { cookie, start, device }: { cookie: string | null; start: Record<string, unknown>; device: string },
): QueueClient => {
  const caller = new Caller(url)
  caller.cookie = cookie
  let outbox = emptyOutbox(randomUUID(), device)
  const apply = (action: OutboxAction) => {
    outbox = outboxReducer(outbox, action)
  }
  const ask = async (name: string, parameters: unknown): Promise<Record<string, unknown>> => {
    const { status, body } = await caller.call(name, parameters, 'query/first')
    if (status !== 200) throw new Error(`${name} was answered with ${status}`)
    return body.result as Record<string, unknown>
  }
  const send = async (call: NonNullable<ReturnType<typeof nextCall>>): Promise<void> => {
    const { sittingId } = call
    if (call.call === 'start') {
      const answer = await ask('SITTING_Start', { sittingId, ...start })
      apply({
        type: 'started',
        sittingId: String(answer.sittingId),
        highestSeq: Number(answer.maxSeq),
        earlier: null,
      })
    } else if (call.call === 'append') {
      apply({ type: 'sent', ids: call.events.map(({ id }) => id) })
      const { acks, maxSeq } = appendAnswerSchema.parse(await ask('SITTING_Append', { sittingId, events: call.events }))
      apply({ type: 'acknowledged', acks, maxSeq })
    } else {
      const { finishedAt } = await ask('SITTING_Finish', { sittingId, key: call.key })
      apply({ type: 'handedIn', finishedAt: Number(finishedAt) })
    }
  }
  const step = async (): Promise<boolean | null> => {
    const call = nextCall(outbox)
    if (call === null) return null
    try {
      await send(call)
      return true
    } catch {
      // the line broke, or somebody else answered: the queue holds everything
      apply({ type: 'failed', chance: 0, retryAfter: null })
      return false
    }
  }
  return {
    outbox: () => outbox,
    record: (item, response, kind, clientAt) =>
      apply({ type: 'record', typed: false, id: randomUUID(), item, kind, response: response as never, clientAt }),
    handIn: () => apply({ type: 'handIn', key: randomUUID() }),
    step,
    drain: async () => {
      for (let tries = 0; tries < maxTries; tries += 1) if ((await step()) === null) return
      throw new Error('the line lets nothing through')
    },
  }
}
