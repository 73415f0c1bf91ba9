import { CheckIcon } from '@phuong/ui/work-icons'
import type { PaperState } from '../../../widgets/practice/progress.ts'
import { texts } from '../texts.ts'
import css from './PaperSign.module.css'

/** Ids of the words that describe a marked paper to a screen reader; its name stays as it is (C-255). */
export const signWordsId = { done: 'paper-done', open: 'paper-open' } as const satisfies Record<PaperState, string>

/** A tick for what is done, a dot for what is under way. */
export function PaperSign({ state }: { state: PaperState | undefined }) {
  if (state === undefined) return null
  return (
    <span className={css[state]} aria-hidden="true">
      {state === 'done' && <CheckIcon size={14} />}
    </span>
  )
}

/** The words of the signs, once for all papers. */
export function SignWords() {
  return (
    <div hidden>
      {(['done', 'open'] as const).map((state) => (
        <span key={state} id={signWordsId[state]}>
          {texts.paperState[state]}
        </span>
      ))}
    </div>
  )
}
