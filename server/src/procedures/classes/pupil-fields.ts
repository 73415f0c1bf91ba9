import { cleanText } from '@phuong/domain/names/clean'
import { MAX_NAME_LETTERS } from '@phuong/domain/names/name-fault'
import { z } from 'zod'

/** What a teacher writes of a pupil. */
export const pupilFields = {
  fullName: z.string().transform(cleanText).pipe(z.string().min(1).max(MAX_NAME_LETTERS)),
  /** YYYY-MM-DD */
  dateofBirth: z.iso
    .date()
    .refine((day) => day > '1900-01-01')
    .nullable(),
  /** true is male */
  sex: z.boolean().nullable(),
}
