import { gapAt, indexAt } from '@phuong/ui/drag'
import { areasOf, useDrag } from '@phuong/ui/use-drag'
import { useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { Board, type Taken } from './Board.tsx'
import { clear, drop, placedIds, press, restingHand, type Spot, toggleSwap } from './moves.ts'
import { answerText, startOrder, unitOf } from './pieces.ts'
import { Reviewed } from './Reviewed.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'

/**
 * Pieces are tapped or dragged into a line, out of it, or two of them change places (C-443, C-497). It remembers only what the
 * hand is doing; the order is the response.
 */
export function Player({
  question,
  response,
  mode,
  seed,
  verdict,
  onChange,
}: PlayerProps<PublicQuestion | Question, Response>) {
  const [hand, setHand] = useState(restingHand)
  const board = useRef<HTMLFieldSetElement>(null)
  const trayButtons = useRef(new Map<string, HTMLButtonElement>())
  const order = placedIds(question.pieces, response.order)
  const line = order.flatMap((id) => question.pieces.filter((piece) => piece.id === id))
  const unit = unitOf(question)

  const move = (next: ReturnType<typeof press>): void => {
    setHand(next.hand)
    if (next.order !== order) onChange({ order: [...next.order] })
  }
  const moveOf = (id: string, next: ReturnType<typeof press>): void => {
    move(next)
    // its button in the line goes, and the keyboard would be left without a place
    if (!next.order.includes(id)) trayButtons.current.get(id)?.focus({ preventScroll: true })
  }
  const { drag, handlers, endsDrag } = useDrag<Taken, Spot>({
    placeAt: ({ id }, at) => {
      const within = (name: string): boolean => indexAt(areasOf(board.current, name), at) !== null
      const spot = within('line') ? gapAt(areasOf(board.current, 'piece'), at) : within('tray') ? 'tray' : null
      return spot === null || drop(question.pieces, order, id, spot) === null ? null : spot
    },
    onDrop: ({ id }, spot) => {
      const next = drop(question.pieces, order, id, spot)
      if (next) moveOf(id, next)
    },
  })

  return (
    <Exercise question={question} ref={board}>
      {mode === 'review' ? (
        <Reviewed
          unit={unit}
          line={line}
          verdict={verdict}
          answer={'answer' in question ? answerText(question.answer, question) : undefined}
        />
      ) : (
        <Board
          unit={unit}
          line={line}
          tray={startOrder(question.pieces, seed)}
          hand={hand}
          drag={drag}
          handlers={handlers}
          onPress={(id, event) => {
            if (!endsDrag(event) && isOwnPress(event)) moveOf(id, press(question.pieces, order, hand, id))
          }}
          onSwap={(event) => isOwnPress(event) && setHand(toggleSwap(order, hand))}
          onClear={() => order.length > 0 && move(clear())}
          trayButton={(id, button) => {
            if (button) trayButtons.current.set(id, button)
            else trayButtons.current.delete(id)
          }}
        />
      )}
    </Exercise>
  )
}
