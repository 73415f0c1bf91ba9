import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import css from './IconButton.module.css'

type Look = {
  /** The accessible name; it is also shown when the pointer rests on the button. */
  label: string
  icon: ReactNode
  size?: 'sm' | 'md'
  /** A `Badge` over the upper corner. */
  badge?: ReactNode
}

export type IconButtonProps = Look & Omit<ComponentPropsWithRef<'button'>, 'children'> & { pressed?: boolean }

/** A square button that shows only an icon: 44 px, or 36 px on dense staff screens (40 under a finger). */
export function IconButton({
  label,
  icon,
  size,
  badge,
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={look(size, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      {icon}
      {badge && <span className={css.badge}>{badge}</span>}
    </button>
  )
}

export type IconButtonLinkProps<T extends ElementType> = Look & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Look | 'as' | 'children'
  >

/** The same as a link; with a router give its link as `as`. */
export function IconButtonLink<T extends ElementType = 'a'>(props: IconButtonLinkProps<T>) {
  const { as, label, icon, size, badge, className, ...rest }: IconButtonLinkProps<ElementType> = props
  const Tag = as ?? 'a'
  return (
    <Tag className={look(size, className)} aria-label={label} title={label} {...rest}>
      {icon}
      {badge && <span className={css.badge}>{badge}</span>}
    </Tag>
  )
}

function look(size: Look['size'], className: string | undefined) {
  return cx(css.button, size === 'sm' && css.sm, className)
}
