import {
  defaultToastMs,
  defaultToastPlace,
  type Toast,
  type ToastPlace,
  type ToastTone,
  withToast,
} from './toast-list.ts'

export type { ToastPlace } from './toast-list.ts'

export type ToastOptions = {
  title?: string
  /** When not given: the place of the current route, else top right (A-396, D42). */
  place?: ToastPlace
  /** Milliseconds; 3000 when not given. */
  durationMs?: number
  action?: Toast['action']
  /** A second toast with the same id takes the place of the first. */
  id?: string
}

let toasts: readonly Toast[] = []
let routePlace: ToastPlace = defaultToastPlace
let shown = 0
const watchers = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const watcher of watchers) watcher()
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): string {
  shown += 1
  const { title, place = routePlace, durationMs = defaultToastMs, action, id = `toast-${shown}` } = options
  change(withToast(toasts, { id, tone, title, text, place, durationMs, action }))
  return id
}

/** Short messages over the page, read out by screen readers. Each call returns the id of its toast. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('danger', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  dismiss: (id: string) => change(toasts.filter((other) => other.id !== id)),
}

/** For the region: the toasts that stand now. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** For the region: hears of each change. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** For the region: the place that the current route gives. Toasts that stand already stay where they are. */
export function placeToasts(place: ToastPlace): void {
  routePlace = place
}
