/** Where toasts appear; the place belongs to the route (D42). */
export type ToastPlace = 'top-right' | 'top-center' | 'bottom-right'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type Toast = {
  id: string
  tone: ToastTone
  title?: string
  text: string
  place: ToastPlace
  durationMs: number
  /** what can be done about it, such as undoing it; the toast goes with the press */
  action?: { label: string; onPress: () => void } | undefined
}

/** top right, unless the route or the caller says otherwise. */
export const defaultToastPlace: ToastPlace = 'top-right'

/** A-395, B-703: a toast stays for 3 s. */
export const defaultToastMs = 3000

/** How many toasts stand in one place at once; the oldest leaves for the next. */
export const maxToasts = 4

/** Whether two toasts say the very same and nothing can be done about either: one of them is enough. */
const repeats = (one: Toast, other: Toast): boolean =>
  !one.action &&
  !other.action &&
  (['tone', 'title', 'text', 'place'] as const).every((fact) => one[fact] === other[fact])

/**
 * The list with a toast added: it takes the place of one with the same id, goes in for one with the same words, and pushes out
 * the oldest of a full place.
 */
export function withToast(list: readonly Toast[], toast: Toast): readonly Toast[] {
  if (list.some(({ id }) => id === toast.id)) return list.map((old) => (old.id === toast.id ? toast : old))
  const others = list.filter((old) => !repeats(old, toast))
  const neighbours = others.filter(({ place }) => place === toast.place)
  const leaving = neighbours.length >= maxToasts ? neighbours[0] : undefined
  return [...others.filter((old) => old !== leaving), toast]
}
