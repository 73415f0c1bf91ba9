import { useSyncExternalStore } from 'react'
import type { EditorState } from './machine.ts'
import type { EditorStore } from './store.ts'

/**
 * A part of the editor's state. `pick` gives a value that stands in the state itself, so that a step of a gesture, which
 * changes nothing but `gesture`, draws nobody anew (P12).
 */
export const useEditor = <Part,>(store: EditorStore, pick: (state: EditorState) => Part): Part =>
  useSyncExternalStore(
    store.watch,
    () => pick(store.get()),
    () => pick(store.get()),
  )
