import { cx } from '@phuong/ui/cx'
import type { KeyboardEvent } from 'react'
import { Mark } from './Mark.tsx'
import css from './Player.module.css'
import { longestAnswer } from './schema.ts'
import { texts } from './texts.ts'

export type BlankProps = {
  /** its place, from 0 */
  at: number
  text: string
  open: boolean
  /** undefined while it has not been marked */
  right: boolean | undefined
  onText(text: string): void
}

type BoxProps = BlankProps & {
  /** the next word of the bank goes here */
  waiting: boolean
  /** a whole sentence is to be written */
  wide: boolean
  last: boolean
  /** ids of what explains the box: the given word, the hint */
  describedBy: string | undefined
  register(input: HTMLInputElement | null): void
  onFocus(): void
  onEnter(): void
}

/** Letters that an empty box has room for, and those past which it scrolls inside. */
const fewest = 6
const most = 60

/** One blank to be typed into, as wide as its text. */
export function Box({ at, text, open, right, waiting, wide, last, describedBy, ...act }: BoxProps) {
  const pressed = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method is still composing
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || last) return
    event.preventDefault()
    act.onEnter()
  }
  return (
    <span className={cx(css.box, wide && css.wide, right === true && css.right, right === false && css.wrong)}>
      <input
        ref={act.register}
        className={cx(css.input, waiting && css.waiting)}
        type="text"
        lang="en"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint={last ? 'done' : 'next'}
        maxLength={longestAnswer}
        size={Math.min(most, Math.max(fewest, text.length + 1))}
        aria-label={texts.blank(at + 1)}
        aria-describedby={describedBy}
        aria-invalid={right === false || undefined}
        value={text}
        readOnly={!open}
        onChange={(event) => act.onText(event.currentTarget.value)}
        onFocus={act.onFocus}
        onKeyDown={pressed}
      />
      {right !== undefined && <Mark right={right} />}
    </span>
  )
}
