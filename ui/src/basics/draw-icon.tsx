import type { ComponentType, FunctionComponent } from 'react'

type SetIcon = ComponentType<{
  size?: number
  stroke?: number
  className?: string
  title?: string
  role?: string
  'aria-label'?: string
  'aria-hidden'?: boolean
}>

export type IconProps = {
  /** Side in px. */
  size?: number
  /** Only for an icon that says something no word beside it says; otherwise it is hidden from screen readers. */
  label?: string
  className?: string
}

/** Gives an icon of the set our measures: 20 px, and lines that stay about as heavy as the letters beside it. */
export function drawIcon(Source: SetIcon): FunctionComponent<IconProps> {
  return function Icon({ size = 20, label, className }) {
    const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
    return <Source size={size} stroke={size <= 16 ? 2 : 1.75} className={className} {...meaning} />
  }
}
