import * as z from 'zod/mini'
import { largestSeq, maxEvents } from './events.ts'

/** What the server reads of the events that a browser sends (docs/protocol.md 5): a browser does without it. */

/** The largest number that the column of `take` holds. */
const largestTake = 32_767

/** The last moment of the year 9999: what every database and every date holds. */
const lastMoment = 253_402_300_799_999

const event = z.object({
  /** lower case, so that one id has one spelling */
  id: z.uuid().check(z.lowercase()),
  /** the id of the question or zone that is answered */
  item: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Lamport counter: the highest that the client has seen in this sitting, and one more */
  seq: z.int().check(z.minimum(0), z.maximum(largestSeq)),
  kind: z.enum(['draft', 'submit']),
  /** in kind quiz only: which time the item is answered, from 1 */
  take: z.optional(z.int().check(z.minimum(1), z.maximum(largestTake))),
  response: z.json(),
  clientAt: z.int().check(z.minimum(0), z.maximum(lastMoment)),
  /** ASCII, so that every place orders devices alike */
  device: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
})
export type SittingEvent = z.infer<typeof event>

/** SITTING_Append. Its events are read one by one (readEvent): only what is broken here refuses all of them. */
export const envelopeSchema = z.object({
  sittingId: z.uuid(),
  events: z.array(z.unknown()).check(z.maxLength(maxEvents)),
})

export type ReadEvent = { readonly event: SittingEvent } | { readonly refused: { readonly id: string } }

const named = z.object({ id: z.string() })

/**
 * One event of an envelope. What is none is refused as BAD_EVENT under the id that it names, '' when it names none: acks
 * stand in the order of the events, so that also such a one is found again.
 */
export const readEvent = (value: unknown): ReadEvent => {
  const parsed = event.safeParse(value)
  if (parsed.success) return { event: parsed.data }
  const name = named.safeParse(value)
  return { refused: { id: name.success ? name.data.id : '' } }
}

/** A line of the log: nothing in it is ever changed or removed. */
export type LoggedEvent = SittingEvent & {
  readonly status: 'stored' | 'locked' | 'late'
  /** given before the deadline, arrived after it, counted */
  readonly lateSync: boolean
  /** the seq that its device gave it, where it was put in once more */
  readonly repeats?: number
}
