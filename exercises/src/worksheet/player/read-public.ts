import * as z from 'zod/mini'
import { modes } from '../document/document.ts'
import type { PublicDocument } from '../document/public.ts'

const number = z.number()

const schema = z.object({
  version: z.literal(1),
  revision: number,
  width: number,
  pages: z.array(z.object({ url: z.string(), url2x: z.string(), height: number.check(z.positive()) })),
  ExerciseData: z.array(
    z.object({
      id: z.string(),
      mode: z.enum(modes),
      left: number,
      top: number,
      width: number,
      height: number,
      angle: number,
      group: z.string(),
      text: z.string(),
      pick: z.optional(number),
      options: z.optional(z.array(z.string())),
    }),
  ),
})

/** The public worksheet that the server sent or this device kept; undefined for anything else, which is never drawn. */
export const readPublicDocument = (value: unknown): PublicDocument | undefined => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}
