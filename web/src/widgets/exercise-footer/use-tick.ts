import { type SyntheticEvent, useRef } from 'react'
import { playSound } from '../../browser/sound.ts'

/** What options are made of: radio buttons, boxes, lists of words, and buttons that say whether they are pressed. */
const options = 'input[type=radio], input[type=checkbox], select, button[aria-pressed]'

/** Whether what was pressed is an option, or lies on one; a text field is none. */
const isOption = (pressed: EventTarget): boolean => pressed instanceof Element && pressed.closest(options) !== null

/**
 * The tick when an option is selected (B-321): the answer has changed while an option was pressed. What is typed, and what
 * a question reports of itself once it is drawn, is silent.
 */
export const useTick = () => {
  const changed = useRef(false)
  // goes ahead of the question's own handlers, so that nothing that was reported before the press counts
  const begin = () => {
    changed.current = false
  }
  const end = ({ target }: SyntheticEvent) => {
    if (changed.current && isOption(target)) playSound('tick')
    changed.current = false
  }
  return {
    /** The answer has changed. */
    answered: () => {
      changed.current = true
    },
    /** Of the element around the question. */
    handlers: { onClickCapture: begin, onChangeCapture: begin, onClick: end, onChange: end },
  }
}
