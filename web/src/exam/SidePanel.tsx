import { gridOf, scoreOf } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { CloseIcon } from '@phuong/ui/icons'
import { CheckIcon, ClockIcon, CloudOffIcon, FlagIcon, GridIcon, MicrophoneIcon } from '@phuong/ui/work-icons'
import { type ReactNode, useId, useState } from 'react'
import type { Exam } from './exam.ts'
import css from './SidePanel.module.css'
import { texts } from './texts.ts'

type Props = {
  exam: Exam
  countdown: ReactNode
  onOpen(index: number): void
  onEnd(): void
  /** Between the grid and the end. */
  wish: ReactNode
  /** Beside the end. */
  children?: ReactNode
}

/** Time, score and the numbered grid beside the question (C-270 to C-279); on a phone a bar that unfolds. */
export function SidePanel({ exam, countdown, onOpen, onEnd, wish, children }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  const gridId = useId()
  const { correct, total, shownPercent } = scoreOf(exam)
  const grid = gridOf(exam)
  // only an exam whose verdicts come from the server has fields that wait, and few have some that are not marked
  const legend = (['right', 'wrong', 'waiting', 'answered', 'unanswered'] as const).filter(
    (state) => (state !== 'waiting' && state !== 'answered') || grid.includes(state),
  )
  const current = exam.screen.name === 'question' ? exam.screen.index : 0
  return (
    <aside className={css.panel} aria-label={texts.progress}>
      <div className={css.facts}>
        <div className={cx(css.fact, css.clock)}>
          <span className={css.label}>{texts.timeLeft}</span>
          <ClockIcon className={css.sign} />
          {countdown}
        </div>
        <div className={css.fact}>
          <span className={css.label}>{texts.correct}</span>
          <CheckIcon className={css.sign} />
          <span className={css.value}>{`${correct}/${total}`}</span>
        </div>
        <div className={css.fact}>
          <span className={css.label}>{texts.percent}</span>
          <span className={css.value}>{texts.ofHundred(shownPercent)}</span>
        </div>
        <Button
          size="sm"
          className={css.unfold}
          icon={<GridIcon />}
          aria-expanded={unfolded}
          aria-controls={gridId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {texts.grid}
        </Button>
      </div>
      <div className={cx(css.fold, unfolded && css.unfolded)} id={gridId}>
        <ol className={css.grid}>
          {grid.map((state, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is the number of its question
            <li key={at}>
              <button
                type="button"
                className={cx(css.field, css[state])}
                aria-current={current === at + 1 ? 'step' : undefined}
                aria-label={texts.fieldLabel(at + 1, texts.fieldOf[state])}
                onClick={() => {
                  setUnfolded(false)
                  onOpen(at + 1)
                }}
              >
                {at + 1}
                {state === 'right' && <CheckIcon size={12} />}
                {state === 'wrong' && <CloseIcon size={12} />}
                {state === 'waiting' && <CloudOffIcon size={12} />}
                {state === 'answered' && <MicrophoneIcon size={12} />}
              </button>
            </li>
          ))}
        </ol>
        <ul className={css.legend} aria-hidden="true">
          {legend.map((state) => (
            <li key={state}>
              <i className={css[state]}>
                {state === 'right' && <CheckIcon size={12} />}
                {state === 'wrong' && <CloseIcon size={12} />}
                {state === 'waiting' && <CloudOffIcon size={12} />}
                {state === 'answered' && <MicrophoneIcon size={12} />}
              </i>
              {texts.legend[state]}
            </li>
          ))}
        </ul>
        {wish}
        <div className={css.ways}>
          <Button variant="quiet" block icon={<FlagIcon />} onClick={onEnd}>
            {texts.end}
          </Button>
          {children}
        </div>
      </div>
    </aside>
  )
}
