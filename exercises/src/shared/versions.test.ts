import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Migration, storedIn } from './versions.ts'

const newest = z.object({ words: z.array(z.string()) })
/** Version 1 had one word, version 2 several in one text, version 3 has a list. */
const migrations: Migration[] = [
  ({ word, ...others }) => ({ ...others, text: word }),
  ({ text, ...others }) => ({ ...others, words: String(text).split(' ') }),
]
const wordsIn = (stored: unknown): unknown => {
  const read = storedIn(newest, migrations).question.safeParse(stored)
  return read.success ? read.data.words : null
}

test('a question of any version before is brought to the newest, step by step; without a version it is of the first', () => {
  expect(storedIn(newest, migrations).version).toBe(3)
  expect(wordsIn({ word: 'cat' })).toEqual(['cat'])
  expect(wordsIn({ shapeVersion: 1, word: 'cat' })).toEqual(['cat'])
  expect(wordsIn({ shapeVersion: 2, text: 'cat dog' })).toEqual(['cat', 'dog'])
  expect(wordsIn({ shapeVersion: 3, words: ['cat', 'dog'] })).toEqual(['cat', 'dog'])
})

test('a question of a version that a later product stores is not half read', () => {
  expect(wordsIn({ shapeVersion: 4, words: ['cat'] })).toBeNull()
})

test('C-385 what is no version, and what is no question, is refused and throws nothing', () => {
  for (const shapeVersion of [0, -1, 1.5, '3', null, {}]) expect(wordsIn({ shapeVersion, words: ['cat'] })).toBeNull()
  fc.assert(fc.property(fc.jsonValue(), (value) => void wordsIn(value)))
})

test('a type that has left no shape is of version 1 and reads as its schema does', () => {
  const { version, question } = storedIn(newest)
  expect(version).toBe(1)
  expect(question.safeParse({ words: ['cat'] })).toMatchObject({ success: true, data: { words: ['cat'] } })
  expect(question.safeParse({ shapeVersion: 2, words: ['cat'] }).success).toBe(false)
})
