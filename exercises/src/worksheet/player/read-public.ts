import * as z from 'zod/mini'
import type { PublicDocument, PublicZone } from '../document/public.ts'
import { isMode, zoneModes } from '../zones/modes.ts'

const number = z.number()

const placed = z.object({
  id: z.string(),
  mode: z.string(),
  left: number,
  top: number,
  width: number,
  height: number,
  angle: number,
  group: z.string(),
})

const schema = z.object({
  version: z.literal(1),
  revision: number,
  width: number,
  pages: z.array(z.object({ url: z.string(), url2x: z.string(), height: number.check(z.positive()) })),
  ExerciseData: z.array(z.unknown()),
})

/** A zone with what its mode shows; nothing for what is none. */
const readZone = (value: unknown): PublicZone[] => {
  const zone = placed.safeParse(value)
  if (!zone.success) return []
  const { mode, ...place } = zone.data
  if (!isMode(mode)) return []
  const fields = zoneModes[mode].shown.schema.safeParse(value)
  return fields.success ? [{ ...place, mode, ...fields.data }] : []
}

/** The public worksheet that the server sent or this device kept; undefined for anything else, which is never drawn. */
export const readPublicDocument = (value: unknown): PublicDocument | undefined => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) return undefined
  const ExerciseData = parsed.data.ExerciseData.flatMap(readZone)
  return ExerciseData.length < parsed.data.ExerciseData.length ? undefined : { ...parsed.data, ExerciseData }
}
