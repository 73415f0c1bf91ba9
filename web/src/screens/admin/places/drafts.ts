import type { SchoolDraft, UnitDraft } from '@phuong/domain/forms/place'
import { schoolLevel } from '@phuong/domain/people/school-levels'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

/** An option that a field chose, as the lists name it; '' where its name is not known here. */
type NameOf = (id: number | null) => string

/** What a form knows of a unit. */
export type UnitFacts = UnitDraft & { ended: boolean }

/** A unit as its form shows it. */
export const unitDraftOf = ({ code, name, cityId }: UnitFacts): UnitDraft => ({ code, name, cityId })

/** What its form changes of a unit, by wire name. */
export const unitFields = (cityName: NameOf): ChangedFields<UnitDraft> => ({
  name: { label: texts.name, typed: ['name'], words: ({ name }) => name },
  cityId: { label: texts.city, typed: ['cityId'], words: ({ cityId }) => cityName(cityId) },
})

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
