import { cx } from '@phuong/ui/cx'
import { indexAt } from '@phuong/ui/drag'
import { areasOf, useDrag } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Card, RowMark, RowNumber } from '../../parts/cards/Card.tsx'
import { KeepOrder } from '../../parts/cards/KeepOrder.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { AgainBelow } from '../../parts/Picture.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { texts as partTexts } from '../../parts/texts.ts'
import { Content, saidName } from './Content.tsx'
import { emptyResponse } from './grade.ts'
import { columnWidth, hasLeft, isArranged, shownOrder, stepOf } from './order.ts'
import css from './Player.module.css'
import { RowLeft } from './RowLeft.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'

/** A question as it is drawn; only a review brings the key. */
type Shown = PublicQuestion & Partial<Pick<Question, 'answers'>>

/** Contents beside a column that stays. What is kept here is the card that is being moved, never an order. */
export function Player({ question, response, mode, seed, verdict, onChange }: PlayerProps<Shown, Response>) {
  const [selected, setSelected] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { rows, pieces } = question
  const open = mode === 'answer'
  const shown = shownOrder(pieces, response, seed)

  const named = (row: number): string => saidName(question, shown.order[row])
  const put = (from: number | null, row: number): void => {
    const step = stepOf(shown, from, row)
    setSelected(step.selected)
    if (step.kind === 'swapped') {
      setSaid(texts.swapped(named(step.from), row + 1, named(row), step.from + 1))
      onChange(step.response)
    } else setSaid(texts[step.kind](named(row)))
  }
  const { drag, handlers, endsDrag } = useDrag<number, number>({
    placeAt: (row, at) => indexAt(areasOf(list.current, 'row'), at, row),
    onDrop: put,
  })
  const letGo = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || selected === null) return
    setSelected(null)
    setSaid(texts.released(named(selected)))
  }

  return (
    <Exercise question={question} how={open && rows.length > 1 && texts.how} onKeyDown={letGo}>
      <ol ref={list} className={cx(css.rows, columnWidth(question) === 89 ? css.width89 : css.width70)}>
        {rows.map((left, row) => {
          const right = open ? undefined : verdict?.parts[String(row)]
          const key = right === false ? question.answers?.[row]?.pieceId : undefined
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place; its card changes, and focus stays
              key={row}
              data-place="row"
              className={css.row}
            >
              <RowNumber className={cx(css.number, hasLeft(left) && css.besideLeft)}>{row + 1}</RowNumber>
              {hasLeft(left) && <RowLeft left={left} row={row + 1} />}
              <div className={css.content}>
                <AgainBelow>
                  <Card
                    name={texts.place(row + 1, left.text)}
                    movable={open && rows.length > 1}
                    selected={selected === row}
                    waiting={drag === null ? selected !== null && selected !== row : drag.over === row}
                    by={drag?.item === row ? drag.by : null}
                    right={right}
                    handlers={handlers(row)}
                    onChoose={(event) => {
                      if (!endsDrag(event) && isOwnPress(event)) put(selected, row)
                    }}
                  >
                    <Content question={question} id={shown.order[row]} />
                  </Card>
                </AgainBelow>
                {right !== undefined && <RowMark right={right} />}
                {key !== undefined && (
                  <div className={css.key}>
                    <CheckIcon />
                    {`${partTexts.answer}: `}
                    <Content question={question} id={key} />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {open && (
        <KeepOrder
          arranged={isArranged(pieces, response)}
          onKeep={(keeps) => onChange(keeps ? shown : emptyResponse())}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Exercise>
  )
}
