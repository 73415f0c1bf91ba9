import type { ComponentProps } from 'react'
import { Card } from '../../parts/cards/Card.tsx'
import css from './Player.module.css'
import type { ColumnName } from './schema.ts'
import { texts } from './texts.ts'

type PlaceProps = Omit<ComponentProps<typeof Card>, 'name' | 'children'> & {
  column: ColumnName
  /** from 0 */
  row: number
  text: string
}

/** One place of a column with the card that lies there now. */
export function Place({ column, row, text, ...moves }: PlaceProps) {
  const card = (
    <Card name={texts.card(column, row + 1)} {...moves}>
      <span lang="en">{text}</span>
    </Card>
  )
  if (!moves.movable) return card
  return (
    <div className={css.place} data-place={column}>
      {card}
    </div>
  )
}
