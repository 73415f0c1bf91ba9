import { expect, test } from 'vitest'
import { changeOf, type Held, isWrongScore } from './scoring.ts'

const held: Held = { type: 'LIVEWORKSHEET', mark: 6.5, note: 'Khá' }
const typed = (score: string, note = 'Khá', reason = '') => ({ score, note, reason })

test('B-142 D25 a corrected mark is saved in the scale of its Type', () => {
  expect(changeOf(typed('8,5'), held)).toEqual({ Score: 85 })
  expect(changeOf(typed('8.5'), { ...held, type: 'UNIT' })).toEqual({ Score: 8.5 })
  expect(changeOf(typed('0'), held)).toEqual({ Score: 0 })
  expect(changeOf(typed('10', 'Khá', ' chấm lại '), held)).toEqual({ Score: 100, Reason: 'chấm lại' })
})

test('B-142 the note is saved alone when the mark stays as it is', () => {
  expect(changeOf(typed('6,5', 'Em xem lại phần C'), held)).toEqual({ TeacherNoteS: 'Em xem lại phần C' })
  expect(changeOf(typed('6,5', '', 'không có gì đổi'), held)).toEqual({ TeacherNoteS: '' })
  expect(changeOf(typed('6,50', ' Khá '), held)).toBeNull()
})

test('B-142 a mark is a number from 0 to 10', () => {
  for (const wrong of ['10,1', '-1', 'tám', '']) expect(isWrongScore(wrong, held), wrong).toBe(true)
  for (const right of ['0', '10', '7,25', ' 8.5 ']) expect(isWrongScore(right, held), right).toBe(false)
  expect(isWrongScore('', { ...held, mark: null })).toBe(false)
})
