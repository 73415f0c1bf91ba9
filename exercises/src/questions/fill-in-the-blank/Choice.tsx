import { cx } from '@phuong/ui/cx'
import { useId } from 'react'
import boxCss from '../../parts/english-box/EnglishBox.module.css'
import { Kept } from '../../parts/english-box/Kept.tsx'
import { Corner } from '../../parts/english-box/Mark.tsx'
import { texts } from '../../parts/english-box/texts.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'
import css from './Player.module.css'

type ChoiceProps = {
  /** its place, from 0 */
  at: number
  text: string
  /** the signs that end it */
  signs: string
  words: readonly string[]
  open: boolean
  /** undefined while it has not been marked */
  right: boolean | undefined
  onText(text: string): void
}

/** One blank that takes one of a few words: yes or no. */
export function Choice({ at, text, signs, open, right, words, onText }: ChoiceProps) {
  const name = useId()
  return (
    <Kept signs={signs}>
      <span className={cx(boxCss.box, boxCss.inText, right === true && css.right, right === false && css.wrong)}>
        <span className={css.choices} role="radiogroup" aria-label={texts.blank(at + 1)}>
          {words.map((word) => (
            <label key={word} className={css.choice} lang="en">
              <input
                type="radio"
                name={name}
                className={css.radio}
                checked={normaliseWords(word) === normaliseWords(text)}
                disabled={!open}
                onChange={() => onText(word)}
              />
              {word}
            </label>
          ))}
        </span>
        <Corner right={right} />
      </span>
    </Kept>
  )
}
