import type { ComponentPropsWithRef, ElementType } from 'react'
import { cx } from '../basics/cx.ts'
import { texts } from '../texts.ts'
import css from './Brand.module.css'
import { petal, redPetals } from './petal.ts'

type Look = { size?: 'md' | 'lg' }

export type BrandProps<T extends ElementType> = Look & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Look | 'as' | 'children'
  >

/** The mark and the word, as the way home; with a router give its link as `as`, and 'span' where there is no way. */
export function Brand<T extends ElementType = 'a'>(props: BrandProps<T>) {
  const { as, size = 'md', className, ...rest }: BrandProps<ElementType> = props
  const Tag = as ?? 'a'
  const home = as ? {} : { href: '/' }
  // where there is no room for the word the link is called so all the same
  const label = Tag === 'span' ? {} : { 'aria-label': texts.brand }
  return (
    <Tag className={cx(css.brand, size === 'lg' && css.lg, className)} {...home} {...label} {...rest}>
      <BrandMark size={size === 'lg' ? 40 : 32} />
      <span translate="no">{texts.brand}</span>
    </Tag>
  )
}

/** The blossom alone, drawn in place so that the first paint has it. */
export function BrandMark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg className={cx(css.mark, className)} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <g transform="translate(32 34.5)">
        <g fill="var(--flame-5)">
          {redPetals.map((turn) => (
            <path key={turn} d={petal} transform={`rotate(${turn})`} />
          ))}
        </g>
        <path d={petal} fill="var(--sun-5)" />
        <path
          d="M-3-13.5C-3.8-16.5-5-19-6.3-21M3-13.5C3.8-16.5 5-19 6.3-21"
          fill="none"
          stroke="var(--flame-7)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle r="6" fill="var(--flame-8)" />
      </g>
    </svg>
  )
}
