import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { MouseEvent } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
import { movedBy, type Point } from '../../parts/drag/drag.ts'
import { Grip } from '../../parts/drag/Grip.tsx'
import type { DragHandlers } from '../../parts/drag/use-drag.tsx'
import { plainText } from '../../shared/markup.ts'
import css from './Player.module.css'
import type { ColumnName } from './schema.ts'
import { texts } from './texts.ts'

type PlaceProps = {
  column: ColumnName
  /** from 0 */
  row: number
  text: string
  /** whether a card may be taken from here */
  movable: boolean
  selected: boolean
  /** whether the card that is selected or dragged can be put here */
  waiting: boolean
  /** whether a card is held over it that it would take */
  over: boolean
  /** px that the card has been dragged; null while it lies still */
  by: Point | null
  handlers: DragHandlers
  onChoose(event: MouseEvent): void
}

/** One place of a column with the card that lies there now. */
export function Place({ column, row, text, movable, selected, waiting, over, by, handlers, onChoose }: PlaceProps) {
  const name = <VisuallyHidden lang="vi">{`${texts.card(column, row + 1)} `}</VisuallyHidden>
  if (!movable)
    return (
      <span className={cx(css.card, css.still)}>
        {name}
        <span lang="en">{plainText(text)}</span>
      </span>
    )
  return (
    <div className={css.place} data-place={column}>
      <button
        type="button"
        className={cx(
          css.card,
          dragCss.thing,
          selected && css.selected,
          waiting && css.waiting,
          over && css.over,
          by !== null && dragCss.held,
        )}
        style={movedBy(by)}
        aria-pressed={selected}
        onClick={onChoose}
        {...handlers}
      >
        {name}
        <span lang="en">{plainText(text)}</span>
        <Grip />
      </button>
    </div>
  )
}
