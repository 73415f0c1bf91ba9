import { expect, test } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { refusedBy } from './failure.ts'

test('B-127 after a failure in a later class the form says who has it and who does not', () => {
  expect(refusedBy(new CallError('OFFLINE'), ['Lớp 4A1'], ['Lớp 4A2', 'Lớp 4A3'])?.text).toBe(
    'Đã giao cho Lớp 4A1. Còn Lớp 4A2, Lớp 4A3, bấm Giao bài để thử lại.',
  )
  expect(refusedBy(new CallError('OFFLINE'), [], ['Lớp 4A1'])?.text).toBeNull()
})

test('a worksheet with unfinished zones leads to its editor and says how many there are', () => {
  const refused = refusedBy(
    new CallError('UNFINISHED', { status: 422, fields: { attachmentId: 'Còn 3 vùng chưa xong' } }),
    [],
    ['Lớp 4A1'],
  )
  expect(refused).toEqual({
    title: 'Phiếu chưa giao được',
    text: 'Còn 3 vùng chưa xong.',
    unfinished: true,
    fields: {},
  })
})

test('B-122 what the server finds wrong stands at its field', () => {
  const fields = { dueDate: 'Hạn nộp phải sau ngày hôm nay', classId: 'x', settings: 'y' }
  expect(refusedBy(new CallError('BAD_PARAMETERS', { status: 400, fields }), [], [])?.fields).toEqual({
    dueDate: 'Hạn nộp phải sau ngày hôm nay',
    classIds: 'x',
  })
})

test('an ended session says nothing: the shell asks to sign in again in place', () => {
  expect(refusedBy(new CallError('NO_SESSION', { status: 401 }), [], ['Lớp 4A1'])).toBeNull()
})
