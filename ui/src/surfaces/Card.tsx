import type { ComponentPropsWithRef, ElementType } from 'react'
import { cx } from '../basics/cx.ts'
import css from './Card.module.css'

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** Without inner room: for lists and pictures that reach the edge. */
  flush?: boolean
  as?: ElementType
}

/** A white sheet on the paper. */
export function Card({ flush, as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag className={cx(css.card, flush && css.flush, className)} {...rest} />
}
