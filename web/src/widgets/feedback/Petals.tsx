import { useEffect, useRef } from 'react'
import { letPetalsFall } from '../../browser/confetti.ts'
import css from './Feedback.module.css'
import type { Celebration } from './use-feedback.ts'

/** Petals over the page after a right answer (C-285); decoration, so nothing says it and nothing waits for it. */
export function Petals({ celebration }: { celebration: Celebration | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (celebration === null || canvas.current === null) return
    return letPetalsFall(canvas.current, celebration.lasts)
  }, [celebration])
  return (
    <div className={css.petals} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}
