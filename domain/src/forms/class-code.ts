import * as z from 'zod/mini'
import { classCodeFault, classCodeIn } from './class.ts'
import { textField } from './fields.ts'

/** The form in which the code of a class is typed (B-095); it hands on the code as `classCodeIn` reads it. */
export const classCodeForm = z.object({
  code: z.pipe(
    textField(classCodeFault),
    z.transform((typed) => classCodeIn(typed) ?? typed),
  ),
})

export type ClassCode = z.output<typeof classCodeForm>
