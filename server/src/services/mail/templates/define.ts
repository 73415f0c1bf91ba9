import type { z } from 'zod'
import type { Letter } from '../letter.ts'

/** One mail that the product writes: what it needs to know, and what it says. */
export type Template<Data extends z.ZodType = z.ZodType> = {
  readonly data: Data
  write(data: z.output<Data>): Letter
}

export const defineTemplate = <Data extends z.ZodType>(template: Template<Data>): Template<Data> => template
