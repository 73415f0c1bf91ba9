import { cx } from '@phuong/ui/cx'
import { litStars, maxStars } from './lit-stars.ts'
import css from './Marks.module.css'
import { markTexts } from './texts.ts'

const star = 'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873z'

/** The stars of a work, lit and unlit. */
export function Stars({ count, size = 18 }: { count: number; size?: number }) {
  return (
    <span className={css.stars} role="img" aria-label={markTexts.stars(Math.min(count, maxStars), maxStars)}>
      {litStars(count).map((lit, place) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn stars have nothing but their place
          key={place}
          className={cx(css.star, lit && css.lit)}
          viewBox="0 0 24 24"
          width={size}
          height={size}
          strokeWidth="1.5"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
