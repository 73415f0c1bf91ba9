import * as z from 'zod/mini'

/** The fill-in zones of one group with their keys: the alternatives of a box, separated by '|' (B-241). */
export const groupSchema = z.object({
  id: z.string(),
  zones: z.readonly(z.array(z.object({ id: z.string(), text: z.string() })).check(z.minLength(1))),
})
export type WriteGroup = z.infer<typeof groupSchema>

/** What a pupil receives: the boxes, empty (D32). */
export type PublicWriteGroup = {
  readonly id: string
  readonly zones: readonly { readonly id: string; readonly text: '' }[]
}

/** What was typed, by the id of the box. */
export const responseSchema = z.record(z.string(), z.string())
export type WriteResponse = z.infer<typeof responseSchema>

/** Why a box keeps a worksheet from being given. */
export type WriteReason = 'no-answer'

/** What a pupil receives of a box beside its place. */
export const publicZoneSchema = z.object({ text: z.literal('') })
export type PublicWriteZone = z.infer<typeof publicZoneSchema>
