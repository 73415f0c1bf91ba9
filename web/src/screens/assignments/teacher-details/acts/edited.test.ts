import { expect, test } from 'vitest'
import { changedRecord, draftOf, editFaults } from './edited.ts'

/** 08:00 on 20/11/2026 in Vietnam. */
const morning = new Date('2026-11-20T01:00:00Z')
const given = {
  id: 'a1',
  title: 'Unit 5',
  instructions: '',
  dueDate: '2026-11-25 23:59:59',
  points: 7.5,
  color: '#1d5fa8',
  classId: 'c1',
  attachmentId: 'w1',
  settings: { tags: null, attempts: 2, solutions: 'AFTER_DUE' },
} as const

test('B-135 H160 the form opens with the work as it was given, and sends it back unchanged, with what it saw', () => {
  const draft = draftOf(given)
  expect(draft).toMatchObject({ dueDate: '25/11/2026', dueTime: '', points: '7,5', color: '#1d5fa8', attempts: 2 })
  expect(editFaults(draft, given, morning)).toEqual({})
  const record = {
    title: 'Unit 5',
    instructions: '',
    dueDate: '2026-11-25 23:59:59',
    points: 7.5,
    color: '#1d5fa8',
    settings: { attempts: 2, solutions: 'AFTER_DUE' },
  }
  expect(changedRecord(draft, given, morning)).toEqual({ id: 'a1', ...record, seen: record })
})

test('B-122 a due date that is over stays to the second, and one that is changed lies ahead', () => {
  const over = { ...given, dueDate: '2026-11-19 16:30:17' }
  const draft = draftOf(over)
  expect(draft).toMatchObject({ dueDate: '19/11/2026', dueTime: '16:30' })
  expect(editFaults(draft, over, morning)).toEqual({})
  expect(changedRecord(draft, over, morning).dueDate).toBe('2026-11-19 16:30:17')
  expect(editFaults({ ...draft, dueTime: '16:31' }, over, morning)).toEqual({ dueDate: 'Hạn nộp phải sau lúc này' })
  expect(changedRecord({ ...draft, dueDate: '21/11/2026', dueTime: '' }, over, morning).dueDate).toBe('2026-11-21')
})

test('work without a worksheet can be changed too, and a colour of before that is none is the first', () => {
  const exam = { ...given, attachmentId: null, color: '#000000' }
  expect(editFaults(draftOf(exam), exam, morning)).toEqual({})
  expect(draftOf(exam).color).toBe('#b93a1b')
})
