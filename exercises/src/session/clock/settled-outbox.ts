import type { Outbox } from '../outbox.ts'

/** What is queued, once the server has told the time: what was doubtful has the moment that `settle` gives it (H162). */
export const settledOutbox = (outbox: Outbox, settle: (moment: number) => number): Outbox => ({
  ...outbox,
  queue: outbox.queue.map(({ doubtful = false, ...queued }) =>
    doubtful ? { ...queued, event: { ...queued.event, clientAt: settle(queued.event.clientAt) } } : queued,
  ),
})
