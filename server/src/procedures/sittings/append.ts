import { largestBodyBytes } from '@phuong/domain/body-limits'
import { maxEvents, verdictSchema, whyShape } from '@phuong/exercises/session'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'
import { moment, sittingId } from './shapes.ts'

/**
 * Puts events into the log of an own sitting, each judged alone and acknowledged in its place (docs/protocol.md 5):
 * what is acked as stored, locked, late or duplicate stands in the log for ever, what is refused does not.
 * @throws NOT_FOUND for a sitting that is not the caller's (H022)
 */
export const sittingAppend = defineProcedure({
  name: 'SITTING_Append',
  kind: 'write',
  allow: 'authenticated',
  reserved: true,
  // a class that answers at the same time shares transactions (services/sittings/append.ts)
  transaction: 'own',
  // so many answers of an offline device at once, texts among them
  maxBodyBytes: largestBodyBytes,
  input: z.object({ sittingId, events: z.array(z.unknown()).max(maxEvents) }),
  output: z.object({
    acks: z.array(
      z.object({
        id: z.string(),
        status: z.enum(['stored', 'duplicate', 'locked', 'late', 'refused']),
        /** only with `refused` */
        code: z.string().optional(),
        /** only with `duplicate`: what the line in the log is */
        logged: z.enum(['stored', 'locked', 'late']).optional(),
        /** only of drafts: what counts for the item now was given on another device, and not before this one */
        outdone: z.literal(true).optional(),
        /** where the kind gives feedback: the verdict on the response that counts for the item */
        verdict: z.optional(verdictSchema),
        ...whyShape,
      }),
    ),
    maxSeq: z.int(),
    serverNow: moment,
  }),
  handle: async ({ services, user, now }, { sittingId, events }) => ({
    rows: [await services.append({ user, now, sittingId, events })],
  }),
})
