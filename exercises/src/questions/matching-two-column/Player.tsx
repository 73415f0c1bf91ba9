import { cx } from '@phuong/ui/cx'
import { indexAt } from '@phuong/ui/drag'
import { areasOf, useDrag } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { RowMark, RowNumber } from '../../parts/cards/Card.tsx'
import { KeepOrder } from '../../parts/cards/KeepOrder.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { texts as partTexts } from '../../parts/texts.ts'
import { emptyResponse } from './grade.ts'
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
  const fixed = columnNames.some((column) => isFixed(question, column))
  const howTo = open && (fixed ? texts.howInColumn : texts.how)

  const textAt = (column: ColumnName, row: number): string => textOf(question[column], shown[column][row])
  const put = (from: Selected | null, card: Selected): void => {
    const step = stepOf(shown, from, card)
    setSelected(step.selected)
    if (step.kind === 'swapped') {
      const { column, from: came, to } = step
      setSaid(texts.swapped(textAt(column, came), to + 1, textAt(column, to), came + 1))
      onChange(step.response)
    } else if (step.kind === 'paired') setSaid(texts.paired(textAt('left', card.row), textAt('right', card.row)))
    else setSaid(texts[step.kind](textAt(card.column, card.row)))
  }
  const { drag, handlers, endsDrag } = useDrag<Selected, Selected>({
    placeAt: (card, at) => {
      for (const column of columnNames) {
        const row = indexAt(areasOf(list.current, column), at, card.row)
        if (row !== null) return { column, row }
      }
      return null
    },
    onDrop: put,
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
    <Exercise question={question} how={howTo} onKeyDown={letGo}>
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
                    waiting={taken !== null && taken.row !== row}
                    over={drag !== null && isSame(drag.over, column, row)}
                    by={drag !== null && isSame(drag.item, column, row) ? drag.by : null}
                    right={right}
                    handlers={handlers({ column, row })}
                    onChoose={(event) => {
                      if (!endsDrag(event) && isOwnPress(event)) put(selected, { column, row })
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
      {open && (
        <KeepOrder
          arranged={isArranged(question, response)}
          onKeep={(keeps) => onChange(keeps ? shown : emptyResponse())}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Exercise>
  )
}
