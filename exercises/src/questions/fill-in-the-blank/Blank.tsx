import { cx } from '@phuong/ui/cx'
import { movedBy, type Point } from '@phuong/ui/drag'
import type { DragHandlers } from '@phuong/ui/use-drag'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
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
  /** a tap takes its word out */
  onTake(event: MouseEvent): void
  /** its box */
  children: ReactNode
}

/** Whether a mouse has just selected letters in a box. */
const isSelecting = (box: EventTarget): boolean =>
  box instanceof HTMLInputElement && box.selectionStart !== box.selectionEnd

/**
 * A blank to which words of the bank are dragged, and from which they are dragged or tapped away. In a box that is being
 * written in a tap sets the caret, as everywhere.
 */
export function Blank({ word, wide, waiting, over, by, handlers, onTake, children }: BlankProps) {
  const writing = useRef(false)
  const finger = useRef(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the box within is what keys reach, and Delete empties it
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
      onPointerDownCapture={(event) => {
        writing.current = event.currentTarget.contains(document.activeElement)
        finger.current = event.pointerType !== 'mouse'
      }}
      onMouseDown={(event) => {
        // no keyboard comes up over a word that is taken out, nor by the second half of the double tap that took it
        if ((word !== '' || event.detail > 1) && finger.current && !writing.current) event.preventDefault()
      }}
      onClick={(event) => {
        if (word !== '' && !writing.current && !isSelecting(event.target)) onTake(event)
      }}
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
