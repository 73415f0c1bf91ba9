import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import type { KeyboardEvent } from 'react'
import { Corner } from '../../parts/english-box/Mark.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { AgainBelow, Picture } from '../../parts/Picture.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { texts as partTexts } from '../../parts/texts.ts'
import { pictureName } from '../../shared/picture-name.ts'
import type { Named } from './moves.ts'
import css from './Player.module.css'
import { texts } from './texts.ts'

type FaceProps = { item: Named; number: number | null }

/** The picture and the words of an item, and the place of its number. */
function Face({ item: { question, imageUrl, imageAlt, name }, number }: FaceProps) {
  return (
    <>
      {imageUrl !== '' && (
        <Picture
          className={css.picture}
          src={imageUrl}
          alt={question === '' ? pictureName(name, imageAlt) : ''}
          width={200}
          height={150}
        />
      )}
      <span className={css.foot}>
        <span className={cx(css.place, number !== null && css.filled)} aria-hidden="true">
          {number}
        </span>
        {question === '' ? (
          imageUrl === '' && <span className={css.words}>{name}</span>
        ) : (
          <span className={css.words} lang="en">
            <MarkedText text={question} />
          </span>
        )}
        <VisuallyHidden lang="vi">{`, ${number === null ? texts.hasNone : texts.has(number)}`}</VisuallyHidden>
      </span>
    </>
  )
}

type CardProps = FaceProps & {
  chosen: boolean
  /** whether a number waits to be put here */
  waiting: boolean
  /** whether a number is held over it */
  over: boolean
  describedBy: string
  onPress(): void
  /** whether the key was used up */
  onKey(key: string): boolean
}

/** An item that can get a number: by a press, by a digit typed on it, or by a number that is dropped on it. */
export function Card({ item, number, chosen, waiting, over, describedBy, onPress, onKey }: CardProps) {
  const pressed = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!ctrlKey && !metaKey && !altKey && onKey(key)) event.preventDefault()
  }
  return (
    <AgainBelow>
      <button
        type="button"
        className={cx(css.card, waiting && css.waiting, chosen && css.chosen, over && css.over)}
        aria-pressed={chosen}
        aria-describedby={describedBy}
        onClick={(event) => isOwnPress(event) && onPress()}
        onKeyDown={pressed}
      >
        <Face item={item} number={number} />
      </button>
    </AgainBelow>
  )
}

type ReviewedCardProps = FaceProps & {
  /** undefined while it has not been marked */
  right: boolean | undefined
  /** the number that would have been right; null where it is not known */
  answer: number | null
}

/** An item with the number that it got, what that was worth, and the right number if it may be shown. */
export function ReviewedCard({ item, number, right, answer }: ReviewedCardProps) {
  return (
    <div className={cx(css.card, css.still, right === true && css.right, right === false && css.wrong)}>
      <Face item={item} number={number} />
      <Corner right={right} />
      {right === false && answer !== null && (
        <span className={css.answer} lang="vi">
          <CheckIcon size={16} />
          <VisuallyHidden>{`${partTexts.answer}: `}</VisuallyHidden>
          <strong>{answer}</strong>
        </span>
      )}
    </div>
  )
}
