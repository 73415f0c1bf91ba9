import { Fragment } from 'react'
import css from './PrintChoices.module.css'

/** A word on paper; where answers are asked for, the right one is ticked. */
export function PrintWord({ text, right }: { text: string; right: boolean }) {
  return right ? <strong className={css.right}>{`✓\u00a0${text}`}</strong> : text
}

type PrintChoicesProps = {
  /** in the order in which they are offered, each another one */
  choices: readonly string[]
  /** whether a choice is to be ticked */
  isRight(choice: string): boolean
}

/** A dropdown on paper: all that it offers, one beside the other (C-396). */
export function PrintChoices({ choices, isRight }: PrintChoicesProps) {
  return (
    <span className={css.choices}>
      {choices.map((choice, place) => (
        <Fragment key={choice}>
          {place > 0 && ' | '}
          <PrintWord text={choice} right={isRight(choice)} />
        </Fragment>
      ))}
    </span>
  )
}
