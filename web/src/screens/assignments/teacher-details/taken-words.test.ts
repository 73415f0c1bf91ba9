import { describe, expect, test } from 'vitest'
import type { TakenFile } from './queries.ts'
import { takenWords } from './taken-words.ts'

const file = (more: Partial<TakenFile>): TakenFile => ({
  sittingId: 's',
  studentId: 'p',
  studentName: 'Lê Văn An',
  attempt: 1,
  stored: 3,
  duplicate: 0,
  locked: 0,
  late: 0,
  refused: 0,
  handIn: 'now',
  changed: true,
  ...more,
})

describe('D28 what is said of a file of a pupil’s work', () => {
  test('a work that is taken and handed in is told in green', () => {
    expect(takenWords(file({}))).toEqual({
      tone: 'success',
      lines: ['Đã nhận bài của Lê Văn An.', 'Bài đã được nộp.'],
    })
  })

  test('the same file again says that nothing has changed', () => {
    const again = file({ stored: 0, duplicate: 3, handIn: 'before', changed: false })
    expect(takenWords(again)).toEqual({
      tone: 'info',
      lines: ['Bài của Lê Văn An đã có đủ trên máy chủ, không có gì thay đổi.'],
    })
    expect(takenWords({ ...again, refused: 1 })).toMatchObject({ tone: 'warning', lines: { length: 2 } })
  })

  test('what does not count is named, each kind in its words', () => {
    const { tone, lines } = takenWords(file({ late: 2, locked: 1, refused: 4 }))
    expect(tone).toBe('warning')
    expect(lines.slice(2)).toEqual([
      '2 lượt trả lời đến muộn: được giữ lại để xem, không được tính.',
      '1 lượt trả lời đến sau câu trả lời đầu tiên nên không được tính.',
      '4 lượt trả lời không hợp lệ nên không nhận được.',
    ])
  })

  test('a work that is not handed in, was before, or gave way to another attempt is not green', () => {
    for (const handIn of ['none', 'before', 'left'] as const) {
      const { tone, lines } = takenWords(file({ handIn }))
      expect([tone, lines.length]).toEqual(['warning', 2])
    }
    expect(
      new Set((['none', 'now', 'before', 'left'] as const).map((handIn) => takenWords(file({ handIn })).lines[1])).size,
    ).toBe(4)
  })
})
