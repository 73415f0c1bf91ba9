import { cx } from '@phuong/ui/cx'
import { CheckIcon } from '@phuong/ui/work-icons'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { Target } from '../../parts/target/Target.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import css from './Player.module.css'

/** open: nothing is said about it; right and wrong: it was clicked; key: it is the answer and was not clicked. */
export type PartState = 'open' | 'right' | 'wrong' | 'key'

type PartProps = {
  id: string
  text: string
  /** the letter under it; '' for none */
  label: string
  /** the name that the radio buttons of one sentence share */
  group: string
  picked: boolean
  state: PartState
  open: boolean
  onPick(): void
}

/** One underlined part in its line: all of it is the target, with the browser's own keys of a radio button. */
export function Part({ id, text, label, group, picked, state, open, onPick }: PartProps) {
  const marked = state === 'right' || state === 'wrong'
  return (
    <Target className={css.part} kind="one" group={group} value={id} picked={picked} open={open} onPick={onPick}>
      <span className={cx(css.face, css[state])}>
        <span className={css.words}>{text}</span>
        {(label !== '' || state !== 'open') && (
          <span className={css.below} lang="vi">
            {label}
            {marked && (
              <>
                <OutcomeIcon correct={state === 'right'} /> {outcomeWord(state === 'right')}
              </>
            )}
            {state === 'key' && (
              <>
                <CheckIcon /> {partTexts.answer}
              </>
            )}
          </span>
        )}
      </span>
    </Target>
  )
}
