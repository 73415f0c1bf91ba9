import type { StudentAtSchool } from '@phuong/domain/forms/registration/at-school'
import { searchFold } from '@phuong/domain/names/search-fold'
import {
  afterCity,
  afterDistrict,
  afterSchool,
  opensDistrict,
  opensSchool,
  otherSchoolId,
  type PlaceDraft,
} from '@phuong/domain/places/chosen'
import { otherSchoolText } from '@phuong/domain/places/texts'
import { Button } from '@phuong/ui/Button'
import { SearchSelect } from '@phuong/ui/SearchSelect'
import { TextField } from '@phuong/ui/TextField'
import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { useForm } from '../form/use-form.ts'
import { usePlaces } from './places.ts'
import { registrationTexts as texts } from './texts.ts'

type Form = Pick<ReturnType<typeof useForm<StudentAtSchool, unknown, unknown>>, 'put' | 'errorOf' | 'field'>

const nobody: readonly never[] = []
const names = ['CityId', 'DepartmentId', 'SchoolId', 'SchoolName'] as const

/** City, district and school, each waiting for the one before; a school that no list has is typed (D05). */
export function PlaceFields({ form, control }: { form: Form; control: Control<StudentAtSchool> }) {
  const [cityId, districtId, schoolId, schoolName] = useWatch({ control, name: names })
  const place: PlaceDraft = { cityId, districtId, schoolId, schoolName }
  const { cities, districts, schools } = usePlaces(cityId, districtId)
  const schoolChoices = useMemo(
    () => [...(schools.data ?? nobody), { id: otherSchoolId, name: otherSchoolText }],
    [schools.data],
  )
  const take = (next: PlaceDraft) =>
    form.put({
      CityId: next.cityId,
      DepartmentId: next.districtId,
      SchoolId: next.schoolId,
      SchoolName: next.schoolName,
    })
  const failed = [cities, districts, schools].filter(({ isError }) => isError)
  return (
    <>
      <SearchSelect
        name="CityId"
        label={texts.atSchool.CityId}
        required
        fold={searchFold}
        placeholder={cities.isFetching ? texts.loading : texts.chooseCity}
        options={cities.data ?? nobody}
        value={cityId}
        error={form.errorOf('CityId')}
        onChange={(id) => take(afterCity(place, id))}
      />
      <SearchSelect
        name="DepartmentId"
        label={texts.atSchool.DepartmentId}
        help={texts.districtHelp}
        required
        fold={searchFold}
        disabled={!opensDistrict(place)}
        placeholder={districts.isFetching ? texts.loading : texts.chooseDistrict}
        options={districts.data ?? nobody}
        value={districtId}
        error={form.errorOf('DepartmentId')}
        onChange={(id) => take(afterDistrict(place, id))}
      />
      <SearchSelect
        name="SchoolId"
        label={texts.atSchool.SchoolId}
        required
        fold={searchFold}
        disabled={!opensSchool(place)}
        placeholder={schools.isFetching ? texts.loading : texts.chooseSchool}
        options={opensSchool(place) ? schoolChoices : nobody}
        value={schoolId}
        error={form.errorOf('SchoolId')}
        onChange={(id) => take(afterSchool(place, id))}
      />
      {schoolId === otherSchoolId && (
        <TextField {...form.field('SchoolName')} label={texts.atSchool.SchoolName} required maxLength={200} />
      )}
      {failed.length > 0 && (
        <p role="status">
          {texts.loadFailed}{' '}
          <Button size="sm" onClick={() => failed.forEach((list) => void list.refetch())}>
            {texts.again}
          </Button>
        </p>
      )}
    </>
  )
}
