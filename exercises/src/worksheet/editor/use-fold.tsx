import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * The panel of a narrow window, which is folded at first; a wide window shows it always.
 * @param onUnfolded when it stands, each time that it is asked for
 */
export function useFold(onUnfolded: () => void) {
  const [open, setOpen] = useState(false)
  const waiting = useRef<(() => void) | null>(null)
  const goOn = () => {
    onUnfolded()
    waiting.current?.()
    waiting.current = null
  }
  const onOpen = useEffectEvent(goOn)
  useLayoutEffect(() => {
    if (open) onOpen()
  }, [open])
  return {
    open,
    fold: () => setOpen(false),
    /** opens it, and does the rest when it stands */
    unfold: (then: () => void) => {
      waiting.current = then
      if (open) goOn()
      else setOpen(true)
    },
  }
}
