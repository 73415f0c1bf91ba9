import { cx } from '@phuong/ui/cx'
import { CloseIcon } from '@phuong/ui/icons'
import { CheckIcon } from '@phuong/ui/work-icons'
import { type KeyboardEvent, useState } from 'react'
import type { ZoneSpot } from '../../drawing.tsx'
import { texts as shared } from '../texts.ts'
import { reviewedName } from './said.ts'
import css from './Zone.module.css'

type Props = {
  id: string
  spot: ZoneSpot
  /** of the box, for a screen reader */
  name: string
  /** null while it has been handed in and not been marked */
  state: 'right' | 'wrong' | 'neutral' | null
  given: string
  /** what would have been right, shown when the box is tapped or focused; null where nothing is shown */
  solution: string | null
}

/** One text box of a worksheet that was handed in: locked, its colour never without its sign (B-218 to B-221). */
export function ReviewedZone({ id, spot, name, state, given, solution }: Props) {
  const [open, setOpen] = useState(false)
  const label = reviewedName(name, given, state, solution)
  const face = (
    <>
      <span className={cx(css.given, spot.tall && css.written)}>{given}</span>
      {state !== null && (
        <span className={css.sign}>
          <StateShape state={state} />
        </span>
      )}
    </>
  )
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false)
  }
  return (
    <div
      className={cx(css.zone, css.reviewed, css[state ?? 'neutral'], open && css.above)}
      style={spot.style}
      data-zone={id}
    >
      {solution === null ? (
        <span className={css.face} role="img" aria-label={label} data-stop tabIndex={-1}>
          {face}
        </span>
      ) : (
        <button
          type="button"
          className={css.face}
          aria-label={label}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          // a tap gives the focus here also where browsers do not focus buttons
          onClick={({ currentTarget }) => currentTarget.focus()}
          onKeyDown={pressed}
        >
          {face}
        </button>
      )}
      {open && solution !== null && (
        <span className={cx(css.solution, spot.right && css.toLeft)} aria-hidden="true">
          <CheckIcon size={18} />
          <span>
            {shared.answer}: <strong>{solution}</strong>
          </span>
        </span>
      )}
    </div>
  )
}

/** Right, wrong or neither as a shape of its own. */
export function StateShape({ state }: { state: 'right' | 'wrong' | 'neutral' }) {
  if (state === 'right') return <CheckIcon />
  if (state === 'wrong') return <CloseIcon />
  return <span className={css.stroke} />
}
