import { type ReactNode, useId, useRef } from 'react'
import type { Verdict } from '../../contract.ts'
import { BoxText } from './BoxText.tsx'
import css from './EnglishBox.module.css'
import { RightBelow } from './RightBelow.tsx'
import { TelexHint } from './TelexHint.tsx'
import { TypedBox } from './TypedBox.tsx'
import { looksVietnamese } from './telex.ts'
import { texts } from './texts.ts'

export type TypedGapsProps = {
  /** what is typed, one text per box */
  blanks: readonly string[]
  open: boolean
  /** by the number of the box, from 0; null while nothing has been marked */
  verdict: Verdict | null
  /** what would have been right, box by box; undefined where it is not known */
  answers?: readonly string[] | undefined
  /** for each box whether a whole sentence is to be written there */
  whole?: readonly boolean[]
  /** each box stands by itself and in no text: what would have been right stands behind it, not below all of them */
  apart?: boolean
  /** the box into which goes what is chosen elsewhere */
  waiting?: number | null
  nameOf?(at: number): string
  /** id of what explains a box, such as the given word */
  explainedBy?(at: number): string | undefined
  onBlanks(blanks: string[]): void
  onFocus?(at: number): void
  /** draws what the boxes stand in; a box in a text is told the signs that end it there */
  children(box: (at: number, signs?: string) => ReactNode): ReactNode
}

/** Boxes for English words in whatever they stand in, and below it what would have been right and the hints on what is typed. */
export function TypedGaps({ blanks, open, verdict, answers, whole = [], apart, children, ...more }: TypedGapsProps) {
  const { nameOf = (at) => texts.blank(at + 1), explainedBy = () => undefined, waiting, onBlanks, onFocus } = more
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const markOf = (at: number): boolean | undefined => (open ? undefined : verdict?.parts[at])
  const hints = blanks.flatMap((text, at) => (looksVietnamese(text) && markOf(at) !== true ? [at] : []))
  const hintId = (at: number): string => `${id}hint${at}`
  // a box that takes a line of its own has it behind it
  const behind = (at: number): boolean => apart === true || whole[at] === true
  const below = blanks.map((_, at) => (behind(at) ? '' : (answers?.[at] ?? '')))
  const rightId = (at: number): string => `${id}right${at}`

  const box = (at: number, signs?: string) => (
    <TypedBox
      name={nameOf(at)}
      text={blanks[at] ?? ''}
      open={open}
      right={markOf(at)}
      answer={behind(at) ? (answers?.[at] ?? '') : ''}
      wide={whole[at] === true}
      signs={signs}
      waiting={at === waiting}
      last={at === blanks.length - 1}
      describedBy={
        [explainedBy(at), markOf(at) === false && below[at] !== '' && rightId(at), hints.includes(at) && hintId(at)]
          .filter(Boolean)
          .join(' ') || undefined
      }
      register={(input) => {
        boxes.current[at] = input
      }}
      onText={(text) => onBlanks(blanks.map((before, blank) => (blank === at ? text : before)))}
      onFocus={() => onFocus?.(at)}
      onEnter={() => boxes.current[at + 1]?.focus()}
    />
  )

  return (
    <>
      <BoxText>{children(box)}</BoxText>
      <RightBelow answers={below} markOf={markOf} idOf={rightId} />
      <div className={css.hints} role="status">
        {hints.map((at) => (
          <TelexHint key={at} id={hintId(at)}>
            {texts.telex((blanks[at] ?? '').trim())}
          </TelexHint>
        ))}
      </div>
    </>
  )
}
