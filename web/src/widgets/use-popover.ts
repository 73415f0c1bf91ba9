import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useOpenHere } from './use-open-here.ts'

/**
 * What a button of the frame opens below it: open on the page where it was opened, closed by a press elsewhere, by Escape,
 * which gives the focus back to the button, and by the focus that goes on behind it.
 */
export const usePopover = () => {
  const [open, setOpen] = useOpenHere()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
  })
  useEffect(() => {
    if (!open) return
    const pressed = (event: Event) => leave(event)
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])
  const leaveByKey = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    // it goes with the focus; a page that takes the focus while it loads leaves it open
    if (event.key === 'Tab')
      requestAnimationFrame(() => {
        if (!frame.current?.contains(document.activeElement)) setOpen(false)
      })
  }
  return {
    open,
    setOpen,
    /** of the element around button and panel */
    frame: { ref: frame, onKeyDown: leaveByKey },
    button,
  }
}
