import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { Fragment, type ReactNode, useId, useRef } from 'react'
import { How } from '../Exercise.tsx'
import { outcomeWord } from '../Outcome.tsx'
import { BoxText } from './BoxText.tsx'
import box from './EnglishBox.module.css'
import { LetterBox } from './LetterBox.tsx'
import css from './LetterGaps.module.css'
import { pressKey, type Typed, typeLetters } from './letters.ts'
import { Corner } from './Mark.tsx'
import { RightBelow, type RightBelowProps } from './RightBelow.tsx'
import { TelexHint } from './TelexHint.tsx'
import { looksVietnamese } from './telex.ts'
import { texts } from './texts.ts'

/** Most places of a word that a row of the narrowest phone holds. */
const longest = 12

/** A place of a word: the letter or sign that is shown there, or null for a box. */
export type Cell = string | null

export type LetterWord = {
  cells: readonly Cell[]
  /** the number of its first box among all boxes, from 0 */
  from: number
  /** for a screen reader */
  name: string
  /** of the whole word; undefined while it has not been marked */
  right: boolean | undefined
  /** the signs of a text that end it; undefined where it stands in no text */
  signs?: string
}

export type LetterGapsProps = {
  /** what is typed, one text per box */
  blanks: readonly string[]
  open: boolean
  /** right or wrong of single letters, undefined while they are not marked; left out where the word alone is */
  rightOf?(at: number): boolean | undefined
  /** what would have been right, word by word, and which were */
  below: Pick<RightBelowProps, 'answers' | 'markOf'>
  onBlanks(blanks: readonly string[]): void
  /** draws what the words stand in */
  children(word: (word: LetterWord) => ReactNode): ReactNode
}

/** Words of which letters are typed one by one, in whatever they stand in. The focus goes along with the typing. */
export function LetterGaps({ blanks, open, rightOf, below, onBlanks, children }: LetterGapsProps) {
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const strange = blanks.flatMap((text, at) => (looksVietnamese(text) && rightOf?.(at) !== true ? [at] : []))
  const go = ({ blanks: typed, next }: Typed): void => {
    if (typed !== blanks) onBlanks(typed)
    boxes.current[next]?.focus()
  }

  const word = ({ cells, from, name, right, signs }: LetterWord) => (
    // biome-ignore lint/a11y/useSemanticElements: a word stands within a line of text, where no fieldset can
    <span
      role="group"
      aria-label={name}
      className={cx(box.box, css.word, cells.length > longest && css.long, signs !== undefined && css.inText)}
    >
      {cells.map((cell, place) => {
        const at = from + cells.slice(0, place).filter((before) => before === null).length
        const key = `${place}`
        const drawn =
          cell === null ? (
            <LetterBox
              name={texts.letter(place + 1)}
              text={blanks[at] ?? ''}
              open={open}
              right={open ? undefined : rightOf?.(at)}
              wordRight={open ? undefined : right}
              last={at === blanks.length - 1}
              describedBy={strange.includes(at) ? `${id}hint` : undefined}
              register={(input) => {
                boxes.current[at] = input
              }}
              onText={(value) => go(typeLetters(blanks, at, value))}
              onKey={(pressed) => {
                const done = pressKey(blanks, at, pressed)
                if (done) go(done)
                return done !== null
              }}
            />
          ) : (
            <span className={css.shown}>{cell}</span>
          )
        if (!signs || place < cells.length - 1) return <Fragment key={key}>{drawn}</Fragment>
        return (
          <span key={key} className={css.end}>
            {drawn}
            {signs}
          </span>
        )
      })}
      {rightOf === undefined ? (
        <Corner right={open ? undefined : right} />
      ) : (
        // each letter has its sign: one of the word would lie over that of the last
        !open && right !== undefined && <VisuallyHidden lang="vi">{outcomeWord(right)}</VisuallyHidden>
      )}
    </span>
  )

  return (
    <>
      <How>{open && texts.letters}</How>
      <BoxText>{children(word)}</BoxText>
      <RightBelow {...below} />
      <div className={box.hints} role="status">
        {strange.length > 0 && (
          <TelexHint id={`${id}hint`}>{texts.telexLetters(strange.map((at) => blanks[at]).join(', '))}</TelexHint>
        )}
      </div>
    </>
  )
}
