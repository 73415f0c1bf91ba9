import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
import { movedBy, type Point } from '../../parts/drag/drag.ts'
import type { DragHandlers } from '../../parts/drag/use-drag.tsx'
import boxCss from '../../parts/english-box/EnglishBox.module.css'
import css from './Player.module.css'

type BlankProps = {
  /** the word of the bank that stands in it and can be taken out; '' for none */
  word: string
  /** a whole sentence is to be written */
  wide: boolean
  /** whether the word that is dragged can be put here */
  waiting: boolean
  /** whether a word is held over it that it would take */
  over: boolean
  /** px that its word has been dragged; null while it lies still */
  by: Point | null
  handlers: DragHandlers
  /** its box */
  children: ReactNode
}

/** A blank to which words of the bank are dragged, and from which they are dragged away. */
export function Blank({ word, wide, waiting, over, by, handlers, children }: BlankProps) {
  return (
    <span
      className={cx(
        css.place,
        wide && boxCss.wide,
        waiting && css.waiting,
        over && css.over,
        by !== null && css.lifted,
      )}
      data-place="blank"
      data-grip={word === '' ? undefined : ''}
      {...(word !== '' && handlers)}
    >
      {children}
      {by !== null && (
        <span className={css.away} style={movedBy(by)} aria-hidden="true">
          <span className={cx(css.word, dragCss.held)}>{word}</span>
        </span>
      )}
    </span>
  )
}
