import { cleanText } from '@phuong/domain/names/clean'
import { placeNameFault } from '@phuong/domain/places/place-file'
import { z } from 'zod'
import { paging } from '../define.ts'

/** Name of a unit or a school, as it is stored. */
export const placeName = z
  .string()
  .max(1_000)
  .transform(cleanText)
  .superRefine((name, context) => {
    const message = placeNameFault(name)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/** Which page of which places. */
export const soughtPlaces = z.object({
  search: z.string().max(200).default(''),
  cityId: z
    .int32()
    .positive()
    .nullish()
    .transform((id) => id ?? null),
  ...paging(20, 100),
})

export const placeFileKind = z.enum(['units', 'schools'])
