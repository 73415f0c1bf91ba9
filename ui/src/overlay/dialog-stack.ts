import { useSyncExternalStore } from 'react'
import { watchScrollBar } from './scroll-bar.ts'

type Entry = { dialog: HTMLDialogElement; onEscape: () => void }

let stack: readonly Entry[] = []
let guarding = false
const watchers = new Set<() => void>()

function change(next: readonly Entry[]) {
  stack = next
  for (const watcher of watchers) watcher()
}

/**
 * Opens a dialog, unless it is open already, on top of the others and returns the way to take it off the stack again.
 * `onEscape` answers the Escape key while it is the topmost one.
 */
export function enterDialog(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  prepareModals()
  if (!dialog.open) dialog.showModal()
  const entry = { dialog, onEscape }
  change([...stack, entry])
  return () => change(stack.filter((other) => other !== entry))
}

/** The topmost open dialog. Everything outside of it is inert, so toasts must stand inside of it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => stack.at(-1)?.dialog,
    () => undefined,
  )
}

/** Makes the page ready for modals, native ones and those of the staff layer. Later calls do nothing. */
export function prepareModals(): void {
  watchScrollBar()
  guardEscape()
}

/**
 * Lets one press of Escape close one dialog. The browser would close a native dialog by itself, also one that must stay;
 * and a modal of the staff layer below listens on the window and would close along with it. So the topmost dialog takes
 * the key first and alone. It must listen before any such modal is mounted.
 */
function guardEscape(): void {
  if (guarding) return
  guarding = true
  window.addEventListener(
    'keydown',
    (event) => {
      const top = stack.at(-1)
      if (event.key !== 'Escape' || event.isComposing || !top) return
      event.preventDefault()
      event.stopImmediatePropagation()
      top.onEscape()
    },
    { capture: true },
  )
}
