import * as z from 'zod/mini'

/** The choice zones of one group with their keys: 'yes' for a right one (B-245). */
export const groupSchema = z.object({
  id: z.string(),
  zones: z.readonly(z.array(z.object({ id: z.string(), text: z.string() })).check(z.minLength(1))),
})
export type ChoiceGroup = z.infer<typeof groupSchema>

/** What a pupil receives: the boxes, empty, and how many of them are to be picked (D32). */
export type PublicChoiceGroup = {
  readonly id: string
  readonly zones: readonly { readonly id: string; readonly text: '' }[]
  readonly pick: number
}

/** Ids of the picked zones, oldest first. */
export const responseSchema = z.readonly(z.array(z.string()))
export type ChoiceResponse = z.infer<typeof responseSchema>

/** Why a group of boxes keeps a worksheet from being given. */
export type ChoiceReason = 'only-choice' | 'no-right-choice'

/** What a pupil receives of a box beside its place: how many of its group are to be picked. */
export const publicZoneSchema = z.object({ text: z.literal(''), pick: z._default(z.number(), 0) })
export type PublicChoiceZone = z.infer<typeof publicZoneSchema>
