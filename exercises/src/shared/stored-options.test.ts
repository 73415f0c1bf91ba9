import { expect, test } from 'vitest'
import { storedOptions, withIds } from './stored-options.ts'

const idsOf = (stored: unknown): string[] => storedOptions.parse(stored).map(({ id }) => id)

test('C-402, C-385 an odd option hides none of the others', () => {
  const options = [null, { id: 1, answer: 'cat', isCorrect: 'true' }, { answer: 'dog' }, 'cow', {}, { id: 'e' }]
  expect(storedOptions.parse(JSON.stringify(options))).toEqual([
    { id: '1', answer: 'cat', isCorrect: true, imageUrl: '', imageAlt: '', audioUrl: '', question: '' },
    { id: '0:dog', answer: 'dog', isCorrect: false, imageUrl: '', imageAlt: '', audioUrl: '', question: '' },
    { id: '0:cow', answer: 'cow', isCorrect: false, imageUrl: '', imageAlt: '', audioUrl: '', question: '' },
  ])
  for (const none of [undefined, null, '[{', 'cat', 7, {}]) expect(storedOptions.parse(none)).toEqual([])
})

test('C-402 each option has an id of its own, and none is told by it to have stood first', () => {
  const same = (...answers: string[]) => answers.map((answer) => ({ id: 'same', answer }))
  expect(idsOf([...same('cat', 'dog'), { id: 'z', answer: 'cow' }])).toEqual(['0:cat', '0:dog', 'z'])
  expect(idsOf([...same('dog', 'cat'), { id: 'z', answer: 'cow' }]).toSorted()).toEqual(['0:cat', '0:dog', 'z'])
  expect(idsOf(same('cat', 'cat'))).toEqual(['0:cat', '1:cat'])
  expect(idsOf([{ answer: 'cat' }, { id: '0:cat', answer: 'dog' }])).toEqual(['0:cat', '0:dog'])
})

test('C-406 the words of an option are called answer, text or Text', () => {
  const options = [{ answer: 'cat' }, { answer: '', text: 'dog' }, { Text: 'cow' }]
  expect(storedOptions.parse(options).map(({ answer }) => answer)).toEqual(['cat', 'dog', 'cow'])
})

test('things that have ids of their own keep them', () => {
  const things = [{ id: 'a' }, { id: 'b' }]
  expect(withIds(things, () => 'x')).toEqual(things)
})
