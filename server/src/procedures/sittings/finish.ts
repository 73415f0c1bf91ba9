import { z } from 'zod'
import { finishSitting } from '../../services/sittings/finish.ts'
import { defineProcedure } from '../define.ts'
import { receipt, sittingId } from './shapes.ts'

/**
 * Hands in an own sitting, once: the same key and any other key on a finished sitting answer the same receipt (H005 to
 * H007). Of assigned work it makes the answer record in the same transaction (B-227).
 * @throws NOT_FOUND for a sitting that is not the caller's
 * @throws KEY_REUSED when the key has handed in another sitting of the caller (R6)
 * @throws SITTING_LEFT when a new sitting has taken its place
 */
export const sittingFinish = defineProcedure({
  name: 'SITTING_Finish',
  kind: 'write',
  act: 'key',
  allow: 'authenticated',
  reserved: true,
  input: z.object({ sittingId, key: z.uuid() }),
  output: receipt,
  handle: async ({ db, user, now }, { sittingId, key }) => ({
    rows: [await finishSitting(db, { user, now, sittingId, key })],
  }),
})
