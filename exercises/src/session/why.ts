import * as z from 'zod/mini'

/**
 * What a unit exercise tells beside a verdict where its solutions are shown (D20): a right response, and why it is right.
 */
export const whyShape = {
  right: z.optional(z.unknown()),
  explain: z.optional(z.object({ audioScript: z.string(), text: z.string() })),
}
