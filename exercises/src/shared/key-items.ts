import * as z from 'zod/mini'
import { markedItems, partsOf } from './key-words.ts'

export type KeyItem = {
  /** the words, each of which fits */
  readonly answer: readonly string[]
  readonly isCorrect: boolean
}

/** A key that is a list of words; an item without a word is none, and whatever cannot be read is an empty key (C-385). */
export const keyItems = z.pipe(
  z.transform((value: unknown) =>
    markedItems(value)
      .map(({ said, isCorrect }) => ({ answer: partsOf(said), isCorrect }))
      .filter(({ answer }) => answer.length > 0),
  ),
  z.array(z.object({ answer: z.array(z.string()), isCorrect: z.boolean() })),
)
