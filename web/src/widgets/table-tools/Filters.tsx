import { formatNumber } from '@phuong/domain/format/numbers'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import css from './Filters.module.css'

type Props<Name extends string> = {
  /** What is narrowed, for screen readers. */
  label: string
  /** Each with how many rows it leaves; undefined while that is on its way, or where nobody has counted. */
  filters: readonly { readonly name: Name; readonly label: string; readonly count?: number | undefined }[]
  value: Name
  onChange: (name: Name) => void
}

/** Narrows a list to rows of one kind: buttons beside each other, one of them pressed. */
export function Filters<Name extends string>({ label, filters, value, onChange }: Props<Name>) {
  return (
    <fieldset className={css.filters}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {filters.map((each) => (
        <button key={each.name} type="button" aria-pressed={value === each.name} onClick={() => onChange(each.name)}>
          {each.label} {each.count !== undefined && <span className="num">{formatNumber(each.count)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
