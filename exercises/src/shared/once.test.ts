import { expect, test } from 'vitest'
import { once } from './once.ts'

test('P6 what follows from an object is worked out once for it, also where that is nothing, and anew for an equal one', () => {
  const asked: object[] = []
  const sizeOf = once((words: { text: string }) => {
    asked.push(words)
    return words.text === '' ? undefined : words.text.length
  })
  const [cat, same, none] = [{ text: 'cat' }, { text: 'cat' }, { text: '' }]
  expect([cat, cat, same, none, none].map(sizeOf)).toEqual([3, 3, 3, undefined, undefined])
  expect(asked).toEqual([cat, same, none])
})
