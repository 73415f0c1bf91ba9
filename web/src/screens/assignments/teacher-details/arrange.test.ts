import { splitFullName } from '@phuong/domain/names/full-name'
import { describe, expect, test } from 'vitest'
import { arrange, figuresOf, namesakes } from './arrange.ts'

type Row = Parameters<typeof figuresOf>[0][number]
const pupil = (fullName: string, more: Partial<Row> = {}): Row => ({
  ...splitFullName(fullName),
  fullName,
  state: 'none',
  late: false,
  score: null,
  submittedAt: null,
  ...more,
})
const names = (rows: readonly Row[]) => rows.map(({ fullName }) => fullName)
const byName = { column: 'name', direction: 'ascending' } as const

const rows = [
  pupil('Trần Văn Dũng', { state: 'done', score: 8, submittedAt: '2026-11-19 20:00:00' }),
  pupil('Lê Thị Đào', { state: 'doing' }),
  pupil('Nguyễn Thị Ánh', { state: 'done', late: true, score: 4.5, submittedAt: '2026-11-20 07:31:00' }),
  pupil('Phạm Hoài An'),
  pupil('Y Bhok Niê', { callingName: 'Y Bhok', state: 'done', score: 8, submittedAt: '2026-11-18 08:00:00' }),
]

describe('the works of a class', () => {
  test('B-137 stand by given name in Vietnamese order', () => {
    expect(names(arrange(rows, '', 'all', byName))).toEqual([
      'Phạm Hoài An',
      'Nguyễn Thị Ánh',
      'Trần Văn Dũng',
      'Lê Thị Đào',
      'Y Bhok Niê',
    ])
  })

  test('are filtered into handed in and not, and found without marks', () => {
    expect(names(arrange(rows, '', 'done', byName))).toEqual(['Nguyễn Thị Ánh', 'Trần Văn Dũng', 'Y Bhok Niê'])
    expect(names(arrange(rows, '', 'undone', byName))).toEqual(['Phạm Hoài An', 'Lê Thị Đào'])
    expect(names(arrange(rows, 'dao', 'all', byName))).toEqual(['Lê Thị Đào'])
    expect(arrange(rows, 'dao', 'done', byName)).toEqual([])
  })

  test('stand by score and by time, those without one last either way, the same by name', () => {
    const by = (column: string, direction: 'ascending' | 'descending') =>
      names(arrange(rows, '', 'all', { column, direction }))
    expect(by('score', 'descending')).toEqual([
      'Trần Văn Dũng',
      'Y Bhok Niê',
      'Nguyễn Thị Ánh',
      'Phạm Hoài An',
      'Lê Thị Đào',
    ])
    expect(by('score', 'ascending').slice(0, 2)).toEqual(['Nguyễn Thị Ánh', 'Trần Văn Dũng'])
    expect(by('time', 'ascending').slice(0, 3)).toEqual(['Y Bhok Niê', 'Trần Văn Dũng', 'Nguyễn Thị Ánh'])
    expect(by('state', 'ascending')).toEqual([
      'Trần Văn Dũng',
      'Y Bhok Niê',
      'Nguyễn Thị Ánh',
      'Lê Thị Đào',
      'Phạm Hoài An',
    ])
  })

  test('B-143 are counted as on time, late, under way and not begun', () => {
    expect(figuresOf(rows)).toEqual({ total: 5, done: 3, onTime: 2, late: 1, doing: 1 })
    expect(figuresOf([])).toEqual({ total: 0, done: 0, onTime: 0, late: 0, doing: 0 })
  })

  test('namesakes are known', () => {
    expect([...namesakes([pupil('A'), pupil('B'), pupil('A'), pupil('A')])]).toEqual(['A'])
  })
})
