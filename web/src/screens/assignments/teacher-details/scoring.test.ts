import { expect, test } from 'vitest'
import { changeOf, type Held, scoreFault } from './scoring.ts'

const held: Held = { type: 'LIVEWORKSHEET', points: 10, mark: 6.5, note: 'Khá' }
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
  for (const wrong of ['10,1', '-1', 'tám', '']) expect(scoreFault(wrong, held), wrong).toBe('range')
  for (const right of ['0', '10', '7,20', ' 8.5 ']) expect(scoreFault(right, held), right).toBeNull()
  expect(scoreFault('', { ...held, mark: null })).toBeNull()
})

test('D43 a mark with more digits than it has is said so, and never rounded unasked', () => {
  for (const fine of ['7,25', '8.55', '0,01']) expect(scoreFault(fine, held), fine).toBe('fine')
})

test('B-142 D64 a corrected mark runs from 0 to the points of the work, and is stored on the scale of 10', () => {
  const ofSeven = { ...held, points: 7, mark: 4 }
  expect(scoreFault('7', ofSeven)).toBeNull()
  expect(scoreFault('7,1', ofSeven)).toBe('range')
  expect(changeOf(typed('5,6'), ofSeven)).toEqual({ Score: 80 })
  expect(changeOf(typed('7'), { ...ofSeven, type: 'UNIT' })).toEqual({ Score: 10 })
  // what the field shows when it opens is no change
  expect(changeOf(typed('2,8'), ofSeven)).toBeNull()
  // work of no points shows 0, whatever was marked
  expect(changeOf(typed('0'), { ...held, points: 0 })).toBeNull()
})
