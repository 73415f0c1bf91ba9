import type { ProfileDraft } from '@phuong/domain/forms/profile'
import { searchFold } from '@phuong/domain/names/search-fold'
import { Button } from '@phuong/ui/Button'
import { SearchSelect } from '@phuong/ui/SearchSelect'
import type { usePlaces } from '../../widgets/registration/places.ts'
import css from './Profile.module.css'
import { texts } from './texts.ts'
import type { ProfileFormState } from './use-profile-form.ts'

const nobody: readonly never[] = []

type Props = {
  form: ProfileFormState
  draft: ProfileDraft
  places: Pick<ReturnType<typeof usePlaces>, 'cities' | 'districts'>
  disabled: boolean
}

/** City and district, both as one likes; another city takes the district away. */
export function PlaceFields({ form, draft, places, disabled }: Props) {
  const { cities, districts } = places
  const { cityId, departmentId } = draft
  const failed = [cities, districts].filter(({ isError }) => isError)
  return (
    <>
      <SearchSelect
        name="cityId"
        label={texts.city}
        fold={searchFold}
        disabled={disabled}
        placeholder={cities.isFetching ? texts.loading : texts.chooseCity}
        options={cities.data ?? nobody}
        value={cityId}
        error={form.errorOf('cityId')}
        onChange={(id) => id !== cityId && form.put({ cityId: id, departmentId: null })}
      />
      <SearchSelect
        name="departmentId"
        label={texts.district}
        help={texts.districtHelp}
        fold={searchFold}
        disabled={disabled || cityId === null}
        placeholder={cityId === null ? texts.cityFirst : districts.isFetching ? texts.loading : texts.chooseDistrict}
        options={districts.data ?? nobody}
        value={departmentId}
        error={form.errorOf('departmentId')}
        onChange={(id) => form.put({ departmentId: id })}
      />
      {failed.length > 0 && (
        <p role="status" className={css.wide}>
          {texts.listsFailed}{' '}
          <Button size="sm" onClick={() => failed.forEach((list) => void list.refetch())}>
            {texts.again}
          </Button>
        </p>
      )}
    </>
  )
}
