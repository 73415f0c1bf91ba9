import * as z from 'zod/mini'
import { markedItems, partsOf } from './key-words.ts'
import { imageAlt } from './question.ts'
import { words } from './stored.ts'

const key = { answer: z.array(z.string()), isCorrect: z.boolean() }

/** An item without a word keeps its place: the box that it belongs to has no answer. */
const itemsOf = (value: unknown) =>
  markedItems(value).map(({ item, said, isCorrect }) => ({ ...item, answer: partsOf(said), isCorrect }))

/** The key of boxes as it is stored (C-402, C-406); what cannot be read is an empty one (C-385). */
export const storedKey = z.prefault(z.pipe(z.transform(itemsOf), z.array(z.object(key))), [])

/** The same with what is shown beside the boxes. */
export const storedAnswers = z.prefault(
  z.pipe(
    z.transform(itemsOf),
    z.array(z.object({ ...key, question: words, imageUrl: words, imageAlt, audioUrl: words })),
  ),
  [],
)
