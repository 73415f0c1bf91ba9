import { useSyncExternalStore } from 'react'
import { watchScrollBar } from './scroll-bar.ts'

/**
 * `dialog` is null of a drawer; `at` is the place of the page in the history on which it was opened, null where it is an entry
 * of its own.
 */
type Entry = { dialog: HTMLDialogElement | null; onClose: () => void; at: number | null }

/** What an entry of the history says of its place, and of what is open over the page as an entry of its own. */
type Placed = { at?: number; usr?: { closes?: true } | null } | null
const placeInHistory = (): number | null => {
  const state = window.history.state as Placed
  return state?.usr?.closes ? null : (state?.at ?? 0)
}

let stack: readonly Entry[] = []
let guarding = false
const watchers = new Set<() => void>()

/** Whether a dialog has opened or closed since the last click that was one of its own. */
let isChanged = false

function change(next: readonly Entry[]) {
  stack = next
  isChanged = true
  for (const watcher of watchers) watcher()
}

/** @returns the way to take it off the stack again */
function enter(dialog: Entry['dialog'], onClose: () => void): () => void {
  const entry = { dialog, onClose, at: placeInHistory() }
  change([...stack, entry])
  return () => change(stack.filter((other) => other !== entry))
}

/**
 * Opens a dialog, unless it is open already, on top of the others and returns the way to take it off the stack again.
 * `onClose` answers the Escape key, and the way back in the history, while it is the topmost one.
 */
export function enterDialog(dialog: HTMLDialogElement, onClose: () => void): () => void {
  prepareModals()
  if (!dialog.open) dialog.showModal()
  return enter(dialog, onClose)
}

/** Lets the way back in the history close a drawer over the page; its keys are its own. @returns as `enterDialog` */
export const enterDrawer = (onClose: () => void): (() => void) => enter(null, onClose)

/** The topmost open dialog. Everything outside of it is inert, so toasts must stand inside of it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => stack.at(-1)?.dialog ?? undefined,
    () => undefined,
  )
}

/** Makes the page ready for modals, native ones and those of the staff layer. Later calls do nothing. */
export function prepareModals(): void {
  watchScrollBar()
  if (guarding) return
  guarding = true
  guardEscape()
  guardDoubleClick()
}

/**
 * Lets one press of Escape close one dialog. The browser would close a native dialog by itself, also one that must stay;
 * and a modal of the staff layer below listens on the window and would close along with it. So the topmost dialog takes
 * the key first and alone. It must listen before any such modal is mounted.
 */
function guardEscape(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const top = stack.at(-1)
      if (event.key !== 'Escape' || event.isComposing || !top?.dialog) return
      event.preventDefault()
      event.stopImmediatePropagation()
      top.onClose()
    },
    { capture: true },
  )
}

/**
 * Lets the second of a double click hit nothing where the first has opened or closed a dialog: it would fall on the veil
 * that has just come, or on what lies below the dialog that has just gone (H175).
 */
function guardDoubleClick(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) isChanged = false
      else if (isChanged) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )
}

let returning = false

/**
 * Lets the way back close one dialog or drawer and stay on the page, as the back gesture of a phone does with a native
 * dialog. The browser has gone already, so it is led back. What stands in the history itself closes with its entry.
 * @returns whether the step in the history is of no concern to anybody else
 */
export function takesStep(): boolean {
  if (returning) {
    returning = false
    return true
  }
  const top = stack.at(-1)
  if (top === undefined || top.at === null) return false
  returning = true
  window.history.go(top.at - ((window.history.state as Placed)?.at ?? 0) || 1)
  top.onClose()
  return true
}
