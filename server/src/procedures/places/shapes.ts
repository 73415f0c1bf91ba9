import { cleanText } from '@phuong/domain/names/clean'
import { longestPlaceName } from '@phuong/domain/places/place-file'
import { placeFileTexts } from '@phuong/domain/places/texts'
import { z } from 'zod'
import { paging } from '../define.ts'

/** Name of a unit or a school, as it is stored. */
export const placeName = z
  .string()
  .max(1_000)
  .transform(cleanText)
  .refine((name) => name !== '', placeFileTexts.nameMissing)
  .refine((name) => name.length <= longestPlaceName, placeFileTexts.nameTooLong)

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
