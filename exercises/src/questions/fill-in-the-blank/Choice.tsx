import { cx } from '@phuong/ui/cx'
import { useId } from 'react'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import type { BlankProps } from './Box.tsx'
import { Mark } from './Mark.tsx'
import css from './Player.module.css'
import { texts } from './texts.ts'

/** One blank that takes one of a few words: yes or no. */
export function Choice({ at, text, open, right, words, onText }: BlankProps & { words: readonly string[] }) {
  const name = useId()
  return (
    <span className={cx(css.box, right === true && css.right, right === false && css.wrong)}>
      <span className={css.choices} role="radiogroup" aria-label={texts.blank(at + 1)}>
        {words.map((word) => (
          <label key={word} className={css.choice} lang="en">
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={normaliseAnswer(word) === normaliseAnswer(text)}
              disabled={!open}
              onChange={() => onText(word)}
            />
            {word}
          </label>
        ))}
      </span>
      {right !== undefined && <Mark right={right} />}
    </span>
  )
}
