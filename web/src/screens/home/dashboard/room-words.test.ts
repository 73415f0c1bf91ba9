import { expect, test } from 'vitest'
import type { RoomRow } from './queries.ts'
import { roomWords } from './room-words.ts'

const gigabyte = 1_073_741_824
const room = (disk: Partial<RoomRow['disk']> = {}, recordings: Partial<RoomRow['recordings']> = {}): RoomRow => ({
  disk: {
    free: 200 * gigabyte,
    total: 500 * gigabyte,
    filesNeed: gigabyte,
    answersNeed: 67_108_864,
    level: 'ok',
    ...disk,
  },
  recordings: { bytes: gigabyte, limit: 20 * gigabyte, level: 'ok', ...recordings },
})

test('R19 nothing is said while there is room', () => {
  expect(roomWords(room())).toEqual([])
})

test('R19 before room runs out the administrator reads how much is left and what comes next', () => {
  const [low] = roomWords(room({ free: 1.5 * gigabyte, level: 'low' }))
  expect(low?.tone).toBe('warning')
  expect(low?.text).toContain('Còn trống 1,5 GB trên 500 GB.')
  expect(low?.text).toContain('dưới 1 GB')
  expect(low?.text).toContain('dưới 64 MB')
  const [recorded] = roomWords(room({}, { bytes: 17 * gigabyte, level: 'low' }))
  expect(recorded).toMatchObject({ tone: 'warning', text: expect.stringContaining('17 GB trên 20 GB') })
})

test('R19 once room has run out each is said by itself, in another tone', () => {
  const words = roomWords(room({ free: 900 * 1_048_576, level: 'noFiles' }, { level: 'full' }))
  expect(words.map(({ tone }) => tone)).toEqual(['danger', 'danger'])
  expect(words[0]?.text).toContain('Còn trống 900 MB trên 500 GB.')
  expect(new Set(words.map(({ title }) => title)).size).toBe(2)
  expect(roomWords(room({ level: 'noAnswers' }))).toHaveLength(1)
})
