import { cx } from '@phuong/ui/cx'
import { Corner } from '../../parts/english-box/Mark.tsx'
import { Target, type TargetState } from '../../parts/target/Target.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import css from './Player.module.css'

type PartProps = {
  id: string
  text: string
  /** the letter under it; '' for none */
  label: string
  /** the name that the radio buttons of one sentence share */
  group: string
  picked: boolean
  state: TargetState
  open: boolean
  onPick(): void
}

/**
 * One underlined part in its line: all of it is the target, with the browser's own keys of a radio button. What is said of it
 * moves no word (D61).
 */
export function Part({ id, text, label, group, picked, state, open, onPick }: PartProps) {
  return (
    <Target
      className={css.part}
      kind="one"
      group={group}
      value={id}
      picked={picked}
      open={open}
      state={state}
      onPick={onPick}
    >
      <span className={cx(css.face, css[state])}>
        <span className={css.words}>{text}</span>
        {label !== '' && (
          <span className={css.below} lang="vi">
            {label}
          </span>
        )}
        {(state === 'right' || state === 'wrong') && <Corner right={state === 'right'} />}
        {state === 'key' && <Corner right says={partTexts.answer} />}
      </span>
    </Target>
  )
}
