import { cleanText } from '../names/clean.ts'

/** Stands in the field of the school for one that the list does not have: 'Trường khác'. No school has this id. */
export const otherSchoolId = 0

/**
 * What a form has of a place: ids as the lists of choices have them, null where nobody has chosen. `schoolName` is what was
 * typed for a school that the list does not have.
 */
export type PlaceDraft = {
  readonly cityId: number | null
  readonly districtId: number | null
  readonly schoolId: number | null
  readonly schoolName: string
}

export const noPlace: PlaceDraft = { cityId: null, districtId: null, schoolId: null, schoolName: '' }

/** The place once a city was chosen, or none: its district and school are of the one before, and go. The same city again changes nothing. */
export const afterCity = (place: PlaceDraft, cityId: number | null): PlaceDraft =>
  cityId === place.cityId ? place : { ...noPlace, cityId }

/** The place once a district was chosen, or none: the school goes. The same district again changes nothing. */
export const afterDistrict = (place: PlaceDraft, districtId: number | null): PlaceDraft =>
  districtId === place.districtId ? place : { ...noPlace, cityId: place.cityId, districtId }

/** The place once a school was chosen: of one in the list nothing is typed. */
export const afterSchool = (place: PlaceDraft, schoolId: number | null): PlaceDraft => ({
  ...place,
  schoolId,
  schoolName: schoolId === otherSchoolId ? place.schoolName : '',
})

/** Whether the fields behind it can be used: each waits for the one before. */
export const opensDistrict = ({ cityId }: PlaceDraft): boolean => cityId !== null
export const opensSchool = ({ districtId }: PlaceDraft): boolean => districtId !== null

/** Whether a school counts as chosen: one of the list, or another one. */
export const hasSchool = ({ schoolId }: Pick<PlaceDraft, 'schoolId'>): boolean => schoolId !== null

/**
 * What is stored of a chosen school (D05): the id of one in the list, or the typed name alone.
 * @param listed the name of the school in the list; '' where there is none
 */
export const storedSchool = (
  { schoolId, schoolName }: Pick<PlaceDraft, 'schoolId' | 'schoolName'>,
  listed: string,
): { schoolId: number | null; schoolName: string } =>
  schoolId === null || schoolId === otherSchoolId
    ? { schoolId: null, schoolName: cleanText(schoolName) }
    : { schoolId, schoolName: cleanText(listed) }
