import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
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
  /** whether the selected card can be put here */
  waiting: boolean
  onChoose(): void
}

/** One place of a column with the card that lies there now. */
export function Place({ column, row, text, movable, selected, waiting, onChoose }: PlaceProps) {
  const name = <VisuallyHidden lang="vi">{`${texts.card(column, row + 1)} `}</VisuallyHidden>
  if (!movable)
    return (
      <span className={cx(css.card, css.still)}>
        {name}
        <span lang="en">{text}</span>
      </span>
    )
  return (
    <button
      type="button"
      className={cx(css.card, selected && css.selected, waiting && css.waiting)}
      aria-pressed={selected}
      onClick={onChoose}
    >
      {name}
      <span lang="en">{text}</span>
    </button>
  )
}
