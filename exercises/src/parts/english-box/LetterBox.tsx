import { cx } from '@phuong/ui/cx'
import type { KeyboardEvent } from 'react'
import css from './LetterGaps.module.css'
import { Corner } from './Mark.tsx'

type LetterBoxProps = {
  /** for a screen reader */
  name: string
  text: string
  open: boolean
  /** undefined where the letter alone is not marked */
  right: boolean | undefined
  /** of the whole word; it colours a letter that alone is not marked */
  wordRight: boolean | undefined
  last: boolean
  describedBy: string | undefined
  register(input: HTMLInputElement | null): void
  onText(text: string): void
  /** whether the key was used up */
  onKey(key: string): boolean
}

/** A box for one letter (C-460, C-463). It takes what is pasted whole, so that the letters can be dealt out. */
export function LetterBox({ name, text, open, right, wordRight, last, describedBy, ...act }: LetterBoxProps) {
  const pressed = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!open || nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return
    if (act.onKey(key)) event.preventDefault()
  }
  const coloured = right ?? wordRight
  return (
    <span className={cx(css.cell, coloured === true && css.right, coloured === false && css.wrong)}>
      <input
        ref={act.register}
        className={css.letter}
        type="text"
        lang="en"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint={last ? 'done' : 'next'}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={right === false || undefined}
        value={text}
        readOnly={!open}
        onChange={({ currentTarget }) => act.onText(currentTarget.value)}
        // the next letter takes the place of the one that stands there
        onFocus={({ currentTarget }) => open && currentTarget.select()}
        onKeyDown={pressed}
      />
      <Corner right={right} says="" />
    </span>
  )
}
