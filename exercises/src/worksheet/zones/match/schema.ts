import * as z from 'zod/mini'

/** Why an end of a match keeps a worksheet from being given. */
export type MatchReason = 'lone-match'

/** What a pupil receives of an end of a match beside its place: neither its colour nor its text, which are the key. */
export const publicZoneSchema = z.object({ text: z.literal(''), countMatch: z._default(z.number(), 1) })
export type PublicMatchZone = z.infer<typeof publicZoneSchema>
