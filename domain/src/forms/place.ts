import * as z from 'zod/mini'
import { placeKeepTexts } from '../places/texts.ts'
import { judged, textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** What the fields of a unit or a school say when nothing was entered. */
export const PLACE_TEXTS = {
  nameMissing: 'Vui lòng nhập tên',
  cityMissing: 'Vui lòng chọn tỉnh, thành phố',
  unitMissing: 'Vui lòng chọn xã, phường',
  levelMissing: 'Vui lòng chọn cấp học',
} as const

/** The official code of a ward, commune or special zone. */
export const unitCode = /^(?!0{5})\d{5}$/

/** A choice out of a list; null while nothing is chosen. */
const chosenField = (missing: string) => z.nullable(z.number()).check(judged((id) => (id === null ? missing : null)))

const nameField = textField((typed) => (isBlank(typed) ? PLACE_TEXTS.nameMissing : null))

/** The form of a ward, commune or special zone. */
export const unitForm = z.object({
  code: textField((typed) => (unitCode.test(typed.trim()) ? null : placeKeepTexts.badCode)),
  name: nameField,
  cityId: chosenField(PLACE_TEXTS.cityMissing),
})

export type UnitDraft = z.input<typeof unitForm>

/** The form of a school; its ward is asked for once its province is chosen. */
export const schoolForm = z
  .object({
    name: nameField,
    schoolTypeId: chosenField(PLACE_TEXTS.levelMissing),
    cityId: chosenField(PLACE_TEXTS.cityMissing),
    districtId: z.nullable(z.number()),
  })
  .check(
    z.refine(({ cityId, districtId }) => cityId === null || districtId !== null, {
      message: PLACE_TEXTS.unitMissing,
      path: ['districtId'],
      when: () => true,
    }),
  )

export type SchoolDraft = z.input<typeof schoolForm>
