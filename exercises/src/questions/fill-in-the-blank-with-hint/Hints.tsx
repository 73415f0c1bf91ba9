import { MarkedText } from '../../parts/MarkedText.tsx'
import css from './Hints.module.css'
import type { Gap } from './schema.ts'
import { texts } from './texts.ts'

/** The words about the gaps; nothing where there are none. */
export function Hints({ gaps }: { gaps: readonly Gap[] }) {
  return gaps.map(({ clue }, at) => {
    if (clue === '') return null
    const key = `${at} ${clue}`
    return (
      <p key={key} className={css.hint}>
        {`${gaps.length === 1 ? texts.hint : texts.hintOf(at + 1)}: `}
        <span lang="en">
          <MarkedText text={clue} />
        </span>
      </p>
    )
  })
}
