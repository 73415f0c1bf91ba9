import { searchFold } from '@phuong/domain/names/search-fold'
import { SearchSelect } from '@phuong/ui/SearchSelect'
import { useQuery } from '@tanstack/react-query'
import css from './Places.module.css'
import { citiesQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Narrows a list to one province. */
export function CityFilter({ value, onChange }: { value: number | null; onChange: (cityId: number | null) => void }) {
  const { data } = useQuery(citiesQuery)
  return (
    <SearchSelect
      className={css.filter}
      label={texts.cityFilter}
      hideLabel
      placeholder={texts.allCities}
      options={data ?? none}
      value={value}
      onChange={onChange}
      fold={searchFold}
    />
  )
}

const none: readonly { id: number; name: string }[] = []
