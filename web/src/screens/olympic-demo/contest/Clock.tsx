import { remainingTime, shownTime, ticksPerSecond } from '@phuong/exercises/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '../../../browser/clock.ts'
import css from './Contest.module.css'
import { texts } from './texts.ts'

const leftUntil = (endsAt: number): number => remainingTime(endsAt, now().getTime())

/** mm:ss until the end of the contest, at which nothing happens: it stays at 00:00 (C-499, C-517). */
export function Clock({ endsAt }: { endsAt: number }) {
  const [remaining, setRemaining] = useState(() => leftUntil(endsAt))
  const tick = useEffectEvent(() => {
    const left = leftUntil(endsAt)
    if (shownTime(left) !== shownTime(remaining)) setRemaining(left)
  })
  useEffect(() => {
    tick()
    const timer = setInterval(() => tick(), 1_000 / ticksPerSecond)
    return () => clearInterval(timer)
  }, [])
  const spoken = remaining === 0 ? texts.timeOver : texts.timeSpoken(Math.floor(remaining / 60_000))
  return (
    <span className={css.time} role="timer" aria-label={spoken}>
      {shownTime(remaining)}
    </span>
  )
}
