/** The items of a key that is a list of words, in every form in which they are stored. */
import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import { flag, readStored } from './stored.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON text that could not be read; no option is made of it (C-385). */
const isBroken = (read: unknown): boolean => typeof read === 'string' && /^\s*[[{]/.test(read)

const asText = (value: unknown): string =>
  cleanText(typeof value === 'number' || typeof value === 'bigint' ? String(value) : value)

/** The words between bars (C-408); a list of words is read too (C-410). */
const wordsOf = (value: unknown): string[] => {
  const read = readStored(value)
  const texts = Array.isArray(read) ? read : [read]
  return texts
    .flatMap((text) => asText(text).split('|'))
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

export type KeyItem = {
  /** the words, each of which fits */
  readonly answer: readonly string[]
  readonly isCorrect: boolean
}

/**
 * C-402, C-403, C-406, C-409: an item is a text, or an object with answer, text or Text. Where one item is marked right,
 * those without a mark are wrong; where none is, only a mark makes one wrong. Items without a word are none.
 */
const itemsOf = (value: unknown): KeyItem[] => {
  const read = readStored(value)
  const items: unknown[] = Array.isArray(read) ? read : isBroken(read) ? [] : [read]
  const records = items.map((item): Record<string, unknown> => (isRecord(item) ? item : { answer: item }))
  const marked = records.some(({ isCorrect }) => flag.parse(isCorrect))
  return records
    .map(({ answer, text, Text, isCorrect }) => ({
      answer: wordsOf(answer ?? text ?? Text),
      isCorrect: flag.parse(isCorrect ?? !marked),
    }))
    .filter((item) => item.answer.length > 0)
}

/** A key of words; whatever cannot be read is an empty one (C-385). */
export const keyItems = z.pipe(
  z.transform(itemsOf),
  z.array(z.object({ answer: z.array(z.string()), isCorrect: z.boolean() })),
)
