import * as z from 'zod/mini'

/** Why a group of words keeps a worksheet from being given. */
export type SelectWordReason = 'only-word'

/** What a pupil receives of a word beside its place: how many of its group are to be picked (B-253). */
export const publicZoneSchema = z.object({ text: z.literal(''), pick: z._default(z.number(), 0) })
export type PublicSelectWordZone = z.infer<typeof publicZoneSchema>
