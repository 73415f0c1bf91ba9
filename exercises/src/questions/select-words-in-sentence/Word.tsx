import { cx } from '@phuong/ui/cx'
import { Corner } from '../../parts/english-box/Mark.tsx'
import { Words } from '../../parts/english-box/Words.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { texts as partTexts } from '../../parts/texts.ts'
import css from './Player.module.css'

/** plain: nothing is said about it; missed: it is right and was not selected. */
export type WordState = 'plain' | 'right' | 'wrong' | 'missed'

type WordProps = {
  text: string
  underlined: boolean
  open: boolean
  selected: boolean
  state: WordState
  onToggle(): void
}

/** One word of the sentence: a button that is pressed while the word is selected. What is said of it moves no word (D61). */
export function Word({ text, underlined, open, selected, state, onToggle }: WordProps) {
  const shown = <Words piece={{ kind: underlined ? 'underlined' : 'text', text }} />
  if (open)
    return (
      <button
        type="button"
        lang="en"
        className={cx(css.word, selected && css.selected)}
        aria-pressed={selected}
        onClick={(event) => isOwnPress(event) && onToggle()}
      >
        {shown}
      </button>
    )
  return (
    <span className={cx(css.word, css.still, selected && css.selected, state !== 'plain' && css[state])}>
      {shown}
      {(state === 'right' || state === 'wrong') && <Corner right={state === 'right'} />}
      {state === 'missed' && <Corner right says={partTexts.answer} />}
    </span>
  )
}
