import { createContext } from 'react'

/** Where what was said is kept until it is handed in, and found again: the screen around a question knows. */
export type Recordings = {
  /** @returns the id (a uuid in lower case) under which it is found and handed in */
  keep(sound: Blob): string
  /** Rejects where it cannot be had now. */
  find(id: string): Promise<Blob>
  /** Where they are sent to somebody; without it nobody is told that they are. */
  readonly sent?: {
    /** Whether it has arrived; false while it waits. */
    has(id: string): boolean
    /** Hears when that may have changed. @returns what ends it */
    watch(watcher: () => void): () => void
  }
}

/** Null where nothing can be kept: then nothing is recorded either. */
export const RecordingsContext = createContext<Recordings | null>(null)
