import * as z from 'zod/mini'
import type { PublicGroup } from '../contract.ts'

/** Why a listening zone keeps a worksheet from being given. */
export type ListenReason = 'no-sound'

const sound = z.object({ id: z.string(), audioURL: z.string(), fileName: z.string() })

/** What a pupil receives of a listening zone beside its place: the address of its sound, and nothing of its file's name. */
export const publicZoneSchema = z.object({
  text: z.string(),
  data: z._default(z.object({ audio: z.nullable(sound) }), { audio: null }),
})
export type PublicListenZone = z.infer<typeof publicZoneSchema>
export type PublicListenGroup = PublicGroup<PublicListenZone>
