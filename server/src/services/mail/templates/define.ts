import type { z } from 'zod'
import type { Letter } from '../letter/shape.ts'

/** One mail that the product writes: what it needs to know, and what it says. */
export type Template<Data extends z.ZodType = z.ZodType> = {
  readonly data: Data
  /** fields of the data that nobody but the receiver may read: they leave the row with the mail (outbox.ts) */
  readonly secrets: readonly string[]
  /** how long after it was written the mail is of use, milliseconds; null for ever */
  readonly goodForMs: number | null
  /** @param writtenAt when the mail was put into the outbox */
  write(data: z.output<Data>, writtenAt: Date): Letter
}

/** Gives a template its types; without `secrets` and `goodForMs` it has no secret and stays of use. */
export const defineTemplate = <Data extends z.ZodType>({
  secrets = [],
  goodForMs = null,
  ...template
}: Pick<Template<Data>, 'data' | 'write'> & {
  secrets?: readonly (keyof z.output<Data> & string)[]
  goodForMs?: number | null
}): Template<Data> => ({ ...template, secrets, goodForMs })
