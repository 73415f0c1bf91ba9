import { gradeLabel } from '@phuong/domain/catalogue/grades'
import type { Profile, ProfileDraft } from '@phuong/domain/forms/profile'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import type { Me } from '../../api/auth-state.ts'
import type { ChangedFields } from '../../widgets/change/merge.ts'
import { texts } from './texts.ts'

/** The profile of the signed-in person, by the wire names of the update. */
export const profileOf = (me: Me): Profile => ({
  fullName: me.fullName,
  phone: me.phone,
  sex: me.sex,
  dateofBirth: me.dateofBirth,
  schoolTypeId: me.schoolTypeId,
  cityId: me.cityId,
  departmentId: me.departmentId,
  schoolName: me.schoolName,
  classId: me.classId,
})

type Named = readonly { readonly id: number; readonly name: string }[]
const nameIn = (places: Named | undefined, id: number | null): string =>
  id === null ? '' : (places?.find((place) => place.id === id)?.name ?? String(id))

/** What the form changes, by wire name, in the words of the page. */
export const changedFields = (places: {
  cities: Named | undefined
  districts: Named | undefined
}): ChangedFields<ProfileDraft> => ({
  fullName: {
    label: `${texts.lastName}, ${texts.firstName}`,
    typed: ['lastName', 'firstName'],
    words: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  },
  phone: { label: texts.phone, typed: ['phone'], words: ({ phone }) => phone },
  sex: {
    label: texts.sex,
    typed: ['sex'],
    words: ({ sex }) => (sex === '' ? '' : GENDER_LABELS[sex === 'true' ? 'male' : 'female']),
  },
  dateofBirth: { label: texts.birthday, typed: ['dateofBirth'], words: ({ dateofBirth }) => dateofBirth },
  schoolTypeId: {
    label: texts.level,
    typed: ['schoolTypeId'],
    words: ({ schoolTypeId }) => (schoolTypeId === '' ? '' : (texts.levels[Number(schoolTypeId)] ?? '')),
  },
  classId: {
    label: texts.grade,
    typed: ['classId'],
    words: ({ classId }) => (classId === '' ? '' : gradeLabel(Number(classId))),
  },
  cityId: { label: texts.city, typed: ['cityId'], words: ({ cityId }) => nameIn(places.cities, cityId) },
  departmentId: {
    label: texts.district,
    typed: ['departmentId'],
    words: ({ departmentId }) => nameIn(places.districts, departmentId),
  },
  schoolName: { label: texts.school, typed: ['schoolName'], words: ({ schoolName }) => schoolName },
})
