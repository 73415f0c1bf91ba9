import { cx } from '@phuong/ui/cx'
import { ChevronDownIcon } from '@phuong/ui/work-icons'
import type { ZonePlayerProps } from '../../../drawing.tsx'
import { ReviewedZone } from '../../../parts/zone/ReviewedZone.tsx'
import { texts as shared } from '../../../parts/zone/texts.ts'
import css from '../../../parts/zone/Zone.module.css'
import { ZoneBox } from '../../../parts/zone/ZoneBox.tsx'
import type { DropDownResponse, PublicDropDown } from './schema.ts'
import { texts } from './texts.ts'

/** A list to choose one option from: the browser's own, which every phone draws large enough for a thumb. */
export function Player(props: ZonePlayerProps<PublicDropDown, DropDownResponse>) {
  const { question, response, mode, state, solution, number, spots, onChange } = props
  const { id, options } = question
  const spot = spots.get(id)
  if (spot === undefined) return null
  const name = shared.box(number, texts.task)
  if (mode === 'review')
    return (
      <ReviewedZone
        id={id}
        spot={spot}
        name={name}
        state={state}
        given={response}
        solution={state === 'right' ? null : solution}
      />
    )
  return (
    <ZoneBox id={id} spot={spot} number={number} filled={response !== ''}>
      <select
        className={cx(css.control, css.select, response === '' && css.unchosen)}
        aria-label={name}
        value={options.includes(response) ? response : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{texts.choose}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <span className={css.chevron} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    </ZoneBox>
  )
}
