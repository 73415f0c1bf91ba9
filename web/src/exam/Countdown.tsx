import { remainingTime, shownTime, sittingDuration, ticksPerSecond } from '@phuong/exercises/session'
import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useEffect, useEffectEvent, useState } from 'react'
import css from './SidePanel.module.css'
import { texts } from './texts.ts'

type Props = {
  deadlineAt: number
  serverNow(): number
  /** Hears the time that is left, in ms, about 30 times in a second (C-317). */
  onTick(remaining: number): void
}

/** At these minutes the time is said aloud; more often it would disturb. */
const spokenMinutes = [10, 5, 1]

/** From here on, in ms, the time looks another way. */
const lastMinute = 60_000

/** mm:ss until the server's deadline (C-271, C-319), whatever the device's date says (H038). */
export function Countdown({ deadlineAt, serverNow, onTick }: Props) {
  const [remaining, setRemaining] = useState(() => remainingTime(deadlineAt, serverNow()))
  const tick = useEffectEvent(() => {
    const left = remainingTime(deadlineAt, serverNow())
    if (shownTime(left) !== shownTime(remaining)) setRemaining(left)
    onTick(left)
  })
  useEffect(() => {
    tick()
    const timer = setInterval(() => tick(), 1_000 / ticksPerSecond)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.floor(remaining / 60_000)
  const spoken = spokenMinutes.findLast((minute) => remaining <= minute * 60_000)
  return (
    <>
      <span
        className={cx(css.time, remaining <= lastMinute && css.lastMinute)}
        role="timer"
        aria-label={`${texts.timeLeft} ${texts.timeLeftSpoken(minutes)}`}
      >
        {shownTime(remaining)}
      </span>
      <VisuallyHidden role="status">{spoken !== undefined && texts.timeLeftSpoken(spoken)}</VisuallyHidden>
      <progress className={css.bar} max={sittingDuration} value={remaining} aria-hidden="true" />
    </>
  )
}
