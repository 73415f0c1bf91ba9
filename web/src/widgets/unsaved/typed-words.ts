import { useEffect, useSyncExternalStore } from 'react'

let forms = 0
const watchers = new Set<() => void>()

const change = (by: 1 | -1) => {
  forms += by
  for (const watcher of watchers) watcher()
}

/** Says that a form holds words that would be lost with it: while it does, an ended session leads nowhere (D24, B-686). */
export const useTypedWords = (typed: boolean): void => {
  useEffect(() => {
    if (!typed) return
    change(1)
    return () => change(-1)
  }, [typed])
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** For the shell: whether any form holds such words now. */
export const useAnyTypedWords = (): boolean => useSyncExternalStore(watch, () => forms > 0)
