import { expect, test } from 'vitest'
import { kindsOf, questionsOf } from './asked-kinds.ts'

test('C-362 a paper is told by the number of its questions and by what their types are called, each once, in any spelling', () => {
  const asked = [
    { questionType: 'OneChoice', count: 8 },
    { questionType: 'fill-in-the-blank', count: 7 },
    { questionType: 'onechoice', count: 2 },
    { questionType: 'SomethingNew', count: 3 },
  ]
  expect(questionsOf(asked)).toBe(20)
  expect(kindsOf(asked)).toEqual(['Chọn một đáp án', 'Điền vào chỗ trống'])
  expect([questionsOf([]), kindsOf([])]).toEqual([0, []])
})
