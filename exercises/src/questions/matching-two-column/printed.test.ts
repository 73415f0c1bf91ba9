import { expect, test } from 'vitest'
import { emptyResponse, grade, toPublic } from './grade.ts'
import { shownOrder } from './order.ts'
import { printedLetters, printedOrder } from './printed.ts'
import { questionSchema } from './schema.ts'

const stored = (id: string, pairs: readonly (readonly [string, string])[]) =>
  questionSchema.parse({ id, answers: pairs.map(([textLeft, textRight]) => ({ textLeft, textRight })) })
const animals = [
  ['cat', 'meow'],
  ['dog', 'woof'],
  ['cow', 'moo'],
] as const
const many = Array.from({ length: 200 }, (_, index) => `q${index}`)

test('C-446 no sheet shows each card beside its own; one whose order does not is as it always was', () => {
  const solved = many.filter((id) => {
    const question = stored(id, animals)
    const own = shownOrder(toPublic(question), emptyResponse(), id)
    const order = printedOrder(question)
    expect(grade(question, order).correct).toBe(false)
    expect(printedOrder(question)).toEqual(order)
    if (grade(question, own).correct) return true
    expect(order).toEqual(own)
    return false
  })
  expect(solved.length).toBeGreaterThan(10)
})

test('C-447 where every order is right, one of them is printed', () => {
  expect(printedOrder(stored('q', [['cat', 'meow']]))).toEqual({ left: ['0:cat'], right: ['0:meow'] })
  expect(printedOrder(stored('q', []))).toEqual({ left: [], right: [] })
})

test('C-604 C-607 each number is answered by the letter of its card', () => {
  const question = stored('q', animals)
  const { left, right } = printedOrder(question)
  const pairs = printedLetters(question).split('; ')
  expect(pairs).toHaveLength(animals.length)
  for (const [cat, meow] of animals)
    expect(pairs).toContain(`${left.indexOf(`0:${cat}`) + 1} – ${'ABC'[right.indexOf(`0:${meow}`)]}`)
})
