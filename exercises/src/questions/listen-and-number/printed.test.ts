import { expect, test } from 'vitest'
import { toPublic } from './grade.ts'
import { shownItems } from './moves.ts'
import { printedItems, printedNumbers } from './printed.ts'
import { questionSchema } from './schema.ts'

const stored = (id: string, words: readonly string[]) =>
  questionSchema.parse({ id, answers: words.map((question, at) => ({ id: `i${at}`, question, number: at + 1 })) })
const words = ['cat', 'dog', 'hen']
const many = Array.from({ length: 200 }, (_, index) => `q${index}`)

test('C-446 no sheet shows the items in the order of their numbers; one whose order is another is as it always was', () => {
  const solved = many.filter((id) => {
    const question = stored(id, words)
    const own = shownItems(toPublic(question).items, id).map((item) => item.question)
    const order = printedItems(question).map((item) => item.question)
    expect(order.toSorted()).toEqual(words)
    expect(order).not.toEqual(words)
    if (own.join() === words.join()) return true
    expect(order).toEqual(own)
    return false
  })
  expect(solved.length).toBeGreaterThan(10)
})

test('C-447 one item alone is printed as it is; items that only letters name keep their order', () => {
  expect(printedItems(stored('q', ['cat']))).toHaveLength(1)
  const sounds = questionSchema.parse({
    id: 'q',
    answers: [1, 2, 3].map((number) => ({ id: `s${number}`, number, audioUrl: `/${number}.mp3` })),
  })
  expect(printedItems(sounds).map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
  expect(printedNumbers(sounds)).toBe('A: 1, B: 2, C: 3')
})
