import { cx } from '@phuong/ui/cx'
import type { KeyboardEvent } from 'react'
import { isTypedText } from '../../shared/typed-text.ts'
import css from './EnglishBox.module.css'
import { Kept } from './Kept.tsx'
import { Corner, RightBehind } from './Mark.tsx'

type TypedBoxProps = {
  /** for a screen reader */
  name: string
  text: string
  open: boolean
  /** undefined while it has not been marked */
  right: boolean | undefined
  /** what would have been right; '' where it is not known */
  answer: string
  /** a whole sentence is to be written */
  wide: boolean
  /** the signs of a text that end it; undefined where it stands in no text */
  signs: string | undefined
  /** what is chosen elsewhere goes here next */
  waiting?: boolean
  last: boolean
  /** ids of what explains the box: the given word, the hint */
  describedBy: string | undefined
  register(input: HTMLInputElement | null): void
  onText(text: string): void
  onEnter(): void
  onFocus?(): void
}

/** Letters that an empty box has room for, and those past which it scrolls inside. */
const fewest = 6
const max = 60
/** Letters that stand beside each other in the narrowest line of a phone. */
const onPhone = 20

/** One box for an English word or sentence, as wide as its text. */
export function TypedBox({ name, text, open, right, answer, wide, signs, waiting, last, ...more }: TypedBoxProps) {
  const { describedBy, ...act } = more
  const pressed = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method is still composing
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || last) return
    event.preventDefault()
    act.onEnter()
  }
  return (
    <>
      <Kept signs={signs ?? ''}>
        <span
          className={cx(
            css.box,
            wide ? css.wide : signs !== undefined && css.inText,
            right === true && css.right,
            right === false && css.wrong,
          )}
        >
          {!open && (wide || text.length > onPhone) ? (
            // what was handed in is seen as a whole, however narrow the page is
            <textarea
              className={css.input}
              lang="en"
              // where the browser does not measure the text itself
              rows={Math.max(1, Math.ceil(text.length / onPhone))}
              aria-label={name}
              aria-describedby={describedBy}
              aria-invalid={right === false || undefined}
              value={text}
              readOnly
            />
          ) : (
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
              size={Math.min(max, Math.max(fewest, text.length + 1))}
              aria-label={name}
              aria-describedby={describedBy}
              aria-invalid={right === false || undefined}
              value={text}
              readOnly={!open}
              onChange={({ currentTarget }) => isTypedText(currentTarget.value) && act.onText(currentTarget.value)}
              onFocus={act.onFocus}
              onKeyDown={pressed}
            />
          )}
          <Corner right={right} />
        </span>
      </Kept>
      <RightBehind right={right} answer={answer} />
    </>
  )
}
