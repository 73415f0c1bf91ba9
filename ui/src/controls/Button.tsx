import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import css from './Button.module.css'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'line' | 'soft' | 'quiet' | 'danger' | 'leaf'

type Look = {
  /** One `primary` per screen; `line` when not given. */
  variant?: ButtonVariant
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  block?: boolean
  icon?: ReactNode
  iconEnd?: ReactNode
}

export type ButtonProps = Look & ComponentPropsWithRef<'button'> & { loading?: boolean }

/**
 * A button. While `loading` it keeps its width and its focus and answers no click, so that a second tap cannot send
 * the same thing twice.
 */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={look({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
      {loading && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

export type ButtonLinkProps<T extends ElementType> = Look & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Look | 'as'
  >

/** A link that looks like a button; with a router give its link as `as`. */
export function ButtonLink<T extends ElementType = 'a'>(props: ButtonLinkProps<T>) {
  const { as, variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonLinkProps<ElementType> = props
  const Tag = as ?? 'a'
  return (
    <Tag className={look({ variant, size, block }, className)} {...rest}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Tag>
  )
}

function look({ variant = 'line', size = 'md', block }: Look, className: string | undefined) {
  return cx(css.button, css[variant], size !== 'md' && css[size], block && css.block, className)
}

function Content({ icon, iconEnd, children }: { icon: ReactNode; iconEnd: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{children}</span>
      {iconEnd && <span className={css.icon}>{iconEnd}</span>}
    </>
  )
}
