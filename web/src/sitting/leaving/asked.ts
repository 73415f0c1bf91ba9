/** The question that a logout asks about answers that have not arrived (D26), for whoever draws it. It travels with every page. */

export type Choice = 'send' | 'keep' | 'discard' | 'stay'

export type Asked = {
  readonly unsent: number
  readonly canKeep: boolean
  /** Sends what waits. @returns whether everything has arrived */
  send(): Promise<boolean>
  /** @returns whether it is kept */
  keep(): Promise<boolean>
  answer(choice: Choice): void
}

let current: Asked | null = null
const watchers = new Set<() => void>()
export const ask = (next: Asked | null): void => {
  current = next
  for (const watcher of watchers) watcher()
}

/** For the dialog: the question that is asked now. */
export const askedNow = (): Asked | null => current
export const watchAsked = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
