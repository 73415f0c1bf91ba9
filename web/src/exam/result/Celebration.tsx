import { usePetals } from '../../widgets/feedback/use-petals.ts'
import css from './ExamResult.module.css'
import type { Result } from './result.ts'

/** How long petals fall for each tier, in ms: none for the lowest, the longest for a tree in blossom (look 4). */
const falls: Readonly<Record<Result['tier'], { readonly lasts: number } | null>> = {
  bad: null,
  good: null,
  great: { lasts: 1_500 },
  perfect: { lasts: 3_000 },
}

/** Petals over the tree of a result that has just come; decoration, and nothing for who wants no motion. */
export function Celebration({ tier }: { tier: Result['tier'] }) {
  const canvas = usePetals(falls[tier])
  return (
    <div className={css.petals} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}
