import { questionRules } from '@phuong/exercises/rules'
import { expect, test } from 'vitest'
import { kindName } from './kind-name.ts'

test('C-399 C-494 every type of question has a name of its own, under each of the names that papers store', () => {
  const names = questionRules.map(({ code }) => kindName(code))
  expect(names).not.toContain(null)
  expect(new Set(names).size).toBe(questionRules.length)
  for (const stored of ['OneChoice', 'ONECHOICE', 'one-choice']) expect(kindName(stored)).toBe('Chọn một đáp án')
  expect(kindName('WordPuzzle')).toBe(kindName('PuzzleWords'))
})

test('C-496 a type that nobody knows has none', () => {
  for (const type of ['', 'OneChoyce', 'constructor']) expect(kindName(type)).toBeNull()
})
