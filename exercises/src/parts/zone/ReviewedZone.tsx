import { cx } from '@phuong/ui/cx'
import { CloseIcon } from '@phuong/ui/icons'
import { CheckIcon } from '@phuong/ui/work-icons'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { ZoneSpot } from '../../drawing.tsx'
import { texts as shared } from '../texts.ts'
import beside from './Beside.module.css'
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

/** Whether some of what stands in an element lies beyond its edges; the browser rounds by less than a pixel. */
const isCut = (element: Element | null): boolean =>
  element !== null && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)

/**
 * One text box of a worksheet that was handed in: locked, its colour never without its sign (B-218 to B-221). The box
 * keeps its size however much stands in it: what it cannot hold is shown beside it, whole, when it is touched.
 */
export function ReviewedZone({ id, spot, name, state, given, solution }: Props) {
  const words = useRef<HTMLSpanElement>(null)
  /** what is shown beside the box: the right answer, and the answer itself where the box has cut it */
  const [open, setOpen] = useState<{ readonly cut: boolean } | null>(null)
  const label = reviewedName(name, given, state, solution)
  const face = (
    <>
      <span ref={words} className={cx(css.given, spot.tall && css.written)}>
        {given}
      </span>
      {state !== null && (
        <span className={css.sign}>
          <StateShape state={state} />
        </span>
      )}
    </>
  )
  const touched = {
    onFocus: () => setOpen({ cut: isCut(words.current) }),
    onBlur: () => setOpen(null),
    // a tap gives the focus here also where browsers do not focus buttons
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null)
    },
  }
  return (
    <div
      className={cx(css.zone, css.reviewed, css[state ?? 'neutral'], open !== null && css.above)}
      style={spot.style}
      data-zone={id}
    >
      {solution === null ? (
        // its name says all of it; a touch shows to who sees it what the box cuts
        <span className={css.face} role="img" aria-label={label} data-stop tabIndex={-1} {...touched}>
          {face}
        </span>
      ) : (
        <button type="button" className={css.face} aria-label={label} {...touched}>
          {face}
        </button>
      )}
      {open !== null && (open.cut || solution !== null) && (
        <span className={cx(beside.box, spot.right && beside.toLeft, spot.low && beside.upwards)} aria-hidden="true">
          {open.cut && <span className={beside.whole}>{given}</span>}
          {solution !== null && (
            <span className={beside.solution}>
              <CheckIcon size={18} />
              <span>
                {shared.answer}: <strong>{solution}</strong>
              </span>
            </span>
          )}
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
