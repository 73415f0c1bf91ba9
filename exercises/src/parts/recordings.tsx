import { createContext } from 'react'

/** Where what was said is kept until it is handed in, and found again: the screen around a question knows. */
export type Recordings = {
  /** @returns the id (a uuid in lower case) under which it is found and handed in */
  keep(sound: Blob): string
  /** Rejects where it cannot be had now. */
  find(id: string): Promise<Blob>
}

/** Null where nothing can be kept: then nothing is recorded either. */
export const RecordingsContext = createContext<Recordings | null>(null)
