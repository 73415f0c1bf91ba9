import { formatDate } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { FlameTree } from '@phuong/ui/drawings/FlameTree'
import { CircleCheckIcon } from '@phuong/ui/icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import css from './ExamResult.module.css'
import { minutesOf, type Result } from './result.ts'
import { texts } from './texts.ts'

const tierNames = ['bad', 'good', 'great', 'perfect'] as const

type Props = {
  result: Result
  startedAt: number
  finishedAt: number | null
  back: `/${string}`
  /** False while the score waits, for the due date or for verdicts: then nothing tells it. */
  scoreShown: boolean
  /** What is said of the score besides, or in its place. */
  children?: ReactNode
}

/** C-328 to C-342: what it came to, as words, numbers and a tree. */
export function Summary({ result, startedAt, finishedAt, back, scoreShown, children }: Props) {
  const navigate = useNavigate()
  const { correct, total, shownPercent, tier } = result
  return (
    <section className={cx(css.summary, !scoreShown && css.plain)} aria-labelledby="completed">
      {scoreShown && (
        <div className={cx('oly', css.art)}>
          <FlameTree tier={tier} title={texts.tiers[tier].alt} />
        </div>
      )}
      <div className={css.words}>
        <h2 id="completed" className={css.completed}>
          <CircleCheckIcon size={28} />
          {texts.completed}
        </h2>
        {scoreShown && (
          <p className={css.score}>
            <strong>{`${correct}/${total}`}</strong>
            <span>{texts.ofHundred(shownPercent)}</span>
          </p>
        )}
        {children}
        {finishedAt !== null && (
          <p className={css.when}>{texts.doneIn(formatDate(new Date(finishedAt)), minutesOf(startedAt, finishedAt))}</p>
        )}
        {scoreShown && (
          <ol className={css.tiers} aria-label={texts.tiersLabel}>
            {tierNames.map((name) => (
              <li key={name} aria-current={name === tier ? 'true' : undefined}>
                <FlameTree tier={name} />
                <strong>{texts.tiers[name].name}</strong>
                {texts.tiers[name].from}
              </li>
            ))}
          </ol>
        )}
        <Button variant="primary" className={css.back} onClick={() => navigate(back)}>
          {texts.backHome}
        </Button>
      </div>
    </section>
  )
}
