import * as z from 'zod/mini'
import { verdictSchema, whyShape } from './verdict.ts'

/**
 * The events of a sitting as browser and server exchange them (docs/protocol.md 5). Moments are milliseconds since 1970
 * UTC.
 */

/** How many events one envelope carries at most. */
export const maxEvents = 100

/** The largest number that the column of `seq` holds. */
export const largestSeq = 2_147_483_647

const moment = z.int()

/** Why one event is refused while its neighbours are stored; the client takes it out of the queue and shows it. */
export type EventRefusal = 'BAD_EVENT' | 'ID_TAKEN' | 'UNKNOWN_ITEM' | 'BAD_RESPONSE' | 'WRONG_KIND' | 'BAD_TAKE'

/**
 * What the server answers, and what the client reads of it; an answer that is not this one came from somewhere else and
 * saves nothing.
 */
export const appendAnswerSchema = z.object({
  acks: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['stored', 'duplicate', 'locked', 'late', 'refused']),
      /** only with `refused`; a text, so that an older client also takes a reason that it does not know */
      code: z.optional(z.string()),
      /** only with `duplicate`: what the line in the log is, for the client that missed the first ack */
      logged: z.optional(z.enum(['stored', 'locked', 'late'])),
      /** only of drafts: what counts for the item now was given on another device, and not before this one */
      outdone: z.optional(z.boolean()),
      /** where the kind gives feedback: the verdict on the response that counts for the item */
      verdict: z.optional(verdictSchema),
      ...whyShape,
    }),
  ),
  maxSeq: z.int(),
  serverNow: moment,
})
export type Ack = z.infer<typeof appendAnswerSchema>['acks'][number]
