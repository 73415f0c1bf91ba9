import { describe, expect, test } from 'vitest'
import type { StartAnswer } from '../sending/calls.ts'
import { act, afterAppend, newRow, recorded, type SittingRow } from '../state/row.ts'
import { seal } from './seal.ts'
import { spokenIn, workFileName, workFileOf } from './work-file.ts'

const ids = {
  pupil: '0193a000-0000-7000-8000-000000000001',
  sitting: '0b9f2d1e-5a3c-4f60-9d2b-1c6d4e8f7a01',
  assignment: '0193a000-0000-7000-8000-000000000002',
  first: '3f0c8a55-1b7e-4c2d-8e9f-6a5b4c3d2e01',
  second: '3f0c8a55-1b7e-4c2d-8e9f-6a5b4c3d2e02',
  recording: '77aa51c0-2e4b-4d6f-a1b2-c3d4e5f60718',
  key: '9d8c7b6a-5f4e-4d3c-8b2a-190817263544',
}
/** The public key of an installation. */
const workKey = '82c7872d4c177932053487fbe8a7eab1acede1ea6c5e3bac1b70409238bf6411'

const answered: Omit<StartAnswer, 'answers' | 'document'> = {
  sittingId: ids.sitting,
  kind: 'unit',
  attempt: 2,
  state: 'open',
  serverNow: 1,
  deadlineAt: null,
  revision: 1,
  maxSeq: 0,
  attemptsLeft: null,
  workKey,
}

const given = (row: SittingRow, id: string, item: string, response: unknown): SittingRow => {
  const next = recorded(row, {
    id,
    item,
    response,
    typed: false,
    clientAt: 7,
    doubtful: false,
    clock: { server: 7, wall: 7 },
  })
  if (next === null) throw new Error('not taken')
  return next
}
const begun: SittingRow = {
  ...newRow({
    userId: ids.pupil,
    sittingId: ids.sitting,
    device: 'tablet',
    start: { kind: 'unit', examId: 7, assignmentId: ids.assignment },
    fresh: false,
    createdAt: 1,
    beganAt: 1,
    clock: null,
  }),
  answered,
}
const verdict = { correct: false, right: 0, total: 1, parts: {} }
const arrived = afterAppend(
  given(begun, ids.first, 'q1', { picked: 'a' }),
  { acks: [{ id: ids.first, status: 'stored', verdict, right: { picked: 'b' } }], maxSeq: 1, serverNow: 8 },
  { server: 8, wall: 8 },
)
const waiting = act(given(arrived, ids.second, 'q2', { recording: ids.recording, seconds: 3 }), {
  type: 'handIn',
  key: ids.key,
})

/** Seals nothing, so that what goes in can be read; the real seal has tests of its own. */
const open = (plain: Uint8Array, { to }: { to: string }) => ({ from: to, sealed: plain })
const read = (row: SittingRow, spoken: readonly { id: string; bytes: Uint8Array }[] = []) => {
  const file = workFileOf(row, { savedAt: 9, spoken, seal: open })
  if (file === null) throw new Error('no file')
  const { head, sealed } = JSON.parse(file.text)
  const bytes = Buffer.from(sealed, 'base64')
  const end = 4 + bytes.readUInt32BE(0)
  return { head, content: JSON.parse(bytes.toString('utf8', 4, end)), said: bytes.subarray(end), leftOut: file.leftOut }
}

describe('D28 R5 the file of a work that waits', () => {
  const said = { id: ids.recording, bytes: new Uint8Array([1, 2, 3]) }

  test('names pupil, attempt and assignment, and holds what has not arrived, what was said, and the hand-in', () => {
    expect(spokenIn(waiting)).toEqual([ids.recording])
    const { head, content, said: sound } = read(waiting, [said])
    expect(head).toEqual({
      version: 1,
      pupilId: ids.pupil,
      sittingId: ids.sitting,
      assignmentId: ids.assignment,
      attempt: 2,
      savedAt: 9,
    })
    expect(content).toMatchObject({
      head,
      finishKey: ids.key,
      events: [{ id: ids.second, item: 'q2', device: 'tablet', clientAt: 7 }],
      sounds: [{ id: ids.recording, bytes: 3 }],
    })
    expect([...sound]).toEqual([1, 2, 3])
    // nothing of what is right
    expect(JSON.stringify(content)).not.toMatch(/verdict|"b"/)
  })

  test('what was said has its limit; what finds no room is counted, the rest goes along', () => {
    const large = { id: ids.first, bytes: new Uint8Array(14_000_000) }
    const { content, leftOut } = read(waiting, [said, large])
    expect([content.sounds, leftOut]).toEqual([[{ id: ids.recording, bytes: 3 }], 1])
  })

  test('without the server’s key there is none: a start that waits, and one of an older server', () => {
    const { workKey: _, ...older } = answered
    const about = { savedAt: 9, spoken: [], seal }
    expect(workFileOf({ ...waiting, answered: null }, about)).toBe(null)
    expect(workFileOf({ ...waiting, answered: older }, about)).toBe(null)
    expect(workFileOf({ ...waiting, answered: { ...older, workKey: null } }, about)).toBe(null)
  })

  test('it is named by the pupil and the work, in letters that every system takes', () => {
    expect(workFileName('Nguyễn Thị Hoa', 'Unit 3: Kiểm tra')).toBe('Nguyễn Thị Hoa - Unit 3 Kiểm tra.json')
    expect(workFileName('..\\Hoa\n', 'Bài 1/2?')).toBe('Hoa - Bài 1 2.json')
    expect(workFileName('Hoa', ' ')).toBe('Hoa.json')
    expect(workFileName('Hoa', 'a'.repeat(500))).toHaveLength('Hoa - .json'.length + 80)
  })
})
