import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { RowMark, RowNumber } from '../../parts/cards/Card.tsx'
import { indexAt } from '../../parts/drag/drag.ts'
import { areasOf, useDrag } from '../../parts/drag/use-drag.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import { isArranged, isFixed, shownOrder, textOf } from './order.ts'
import { Place } from './Place.tsx'
import css from './Player.module.css'
import { type ColumnName, columnNames, type PublicQuestion, type Question, type Response } from './schema.ts'
import { type Selected, stepOf } from './select.ts'
import { texts } from './texts.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

/** Two columns in rows. What is kept here is the card that was chosen to be moved, never an order. */
export function Player({ question, response, mode, seed, verdict, onChange }: Props) {
  const [selected, setSelected] = useState<Selected | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { showNumber, showTitleColumn } = question.settings
  const open = mode === 'answer'
  const shown = shownOrder(question, response, seed)
  const pairs = 'answers' in question ? question.answers : []
  const movable = open && columnNames.some((column) => !isFixed(question, column))
  const arranged = isArranged(question, response)

  // What is shown can be submitted as it is (C-488), so it is the response from the start.
  useEffect(() => {
    if (open && !arranged) onChange(shownOrder(question, response, seed))
  }, [open, arranged, question, response, seed, onChange])

  const textAt = (column: ColumnName, row: number): string => textOf(question[column], shown[column][row])
  const put = (from: Selected | null, card: Selected): void => {
    const step = stepOf(shown, from, card)
    const text = textAt(card.column, card.row)
    setSelected(step.selected)
    if (step.kind === 'swapped') {
      setSaid(texts.swapped(textAt(card.column, step.from), card.row + 1, text, step.from + 1))
      onChange(step.response)
    } else setSaid(texts[step.kind](text))
  }
  const { drag, handlers, endsDrag } = useDrag<Selected, number>({
    placeAt: ({ column, row }, at) => indexAt(areasOf(list.current, column), at, row),
    onDrop: (card, row) => put(card, { ...card, row }),
  })
  const letGo = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || selected === null) return
    setSelected(null)
    setSaid(texts.released(textAt(selected.column, selected.row)))
  }
  const isSame = (card: Selected | null, column: ColumnName, row: number): boolean =>
    card?.column === column && card.row === row
  /** The card that looks for another place. */
  const taken = drag?.item ?? selected

  return (
    <Exercise question={question} how={movable && texts.how} onKeyDown={letGo}>
      <div className={cx(css.table, showNumber && css.numbered)}>
        {showTitleColumn && (
          <div className={css.titles} aria-hidden="true">
            {columnNames.map((column) => (
              <span key={column} className={css[column]}>
                {texts.column(column)}
              </span>
            ))}
          </div>
        )}
        <ol ref={list} className={css.rows}>
          {shown.left.map((leftId, row) => {
            const right = open || verdict === null ? undefined : verdict.parts[leftId] === true
            const answer = right === false ? pairs.find((pair) => pair.leftId === leftId)?.textRight : undefined
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place; its cards change, and focus stays
                key={row}
                className={css.row}
              >
                {showNumber && <RowNumber>{row + 1}</RowNumber>}
                {columnNames.map((column) => (
                  <Place
                    key={column}
                    column={column}
                    row={row}
                    text={textAt(column, row)}
                    movable={open && !isFixed(question, column)}
                    selected={isSame(selected, column, row)}
                    waiting={taken?.column === column && taken.row !== row}
                    over={drag?.item.column === column && drag.over === row}
                    by={drag !== null && isSame(drag.item, column, row) ? drag.by : null}
                    right={right}
                    handlers={handlers({ column, row })}
                    onChoose={(event) => {
                      if (!endsDrag(event)) put(selected, { column, row })
                    }}
                  />
                ))}
                {right !== undefined && (
                  <RowMark right={right}>
                    {answer !== undefined && (
                      <span className={css.answer}>
                        {partTexts.answer}: <strong lang="en">{answer}</strong>
                      </span>
                    )}
                  </RowMark>
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Exercise>
  )
}
