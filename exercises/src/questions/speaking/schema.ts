import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { settings } from '../../shared/stored.ts'

/** How long one may speak, in seconds: what a question says, within these limits (D51). */
const usualSeconds = 60
const fewestSeconds = 5
/** At 16 kB a second, the most that a browser makes of speech, this stays below what the server takes. */
const maxSeconds = 120

/** A recorder stops a moment after it is told to. */
const overrun = 5

/** A number or a number as text; whatever is none, and what is outside of the limits, is the usual length. */
const seconds = z.pipe(
  z.transform((value: unknown) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    const fits = typeof read === 'number' && read >= fewestSeconds && read <= maxSeconds
    return fits ? Math.round(read) : usualSeconds
  }),
  z.int(),
)

/** A question as it is stored. What is said has no key; the explanation may hold an example of it. */
export const questionSchema = z.object({
  ...questionShape,
  settings: z.prefault(settings({ seconds: z.prefault(seconds, null) }), {}),
})
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the task, and how many seconds one may speak. */
export type PublicQuestion = PublicBase & { readonly seconds: number }

/**
 * `recording` is the id under which the sitting keeps what was said, a uuid in lower case that its browser gave, and null
 * while there is none; `seconds` is its length in whole seconds, at least 1.
 */
export const responseSchema = z.union([
  z.object({ recording: z.null(), seconds: z.literal(0) }),
  z.object({
    recording: z.string().check(z.lowercase(), z.uuid()),
    seconds: z.int().check(z.minimum(1), z.maximum(maxSeconds + overrun)),
  }),
])
export type Response = z.infer<typeof responseSchema>
