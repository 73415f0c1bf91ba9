import css from './Feedback.module.css'
import type { Celebration } from './use-feedback.ts'
import { usePetals } from './use-petals.ts'

/** Petals over the page after a right answer (C-285); decoration, so nothing says it and nothing waits for it. */
export function Petals({ celebration }: { celebration: Celebration | null }) {
  const canvas = usePetals(celebration)
  return (
    <div className={css.petals} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}
