import { cx } from '@phuong/ui/cx'
import { CircleCheckIcon } from '@phuong/ui/icons'
import css from './Marks.module.css'
import { markTexts } from './texts.ts'

/** How far a pupil is with an assignment: handed in, at work, nothing yet. */
export type WorkState = 'none' | 'doing' | 'done'

const looks = { none: css.idle, doing: css.doing, done: css.done }

/** The state of a work in words with a sign of its own shape. */
export function StateSign({ state }: { state: WorkState }) {
  return (
    <span className={cx(css.sign, looks[state])}>
      {state === 'done' ? <CircleCheckIcon size={18} /> : <Outline doing={state === 'doing'} />}
      {markTexts[state]}
    </span>
  )
}

function Outline({ doing }: { doing: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {doing ? <path d="M7 4v16l13-8Z" /> : <circle cx="12" cy="12" r="9" strokeDasharray="3.2 3.87" />}
    </svg>
  )
}
