import css from './Badge.module.css'
import { badgeText } from './badge-text.ts'

export type BadgeProps = { count: number; max?: number }

/**
 * A small count over an icon, nothing for zero. It is drawn only: the button under it says the count in its own label,
 * for a label takes the place of what stands inside the button.
 */
export function Badge({ count, max = 9 }: BadgeProps) {
  const text = badgeText(count, max)
  if (!text) return null
  return <span className={css.badge} data-count={text} aria-hidden="true" />
}
