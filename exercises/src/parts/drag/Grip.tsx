import { SortIcon } from '@phuong/ui/work-icons'
import css from './Drag.module.css'

/** Where a finger takes a card; elsewhere on the card it scrolls the page. */
export function Grip() {
  return (
    <span className={css.grip} data-grip="" aria-hidden="true">
      <SortIcon />
    </span>
  )
}
