import { expect, test } from 'vitest'
import { emptyResponse, grade, toPublic } from './grade.ts'
import { shownOrder } from './order.ts'
import { printedLetters, printedOrder } from './printed.ts'
import { questionSchema } from './schema.ts'

const stored = (id: string, answers: readonly string[]) => questionSchema.parse({ id, answers })
const many = Array.from({ length: 200 }, (_, index) => `q${index}`)

test('C-446 no sheet shows the rows solved; one that the question’s own order does not solve is as it always was', () => {
  const solved = many.filter((id) => {
    const question = stored(id, ['first', 'then', 'last'])
    const own = shownOrder(toPublic(question).pieces, emptyResponse(), id)
    const order = printedOrder(question)
    expect(grade(question, { order }).correct).toBe(false)
    expect(printedOrder(question)).toEqual(order)
    if (grade(question, own).correct) return true
    expect(order).toEqual(own.order)
    return false
  })
  expect(solved.length).toBeGreaterThan(10)
})

test('C-446 contents that look the same solve a row for each other', () => {
  for (const id of many)
    expect(grade(stored(id, ['a', 'a', 'b']), { order: printedOrder(stored(id, ['a', 'a', 'b'])) }).correct).toBe(false)
})

test('C-447 where every order is right, one of them is printed', () => {
  expect(printedOrder(stored('q', ['one']))).toEqual(['0:one'])
  expect(printedOrder(stored('q', ['a', 'a'])).toSorted()).toEqual(['0:a', '1:a'])
  expect(printedOrder(stored('q', []))).toEqual([])
})

test('C-604 C-607 each row is answered by the letter of its content', () => {
  const question = stored('q', ['first', 'then', 'later', 'last'])
  const order = printedOrder(question)
  expect(printedLetters(question)).toBe(
    ['first', 'then', 'later', 'last']
      .map((text, row) => `${row + 1} – ${'ABCD'[order.indexOf(`0:${text}`)]}`)
      .join('; '),
  )
})
