import type { MockContest } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { GridIcon } from '@phuong/ui/work-icons'
import { useId, useState } from 'react'
import { isFirstClick } from '../../../widgets/exercise/first-click.ts'
import { Clock } from './Clock.tsx'
import css from './Contest.module.css'
import { texts } from './texts.ts'

type Props = { contest: MockContest; onShow(number: number): void; onFinish(): void }

/** Time, the numbered grid and the end, beside the exercise; on a phone a bar that unfolds (C-499 to C-506). */
export function SidePanel({ contest, onShow, onFinish }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  const foldId = useId()
  const { exercises, shown, answers, endsAt } = contest
  return (
    <aside className={css.panel} aria-label={texts.progress}>
      <div className={css.facts}>
        <div className={css.clock}>
          <span className={css.label}>{texts.time}</span>
          <Clock endsAt={endsAt} />
        </div>
        <Button
          size="sm"
          className={css.unfold}
          icon={<GridIcon />}
          aria-expanded={unfolded}
          aria-controls={foldId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {texts.grid}
        </Button>
        <p className={css.answered}>{texts.answered(answers.length, exercises.length)}</p>
      </div>
      <div className={cx(css.fold, unfolded && css.unfolded)} id={foldId}>
        <ol className={css.grid} aria-label={texts.grid}>
          {exercises.map((id, at) => {
            const answered = answers.some((answer) => answer.id === id)
            return (
              <li key={id}>
                <button
                  type="button"
                  className={cx(css.field, answered && css.tinted)}
                  aria-current={shown === at + 1 ? 'step' : undefined}
                  aria-label={texts.field(at + 1, answered)}
                  onClick={() => {
                    setUnfolded(false)
                    onShow(at + 1)
                  }}
                >
                  {at + 1}
                </button>
              </li>
            )
          })}
        </ol>
        <Button variant="leaf" size="lg" block onClick={(event) => isFirstClick(event) && onFinish()}>
          {texts.finish}
        </Button>
      </div>
    </aside>
  )
}
