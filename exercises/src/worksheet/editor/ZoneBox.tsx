import { cx } from '@phuong/ui/cx'
import { WarningIcon } from '@phuong/ui/icons'
import { CheckIcon, ChevronDownIcon } from '@phuong/ui/work-icons'
import { memo } from 'react'
import type { Zone } from '../document/document.ts'
import { isRight } from '../zones/choice/grade.ts'
import css from './Surface.module.css'
import { texts } from './texts.ts'
import { inPercent } from './view.ts'
import { nameOf, shownIn } from './zone-words.ts'

export type ZoneBoxProps = {
  zone: Zone
  number: number
  selected: boolean
  /** The one zone of the sheet that Tab reaches; the others are reached from it. */
  reachable: boolean
  unfinished: boolean
  sheetHeight: number
  helpId: string
}

/** One zone on the sheet. What is done to it is heard by the surface around it, so that hundreds stay light. */
export const ZoneBox = memo(function ZoneBox(props: ZoneBoxProps) {
  const { zone, number, selected, reachable, unfinished, sheetHeight, helpId } = props
  const right = zone.mode === 'Choice' && isRight(zone.text)
  return (
    <button
      type="button"
      data-zone={zone.id}
      data-tag={zone.aside ? texts.putAside : undefined}
      className={cx(
        css.zone,
        css[zone.mode],
        right && css.right,
        unfinished && css.unfinished,
        zone.aside && css.aside,
        selected && css.selected,
      )}
      style={{ ...inPercent(zone, sheetHeight), ...(zone.mode === 'Match' && { borderColor: zone.fill }) }}
      aria-label={nameOf(zone, number)}
      aria-pressed={selected}
      aria-describedby={selected ? helpId : undefined}
      tabIndex={reachable ? 0 : -1}
    >
      <span className={css.words} lang="en">
        {shownIn(zone)}
      </span>
      {right && <CheckIcon className={css.tick} />}
      {zone.mode === 'DropDown' && <ChevronDownIcon className={css.arrow} />}
      {unfinished && (
        <span className={css.warning}>
          <WarningIcon size={14} />
        </span>
      )}
    </button>
  )
})
