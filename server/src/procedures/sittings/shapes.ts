import { sittingKinds, sittingStates, startedKinds } from '@phuong/exercises/session'
import { z } from 'zod'

/** Shapes that the calls of a sitting share (docs/protocol.md 5). Moments are milliseconds since 1970 UTC. */

export const startedKind = z.enum(startedKinds)
export const sittingKind = z.enum(sittingKinds)
export const sittingState = z.enum(sittingStates)
export const moment = z.int()

/** Id of a sitting as its client makes it, in the one spelling that ids have. */
export const sittingId = z.uuid().transform((id) => id.toLowerCase())

/** A number from 1 to 5, also as text. */
export const classLevel = z
  .union([z.int(), z.string().regex(/^\s*[1-5]\s*$/)])
  .transform(Number)
  .pipe(z.int().min(1).max(5))

/** The code of a paper: text, also sent as a number. */
export const examinationCode = z.union([z.string().max(40), z.int()]).transform((code) => String(code).trim())

/** What a hand-in, or the end of the time, leaves behind. */
export const receipt = z.object({
  sittingId: z.string(),
  finishedAt: moment,
  /** how many items are answered */
  count: z.int(),
  /** sha256 hex of the responses that count */
  hash: z.string(),
  /** in the scale of the answer's Type; null where nothing is saved as an answer, or the score is not shown yet */
  Score: z.number().nullable(),
  Star: z.int().nullable(),
  /** handed in after the due date */
  late: z.boolean(),
  serverNow: moment,
})
