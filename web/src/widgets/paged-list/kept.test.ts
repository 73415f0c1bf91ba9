import { expect, test } from 'vitest'
import { keepIn, keptIn } from './kept.ts'

test('what a list of a history entry asks is kept, and the oldest goes where there are too many', () => {
  keepIn('first', { index: 3 })
  expect(keptIn('first')).toEqual({ index: 3 })
  expect(keptIn('another')).toBeUndefined()
  for (let at = 0; at < 49; at++) keepIn(`entry ${at}`, { index: at })
  expect(keptIn('first')).toEqual({ index: 3 })
  keepIn('one more', { index: 1 })
  expect(keptIn('first')).toBeUndefined()
  expect(keptIn('entry 48')).toEqual({ index: 48 })
})
