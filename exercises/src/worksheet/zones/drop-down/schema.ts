import * as z from 'zod/mini'

/** A drop-down zone with its key: options separated by '|', an asterisk before or behind the right one (B-243, B-244). */
export const zoneSchema = z.object({ id: z.string(), text: z.string() })
export type DropDownZone = z.infer<typeof zoneSchema>

/** What a pupil receives: the options without asterisk, in stored order (D32). */
export type PublicDropDown = { readonly id: string; readonly options: readonly string[] }

/** The text of the chosen option; '' while none is. */
export const responseSchema = z.string()
export type DropDownResponse = z.infer<typeof responseSchema>

/** Why a list keeps a worksheet from being given. */
export type DropDownReason = 'no-right-option' | 'only-option'

/** What a pupil receives of a list beside its place. */
export const publicZoneSchema = z.object({
  text: z.literal(''),
  options: z._default(z.readonly(z.array(z.string())), []),
})
export type PublicDropDownZone = z.infer<typeof publicZoneSchema>
