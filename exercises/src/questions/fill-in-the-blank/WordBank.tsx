import { indexAt } from '@phuong/ui/drag'
import { areasOf, useDrag } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type ReactNode, useRef, useState } from 'react'
import { How } from '../../parts/Exercise.tsx'
import { Kept } from '../../parts/english-box/Kept.tsx'
import { TypedGaps, type TypedGapsProps } from '../../parts/english-box/TypedGaps.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'
import { Bank } from './Bank.tsx'
import { Blank } from './Blank.tsx'
import { drop, placeOf, putWord, type Spot, type Taken } from './filling.ts'
import type { Response } from './schema.ts'
import { texts } from './texts.ts'

type WordBankProps = {
  words: readonly string[]
  response: Response
  gaps: Omit<TypedGapsProps, 'blanks' | 'waiting' | 'onBlanks' | 'onFocus' | 'children'>
  /** the sentence around its boxes */
  sentence(blank: (at: number, signs: string) => ReactNode): ReactNode
  onChange(response: Response): void
}

/**
 * A sentence whose blanks take words of a bank: typed, chosen, or dragged to them and away (C-497). What is kept here is
 * where the next word goes, never an answer.
 */
export function WordBank({ words, response, gaps, sentence, onChange }: WordBankProps) {
  const places = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { open, whole = [] } = gaps
  const { blanks } = response

  const takeWord = (word: string): void => {
    const at = placeOf(response, chosen)
    const put = putWord(response, at, word)
    setChosen(put.next)
    setSaid((blanks[at] === word ? texts.taken : texts.put)(word, at + 1))
    onChange(put.response)
  }
  const dropped = (taken: Taken, spot: Spot): void => {
    const next = drop(response, taken, spot)
    if (next === null) return
    setChosen(next.chosen)
    setSaid(next.said)
    onChange(next.response)
  }
  const { drag, handlers, endsDrag } = useDrag<Taken, Spot>({
    placeAt: (taken, at) => {
      const isBank = indexAt(areasOf(places.current, 'bank'), at) !== null
      const spot = isBank ? 'bank' : indexAt(areasOf(places.current, 'blank'), at)
      return spot === null || drop(response, taken, spot) === null ? null : spot
    },
    onDrop: dropped,
  })
  const inBank = new Set(words.map(normaliseWords))
  const place = (at: number, box: ReactNode): ReactNode => {
    const text = blanks[at] ?? ''
    return (
      <Blank
        word={inBank.has(normaliseWords(text)) ? text : ''}
        wide={whole[at] === true}
        waiting={drag !== null && drag.item.from !== at}
        over={drag?.over === at}
        by={drag?.item.from === at ? drag.by : null}
        handlers={handlers({ word: text, from: at })}
        onTake={(event) => {
          if (!endsDrag(event) && isOwnPress(event)) dropped({ word: text, from: at }, 'bank')
        }}
      >
        {box}
      </Blank>
    )
  }

  return (
    <div ref={places}>
      <TypedGaps
        {...gaps}
        blanks={blanks}
        waiting={open ? placeOf(response, chosen) : null}
        onBlanks={(next) => onChange({ blanks: next })}
        onFocus={setChosen}
      >
        {(box) =>
          sentence((at, signs) => (open ? <Kept signs={signs}>{place(at, box(at, ''))}</Kept> : box(at, signs)))
        }
      </TypedGaps>
      <How>{open && texts.how}</How>
      <Bank
        words={words}
        blanks={blanks}
        open={open}
        drag={drag}
        handlers={handlers}
        onWord={(word, event) => {
          if (!endsDrag(event) && isOwnPress(event)) takeWord(word)
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
