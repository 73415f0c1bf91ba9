import { largestBodyBytes } from '@phuong/domain/body-limits'
import { appendAnswerSchema, maxEvents } from '@phuong/exercises/session'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'
import { sittingId } from './shapes.ts'

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
  output: z.object(appendAnswerSchema.shape),
  handle: async ({ services, user, now }, { sittingId, events }) => ({
    rows: [await services.append({ user, now, sittingId, events })],
  }),
})
