import {
  carriedClock,
  correctedNow,
  remainingTime,
  shownTime,
  ticksPerSecond,
  unmeasuredClock,
} from '@phuong/exercises/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readings } from '../../../browser/clock.ts'
import css from './Contest.module.css'
import { texts } from './texts.ts'

/**
 * mm:ss until the end of the contest, at which nothing happens: it stays at 00:00 (C-499, C-517). No server tells its time
 * (C-520): a device that has slept shows at once what is left, and a date that is put back wins nothing (H162).
 */
export function Clock({ endsAt }: { endsAt: number }) {
  const clock = useRef(unmeasuredClock(readings()))
  const leftNow = (): number => {
    const reading = readings()
    clock.current = carriedClock(clock.current, reading)
    return remainingTime(endsAt, correctedNow(clock.current, reading))
  }
  const [remaining, setRemaining] = useState(leftNow)
  const tick = useEffectEvent(() => {
    const left = leftNow()
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
