import { cx } from '@phuong/ui/cx'
import { type Drag, movedBy } from '@phuong/ui/drag'
import type { DragHandlers } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { MouseEvent } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
import css from './Player.module.css'
import { texts } from './texts.ts'

type NumbersProps = {
  last: number
  used: ReadonlySet<number>
  chosen: number | null
  drag: Drag<number, unknown> | null
  handlers(number: number): DragHandlers
  onPress(number: number, event: MouseEvent): void
}

/** The numbers to be given. One that stands on an item keeps its place here, so that nothing jumps under the finger. */
export function Numbers({ last, used, chosen, drag, handlers, onPress }: NumbersProps) {
  return (
    <ul className={css.numbers} aria-label={texts.numbers}>
      {Array.from({ length: last }, (_, at) => at + 1).map((number) => {
        const by = drag?.item === number ? drag.by : null
        return (
          <li key={number}>
            <button
              type="button"
              className={cx(
                css.number,
                dragCss.thing,
                used.has(number) && css.used,
                chosen === number && css.chosen,
                by !== null && dragCss.held,
              )}
              data-grip=""
              style={movedBy(by)}
              aria-pressed={chosen === number}
              onClick={(event) => onPress(number, event)}
              {...handlers(number)}
            >
              <VisuallyHidden>{texts.number(number)}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
              {used.has(number) && <VisuallyHidden>{` (${texts.used})`}</VisuallyHidden>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
