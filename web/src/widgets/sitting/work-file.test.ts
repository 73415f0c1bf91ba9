import { expect, test } from 'vitest'
import { act, afterAppend, newRow, recorded, type SittingRow } from './row.ts'
import { workFile, workFileName } from './work-file.ts'

const given = (row: SittingRow, id: string, item: string, response: unknown): SittingRow => {
  const next = recorded(row, { id, item, response, typed: false, clientAt: 7 })
  if (next === null) throw new Error('not taken')
  return next
}
const pupil = { id: 'pupil', name: 'Nguyễn Thị Hoa' }
const about = { pupil, title: 'Unit 3: Kiểm tra', savedAt: 9, sounds: { r1: { type: 'audio/webm', data: 'AAA=' } } }

test('D28 the file of a work that waits holds every answer of this device, what has not arrived, and the hand-in', () => {
  const begun = newRow({
    userId: 'pupil',
    sittingId: 'sitting',
    device: 'tablet',
    start: { kind: 'unit', examId: 7, assignmentId: 'given' },
    fresh: false,
    createdAt: 1,
    beganAt: 1,
    clock: null,
  })
  const verdict = { correct: false, right: 0, total: 1, parts: {} }
  const arrived = afterAppend(
    given(begun, 'e1', 'q1', { picked: 'a' }),
    { acks: [{ id: 'e1', status: 'stored', verdict, right: { picked: 'b' } }], maxSeq: 1, serverNow: 8 },
    { server: 8, wall: 8 },
  )
  const row = act(given(arrived, 'e2', 'q2', { recording: 'r1', seconds: 3 }), { type: 'handIn', key: 'key' })
  const file = workFile(row, about)
  expect(file).toMatchObject({
    version: 1,
    pupil,
    work: { kind: 'unit', examId: 7, assignmentId: 'given', title: 'Unit 3: Kiểm tra' },
    sittingId: 'sitting',
    savedAt: 9,
    finishKey: 'key',
    answers: { q1: { picked: 'a' }, q2: { recording: 'r1', seconds: 3 } },
    waiting: [{ id: 'e2', item: 'q2', device: 'tablet', clientAt: 7 }],
    sounds: { r1: { type: 'audio/webm' } },
  })
  // nothing of what is right
  expect(JSON.stringify(file)).not.toMatch(/verdict|"b"/)
})

test('D28 it is named by the pupil and the work, in letters that every system takes', () => {
  const named = (name: string, title: string) =>
    workFileName({ pupil: { id: '', name }, work: { kind: 'worksheet', attachmentId: 'w', title } })
  expect(named('Nguyễn Thị Hoa', 'Unit 3: Kiểm tra')).toBe('Nguyễn Thị Hoa - Unit 3 Kiểm tra.json')
  expect(named('..\\Hoa\n', 'Bài 1/2?')).toBe('Hoa - Bài 1 2.json')
  expect(named('Hoa', ' ')).toBe('Hoa.json')
  expect(named('Hoa', 'a'.repeat(500))).toHaveLength('Hoa - .json'.length + 80)
})
