import { isBlank } from '@phuong/domain/forms/rules'
import { schoolLevel } from '@phuong/domain/people/school-levels'
import { placeKeepTexts } from '@phuong/domain/places/texts'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

/** An option that a field chose, as the lists name it; '' where its name is not known here. */
type NameOf = (id: number | null) => string

export type UnitDraft = { code: string; name: string; cityId: number | null }
/** What a form knows of a unit. */
export type UnitFacts = UnitDraft & { ended: boolean }

/** A unit as its form shows it. */
export const unitDraftOf = ({ code, name, cityId }: UnitFacts): UnitDraft => ({ code, name, cityId })

/** What its form changes of a unit, by wire name. */
export const unitFields = (cityName: NameOf): ChangedFields<UnitDraft> => ({
  name: { label: texts.name, typed: ['name'], words: ({ name }) => name },
  cityId: { label: texts.city, typed: ['cityId'], words: ({ cityId }) => cityName(cityId) },
})

/** What is wrong with a draft, by field; {} when all is well. */
export const unitFaults = ({ code, name, cityId }: UnitDraft): Partial<Record<keyof UnitDraft, string>> => ({
  ...(!/^(?!0{5})\d{5}$/.test(code.trim()) && { code: placeKeepTexts.badCode }),
  ...(isBlank(name) && { name: texts.required }),
  ...(cityId === null && { cityId: texts.chooseCity }),
})

export type SchoolDraft = {
  name: string
  schoolTypeId: number | null
  cityId: number | null
  districtId: number | null
}

/** What a form knows of a school. */
export type SchoolFacts = SchoolDraft & { closed: boolean }

/** A school as its form shows it. */
export const schoolDraftOf = ({ name, schoolTypeId, cityId, districtId }: SchoolFacts): SchoolDraft => ({
  name,
  schoolTypeId,
  cityId,
  districtId,
})

/** What its form changes of a school, by wire name; the province goes with its ward. */
export const schoolFields = (districtName: NameOf): ChangedFields<SchoolDraft> => ({
  name: { label: texts.name, typed: ['name'], words: ({ name }) => name },
  schoolTypeId: {
    label: texts.level,
    typed: ['schoolTypeId'],
    words: ({ schoolTypeId }) => schoolLevel(schoolTypeId)?.label ?? '',
  },
  districtId: { label: texts.unit, typed: ['districtId'], words: ({ districtId }) => districtName(districtId) },
})

/** What is wrong with a draft, by field; {} when all is well. */
export const schoolFaults = ({
  name,
  schoolTypeId,
  cityId,
  districtId,
}: SchoolDraft): Partial<Record<keyof SchoolDraft, string>> => ({
  ...(isBlank(name) && { name: texts.required }),
  ...(schoolTypeId === null && { schoolTypeId: texts.chooseLevel }),
  ...(cityId === null && { cityId: texts.chooseCity }),
  ...(cityId !== null && districtId === null && { districtId: texts.chooseUnit }),
})
