import { readStored, removeStored, writeStored } from '../browser/storage.ts'

/**
 * Whether an exam goes on by itself after a wrong answer as after a right one, for this person in this browser ('Tự sang câu
 * tiếp theo', D61).
 */
export const goesOn = (userId: string): boolean => readStored('goesOn') === userId

/** Remembers the switch; one person's wish is not the next one's. */
export const setGoesOn = (userId: string, on: boolean): void => {
  if (on) writeStored('goesOn', userId)
  else removeStored('goesOn')
}
