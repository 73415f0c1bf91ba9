import * as z from 'zod/mini'
import { flag, readStored, text } from './stored.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text with pipes (C-408), a plain text (C-409), a number, or a list of them (C-410), as its parts without empty ones. */
const parts = z.pipe(
  z.transform((value: unknown) => {
    const read = readStored(value)
    const words: unknown[] = Array.isArray(read) ? read : [read]
    return words
      .filter((word) => typeof word === 'string' || typeof word === 'number')
      .flatMap((word) => String(word).split('|'))
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }),
  z.array(z.string()),
)

const words = z.prefault(z.catch(text, ''), '')

/** An item of the key (C-402); its words stand in `answer`, `text` or `Text` (C-406). Marked wrong it is no answer (C-403). */
const item = z.pipe(
  z.transform((value: unknown): unknown => {
    const stored: Record<string, unknown> = isRecord(value) ? value : { answer: value }
    return {
      ...stored,
      answer: [stored.answer, stored.text, stored.Text].find(
        (words) => words !== undefined && words !== null && words !== '',
      ),
      isCorrect: stored.isCorrect ?? true,
    }
  }),
  z.object({ answer: z.prefault(parts, ''), isCorrect: flag, question: words, imageUrl: words, audioUrl: words }),
)

/** The key as it is stored: a list, one item, or JSON text of either (C-384); what cannot be read has no part (C-385). */
export const storedAnswers = z.prefault(
  z.pipe(
    z.transform((value: unknown): unknown[] => {
      const read = readStored(value)
      if (Array.isArray(read)) return read
      return read === undefined || read === null || read === '' ? [] : [read]
    }),
    z.array(item),
  ),
  [],
)
