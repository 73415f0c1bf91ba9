import { CLASS_TEXTS, classCodeIn } from '@phuong/domain/forms/class'
import { z } from 'zod'

/** The code of a class as somebody has typed or pasted it (B-095); what can be no code is a fault of the field. */
export const typedCode = z
  .string()
  .max(300)
  .transform((typed, context) => {
    const code = classCodeIn(typed)
    if (code !== null) return code
    context.addIssue({ code: 'custom', message: CLASS_TEXTS.codeFaulty })
    return z.NEVER
  })
