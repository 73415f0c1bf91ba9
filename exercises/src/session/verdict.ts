import * as z from 'zod/mini'
import type { Verdict } from '../contract.ts'

/** A verdict as it travels: the one shape of it, for what the server says, what the browser reads and what is kept. */
export const verdictSchema = z.object({
  correct: z.boolean(),
  right: z.int().check(z.minimum(0)),
  total: z.int().check(z.minimum(0)),
  /** right or wrong by the id of the part */
  parts: z.record(z.string(), z.boolean()),
}) satisfies z.ZodMiniType<Verdict>

/**
 * What a unit exercise tells beside a verdict where its solutions are shown (D20): a right response, and why it is right.
 */
export const whyShape = {
  right: z.optional(z.unknown()),
  explain: z.optional(z.object({ audioScript: z.string(), text: z.string() })),
}
