import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { EditorStore } from './store.ts'

/** A modal that lies over the page takes the keys. */
const isCovered = () => document.querySelector('dialog:modal') !== null

/** Where letters are typed, the keys of text are the text's: back takes letters back, and no zone (H161). */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])'))

type Shortcuts = {
  store: EditorStore
  panel: RefObject<HTMLElement | null>
  onLeavePanel(selected: string): void
}

/** Keys that hold anywhere on the page: back and again, and Escape, which leaves the panel before it leaves the zone. */
export function useShortcuts({ store, panel, onLeavePanel }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isCovered()) return
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y')) {
      if (isText(event.target)) return
      event.preventDefault()
      store.send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    } else if (key === 'escape') {
      const { gesture, selected } = store.get()
      if (gesture.state === 'idle' && selected !== null && panel.current?.contains(document.activeElement))
        onLeavePanel(selected)
      else store.send({ type: 'escape' })
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
