/** The words of a key and which of its items are right, in every form in which they are stored. */
import { cleanText } from '@phuong/domain/names/clean'
import type { Fields } from '../contract.ts'
import { entityBar, plainText, withBars } from './markup.ts'
import { isBroken, isRecord, isTrue, readStored } from './stored.ts'

const isSaid = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')
}

/** What an item says in `answer`, `text` or `Text`, the first of them that is not empty: all spellings count alike (C-406). */
export const saidIn = ({ answer, text, Text }: Fields): unknown => [answer, text, Text].find(isSaid)

/**
 * A text with pipes (C-408), a plain text (C-409), a number, or a list of them (C-410), as its parts without empty ones.
 * Marks and entities that an editor left are none of the words (C-391): nobody types them. A bar that is written as an
 * entity is one of the words (H163).
 */
export const partsOf = (value: unknown): string[] => {
  const read = readStored(value)
  const texts: unknown[] = Array.isArray(read) ? read : [read]
  return texts
    .filter((text) => typeof text === 'string' || typeof text === 'number')
    .flatMap((text) => plainText(String(text), entityBar).split('|'))
    .map((part) => cleanText(withBars(part)))
    .filter((part) => part !== '')
}

/** The items of a key: a list, one item, or JSON text of either (C-384); an item is an object or a text (C-409). */
const itemsIn = (value: unknown): Fields[] => {
  const read = readStored(value)
  const items: unknown[] = Array.isArray(read) ? read : isSaid(read) && !isBroken(read) ? [read] : []
  return items.map((item) => (isRecord(item) ? item : { answer: item }))
}

/**
 * The items of a key with their marks (C-402, C-403). Where one is marked right, those without a mark are wrong; where none
 * is, only a mark makes one wrong. `said` is what stands in an item as it was stored.
 */
export const markedItems = (value: unknown): { item: Fields; said: unknown; isCorrect: boolean }[] => {
  const items = itemsIn(value)
  const marked = items.some(({ isCorrect }) => isTrue(isCorrect))
  return items.map((item) => ({ item, said: saidIn(item), isCorrect: isTrue(item.isCorrect ?? !marked) }))
}
