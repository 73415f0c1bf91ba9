import { type EditorEvent, type EditorState, edited } from './machine.ts'

/** The state of one open worksheet, beside the components: who draws a part of it hears of every change and picks that part. */
export type EditorStore = {
  get(): EditorState
  /** lets an event happen; one that changes nothing is not told to anybody */
  send(event: EditorEvent): void
  /** hears of each change; answers the way to stop */
  watch(watcher: () => void): () => void
}

export const editorStore = (initial: EditorState): EditorStore => {
  let state = initial
  const watchers = new Set<() => void>()
  return {
    get: () => state,
    send(event) {
      const next = edited(state, event)
      if (next === state) return
      state = next
      for (const watcher of watchers) watcher()
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}
