import { indexAt } from '@phuong/ui/drag'
import { areasOf, useDrag } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise, How } from '../../parts/Exercise.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { useKeepsRoom } from '../../parts/use-keeps-room.tsx'
import { Card, ReviewedCard } from './Card.tsx'
import { numberOf, toPublic } from './grade.ts'
import { type Chosen, type Move, place, pressItem, pressKey, pressNumber, shownItems } from './moves.ts'
import { Numbers } from './Numbers.tsx'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'

/** Pictures that get the numbers in which they are heard. What is kept here is what is selected, never a number given. */
export function Player({
  question: asked,
  response,
  mode,
  seed,
  verdict,
  onChange,
}: PlayerProps<PublicQuestion | Question, Response>) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [said, setSaid] = useState('')
  const question = 'answers' in asked ? toPublic(asked) : asked
  const items = shownItems(question.items, seed)
  const open = mode === 'answer'
  const keepsRoom = useKeepsRoom(open)

  const move = (next: Move): void => {
    setChosen(next.chosen)
    setSaid(next.said)
    if (next.response !== response) onChange(next.response)
  }
  const { drag, handlers, endsDrag } = useDrag<number, (typeof items)[number]>({
    placeAt: (_, at) => items[indexAt(areasOf(list.current, 'item'), at) ?? -1] ?? null,
    onDrop: (number, item) => move(place(question, response, item, number)),
  })
  const typed = (item: (typeof items)[number], key: string): boolean => {
    const next = pressKey(question, response, item, key)
    if (next) move(next)
    return next !== null
  }
  const letGo = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || chosen === null) return
    setChosen(null)
    setSaid(texts.released)
  }
  const answerOf = (item: string): number | null =>
    'answers' in asked ? (asked.answers.find((each) => each.id === item)?.number ?? null) : null

  return (
    <Exercise question={question} onKeyDown={letGo}>
      {question.sounds.length > 0 && (
        <ol className={css.sounds}>
          {question.sounds.map(({ number, audioUrl }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sound is a place, and two may say the same
            <li key={at}>
              <span className={css.soundNumber} aria-hidden="true">
                {number}
              </span>
              <Sound src={audioUrl} label={texts.listen(number)} />
            </li>
          ))}
        </ol>
      )}
      <How>{open && items.length > 0 && texts.how}</How>
      {keepsRoom && items.length > 0 && (
        <div className={css.palette} inert={!open}>
          <VisuallyHidden id={`${id}keys`}>{texts.keys}</VisuallyHidden>
          <Numbers
            last={question.last}
            used={new Set(items.flatMap((item) => numberOf(response, item.id) ?? []))}
            chosen={chosen?.kind === 'number' ? chosen.number : null}
            drag={drag}
            handlers={handlers}
            onPress={(number, event) =>
              !endsDrag(event) && isOwnPress(event) && move(pressNumber(question, response, chosen, items, number))
            }
          />
        </div>
      )}
      <ol ref={list} className={css.items} aria-label={texts.items}>
        {items.map((item) => {
          const number = numberOf(response, item.id)
          return (
            <li key={item.id} data-place="item">
              {open ? (
                <Card
                  item={item}
                  number={number}
                  chosen={chosen?.kind === 'item' && chosen.id === item.id}
                  waiting={chosen?.kind === 'number' || drag !== null}
                  over={drag?.over?.id === item.id}
                  describedBy={`${id}keys`}
                  onPress={() => move(pressItem(question, response, chosen, item))}
                  onKey={(key) => typed(item, key)}
                />
              ) : (
                <ReviewedCard item={item} number={number} right={verdict?.parts[item.id]} answer={answerOf(item.id)} />
              )}
            </li>
          )
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Exercise>
  )
}
