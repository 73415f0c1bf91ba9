import { expect, test } from 'vitest'
import { shuffled } from '../../shared/shuffle.ts'
import { printedWords } from './printed.ts'
import { questionSchema } from './schema.ts'

const stored = (id: string, words: readonly string[], more: readonly string[] = []) =>
  questionSchema.parse({
    id,
    words: more,
    answers: words.map((text, at) => ({ id: `p${at}`, imageUrl: `/pictures/${at}.svg`, text })),
  })
const many = Array.from({ length: 200 }, (_, index) => `q${index}`)

test('C-446 no sheet gives the words one after the other to the pictures; one that does not is as it always was', () => {
  const words = ['cat', 'dog', 'hen']
  const solved = many.filter((id) => {
    const own = shuffled(words, id)
    const order = printedWords(stored(id, words))
    expect(order.toSorted()).toEqual(words)
    expect(order).not.toEqual(words)
    if (own.join() === words.join()) return true
    expect(order).toEqual(own)
    return false
  })
  expect(solved.length).toBeGreaterThan(10)
})

test('the word of one picture alone may stand anywhere', () => {
  const first = many.map((id) => printedWords(stored(id, ['cat'], ['dog', 'hen']))[0])
  expect(new Set(first)).toEqual(new Set(['cat', 'dog', 'hen']))
})
