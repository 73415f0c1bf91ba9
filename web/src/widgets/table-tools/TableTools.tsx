import { DensityIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { SearchField } from '@phuong/ui/staff/SearchField'
import css from './TableTools.module.css'
import { texts } from './texts.ts'

type Props = {
  search: string
  onSearch: (typed: string) => void
  searchLabel: string
  dense: boolean
  onDense: (dense: boolean) => void
}

/** What stands over a table: the search in it, and how close its rows stand; a phone has cards and no rows. */
export function TableTools({ search, onSearch, searchLabel, dense, onDense }: Props) {
  return (
    <>
      <div className={css.search}>
        <SearchField value={search} onChange={onSearch} label={searchLabel} />
      </div>
      <span className={css.push}>
        <IconButton
          size="sm"
          label={texts.denser}
          icon={<DensityIcon />}
          pressed={dense}
          onClick={() => onDense(!dense)}
        />
      </span>
    </>
  )
}
