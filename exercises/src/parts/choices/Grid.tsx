import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import css from './Grid.module.css'
import type { Look } from './looks.ts'

type GridProps = {
  direction: 'vertical' | 'horizontal'
  /** columns of pictures; null where the options are words */
  pictures: 2 | 3 | null
  look: Look
  children: ReactNode
}

const classOf = ({ direction, pictures, look }: GridProps): string | undefined => {
  if (pictures !== null) return pictures === 3 ? css.pictures3 : css.pictures2
  if (direction === 'vertical') return css.vertical
  return look === 'plain' || look === 'sentence' ? css.horizontal : css.tiles
}

/** The options of a question below each other or in as many columns as have room (C-411, C-415); a picture makes room for them. */
export function Grid(props: GridProps) {
  return (
    <div className={cx(css.options, classOf(props))} data-options>
      {props.children}
    </div>
  )
}
