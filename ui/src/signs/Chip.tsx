import type { ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import css from './Chip.module.css'

export type ChipTone = 'neutral' | 'leaf' | 'rose' | 'sky' | 'flame' | 'sun'

export type ChipProps = {
  tone?: ChipTone
  size?: 'sm' | 'md'
  icon?: ReactNode
  children: ReactNode
  className?: string
}

/** A short word about something, on a soft colour. The word says it; the colour only helps to find it. */
export function Chip({ tone = 'neutral', size, icon, children, className }: ChipProps) {
  return (
    <span className={cx(css.chip, tone !== 'neutral' && css[tone], size === 'sm' && css.sm, className)}>
      {icon}
      {children}
    </span>
  )
}
