import { cx } from '@phuong/ui/cx'
import { useId } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { byBox, responseOf } from './boxes.ts'
import { correctResponse, textOf, toPublic } from './grade.ts'
import { Item } from './Item.tsx'
import css from './Player.module.css'
import { hasPlace } from './prompt.ts'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'

/** The pictures, each with its words and a box to write in. */
export function Player({
  question: asked,
  response,
  mode,
  verdict,
  onChange,
}: PlayerProps<PublicQuestion | Question, Response>) {
  const id = useId()
  const question = 'answers' in asked ? toPublic(asked) : asked
  const { items } = question
  const key = 'answers' in asked ? correctResponse(asked) : undefined
  const promptId = (at: number): string => `${id}prompt${at}`
  return (
    <Exercise question={question}>
      <TypedGaps
        blanks={items.map((item) => textOf(response, item.id))}
        open={mode === 'answer'}
        verdict={byBox(items, verdict)}
        answers={key && items.map((item) => textOf(key, item.id))}
        whole={items.map((item) => !hasPlace(item.question))}
        apart
        nameOf={(at) => texts.box(at + 1)}
        explainedBy={(at) => (items[at]?.question === '' ? undefined : promptId(at))}
        onBlanks={(blanks) => onChange(responseOf(items, blanks))}
      >
        {(box) => (
          <ol className={cx(css.items, items.length === 1 && css.alone)}>
            {items.map((item, at) => (
              <li key={item.id} className={css.item}>
                <Item
                  item={item}
                  number={at + 1}
                  counted={items.length > 1}
                  promptId={promptId(at)}
                  box={(signs) => box(at, signs)}
                />
              </li>
            ))}
          </ol>
        )}
      </TypedGaps>
    </Exercise>
  )
}
