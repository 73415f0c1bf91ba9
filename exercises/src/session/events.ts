import * as z from 'zod/mini'
import { verdictSchema, whyShape } from './verdict.ts'

/**
 * The events of a sitting as browser and server exchange them (docs/protocol.md 5). Moments are milliseconds since 1970
 * UTC.
 */

/** How many events one envelope carries at most. */
export const maxEvents = 100

/** The largest number that the column of `seq` holds. */
const largestSeq = 2_147_483_647
/** The largest number that the column of `take` holds. */
const largestTake = 32_767

const moment = z.int()

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
  clientAt: moment.check(z.minimum(0), z.maximum(lastMoment)),
  /** ASCII, so that every place orders devices alike */
  device: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
})
export type SittingEvent = z.infer<typeof event>

/** SITTING_Append. Its events are read one by one (readEvent): only what is broken here refuses all of them. */
export const envelopeSchema = z.object({
  sittingId: z.uuid(),
  events: z.array(z.unknown()).check(z.maxLength(maxEvents)),
})

/** Why one event is refused while its neighbours are stored; the client takes it out of the queue and shows it. */
export type EventRefusal = 'BAD_EVENT' | 'ID_TAKEN' | 'UNKNOWN_ITEM' | 'BAD_RESPONSE' | 'WRONG_KIND' | 'BAD_TAKE'

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

/** What the client reads of the answer; an answer that is not this one came from somewhere else and saves nothing. */
export const appendAnswerSchema = z.object({
  acks: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['stored', 'duplicate', 'locked', 'late', 'refused']),
      /** only with `refused`; a text, so that an older client also takes a reason that it does not know */
      code: z.optional(z.string()),
      /** only with `duplicate`: what the line in the log is, for the client that missed the first ack */
      logged: z.optional(z.enum(['stored', 'locked', 'late'])),
      verdict: z.optional(verdictSchema),
      ...whyShape,
    }),
  ),
  maxSeq: z.int(),
  serverNow: moment,
})
export type Ack = z.infer<typeof appendAnswerSchema>['acks'][number]

/** A line of the log: nothing in it is ever changed or removed. */
export type LoggedEvent = SittingEvent & {
  readonly status: 'stored' | 'locked' | 'late'
  /** given before the deadline, arrived after it, counted */
  readonly lateSync: boolean
}
