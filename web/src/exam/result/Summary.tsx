import { formatDate } from '@phuong/domain/format/dates'
import { isPupil } from '@phuong/domain/people/roles'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { FlameTree } from '@phuong/ui/drawings/FlameTree'
import { CircleCheckIcon } from '@phuong/ui/icons'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSurroundings } from '../../widgets/surroundings.ts'
import type { EndedEntry } from '../place.ts'
import { Celebration } from './Celebration.tsx'
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
  /** What to do next, before the way home. */
  offer?: ReactNode
  /** What is said of the score besides, or in its place. */
  children?: ReactNode
}

/** C-328 to C-342: what it came to, as words, numbers and a tree. */
export function Summary({ result, startedAt, finishedAt, back, scoreShown, offer, children }: Props) {
  const navigate = useNavigate()
  const { correct, total, shownPercent, tier } = result
  const { me } = useSurroundings()
  const { state: entry } = useLocation()
  // the exam has just ended before the eyes of whoever sat it; details that open over it are not the end again
  const [hasJustEnded] = useState((entry as EndedEntry)?.ended === true)
  return (
    <section className={cx(css.summary, !scoreShown && css.plain)} aria-labelledby="completed">
      {scoreShown && (
        <div className={cx('oly', css.art, hasJustEnded && css.grows)}>
          <FlameTree tier={tier} title={texts.tiers[tier].alt} />
          {hasJustEnded && <Celebration tier={tier} />}
        </div>
      )}
      <div className={css.words}>
        <h2 id="completed" className={css.completed}>
          <CircleCheckIcon size={28} />
          {texts.completed}
        </h2>
        {scoreShown && isPupil(me) && <p className={css.grown}>{texts.grown[tier]}</p>}
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
        <div className={css.ways}>
          {offer}
          <Button variant={offer ? 'line' : 'primary'} onClick={() => navigate(back)}>
            {texts.backHome}
          </Button>
        </div>
      </div>
    </section>
  )
}
