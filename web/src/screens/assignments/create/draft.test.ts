import { describe, expect, test } from 'vitest'
import { type Draft, draftFaults, emptyDraft, isTouched, recordOf } from './draft.ts'

/** 08:00 on 20/11/2026 in Vietnam. */
const morning = new Date('2026-11-20T01:00:00Z')
const good: Draft = {
  ...emptyDraft('class-1', 'worksheet-1'),
  title: ' Unit 5:  At the zoo ',
  dueDate: '25/11/2026',
  points: '8,5',
}
const faultsOf = (more: Partial<Draft>) => draftFaults({ ...good, ...more }, morning)

describe('the form of an assignment', () => {
  test('B-106 B-118 B-123 D65 opens with the class of the address, 10 points and the first colour', () => {
    const { classIds, points, color, attempts, solutions } = emptyDraft('class-1', null)
    expect(classIds).toEqual(['class-1'])
    expect(points).toBe('10')
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect([attempts, solutions]).toEqual([1, 'AFTER_DUE'])
  })

  test('B-114 B-115 B-116 B-117 B-120 B-121 says at each field what is wrong', () => {
    expect(faultsOf({})).toEqual({})
    expect(faultsOf({ title: '  ' })).toEqual({ title: 'Chưa nhập tiêu đề' })
    expect(faultsOf({ dueDate: '' })).toEqual({ dueDate: 'Chưa nhập hạn nộp' })
    expect(faultsOf({ dueDate: '20/11/2026' })).toEqual({ dueDate: 'Hạn nộp phải sau ngày hôm nay' })
    expect(faultsOf({ dueDate: '01/01/2999' })).toEqual({ dueDate: 'Hạn nộp phải trong vòng 2 năm tới' })
    expect(faultsOf({ dueDate: '31/02/2027' })).toEqual({ dueDate: 'Không có ngày 31/02/2027' })
    expect(faultsOf({ dueDate: '25-11' })).toEqual({ dueDate: 'Hạn nộp gõ theo ngày/tháng/năm' })
    expect(faultsOf({ points: '10,5' })).toEqual({ points: 'Điểm phải từ 0 đến 10' })
    expect(faultsOf({ points: '' })).toEqual({ points: 'Điểm phải từ 0 đến 10' })
    expect(faultsOf({ classIds: [] })).toEqual({ classIds: 'Vui lòng chọn lớp học!' })
    expect(faultsOf({ attachmentId: null })).toEqual({ attachmentId: 'Chưa chọn phiếu bài tập' })
  })

  test('B-110 B-124 becomes one record for each class', () => {
    expect(recordOf(good, 'class-2', morning)).toEqual({
      title: 'Unit 5: At the zoo',
      instructions: '',
      dueDate: '2026-11-25',
      points: 8.5,
      color: good.color,
      classId: 'class-2',
      attachmentId: 'worksheet-1',
      settings: { attempts: 1, solutions: 'AFTER_DUE' },
    })
  })

  test('D63 with a time of day it may be due today, after now', () => {
    const today = { dueDate: '20/11/2026' }
    expect(faultsOf({ ...today, dueTime: '20:00' })).toEqual({})
    expect(faultsOf({ ...today, dueTime: '8' })).toEqual({ dueDate: 'Hạn nộp phải sau lúc này' })
    expect(faultsOf({ ...today, dueTime: '25:00' })).toEqual({ dueTime: 'Giờ gõ như 20:00' })
    expect(faultsOf({ dueDate: '', dueTime: '20:00' })).toEqual({ dueDate: 'Chưa nhập hạn nộp' })
    const dueOf = (more: Partial<Draft>) => recordOf({ ...good, ...more }, 'class-2', morning).dueDate
    expect(dueOf({ ...today, dueTime: '2030' })).toBe('2026-11-20 20:30:00')
    // sent with Enter, before the field is left
    expect(dueOf({ dueDate: '1/12/26', dueTime: '' })).toBe('2026-12-01')
  })

  test('counts as touched from the first word on', () => {
    const first = emptyDraft('class-1', null)
    expect(isTouched(first, first)).toBe(false)
    expect(isTouched({ ...first, title: 'a' }, first)).toBe(true)
  })
})
