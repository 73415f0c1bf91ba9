import { LANGUAGES, MAX_TRANSLATED_LETTERS } from '@phuong/domain/forms/translation'
import { z } from 'zod'

/** A text and the language in which it is written. */
export const sourceText = z.object({
  text: z.string().max(MAX_TRANSLATED_LETTERS),
  from: z.enum(LANGUAGES),
})
