import { describe, expect, test } from 'vitest'
import { arrange, type Listed } from './arrange.ts'

const pupil = (fullName: string, more: Partial<Listed> = {}): Listed => ({
  fullName,
  callingName: null,
  dateofBirth: null,
  ...more,
})
const names = (rows: readonly Listed[]) => rows.map(({ fullName }) => fullName)
const upwards = { column: 'name', direction: 'ascending' } as const

const rows = [
  pupil('Trần Văn Dũng', { dateofBirth: '2016-05-02' }),
  pupil('Lê Thị Đào', { dateofBirth: '2016-01-09' }),
  pupil('Nguyễn Thị Ánh'),
  pupil('Phạm Hoài An', { dateofBirth: '2016-05-02' }),
  pupil('Y Bhok Niê', { callingName: 'Y Bhok' }),
]

describe('the pupils of a class', () => {
  test('stand by given name in Vietnamese order, by the calling name where there is one', () => {
    expect(names(arrange(rows, '', upwards))).toEqual([
      'Phạm Hoài An',
      'Nguyễn Thị Ánh',
      'Trần Văn Dũng',
      'Lê Thị Đào',
      'Y Bhok Niê',
    ])
    expect(names(arrange(rows, '', { column: 'name', direction: 'descending' }))[0]).toBe('Y Bhok Niê')
  })

  test('stand by birthday, the same day by name, without one last either way', () => {
    const byDay = { column: 'birthday', direction: 'ascending' } as const
    expect(names(arrange(rows, '', byDay))).toEqual([
      'Lê Thị Đào',
      'Phạm Hoài An',
      'Trần Văn Dũng',
      'Nguyễn Thị Ánh',
      'Y Bhok Niê',
    ])
    expect(names(arrange(rows, '', { ...byDay, direction: 'descending' })).slice(0, 3)).toEqual([
      'Phạm Hoài An',
      'Trần Văn Dũng',
      'Lê Thị Đào',
    ])
  })

  test('are found without marks, in any case and spelling', () => {
    expect(names(arrange(rows, 'dao', upwards))).toEqual(['Lê Thị Đào'])
    expect(names(arrange(rows, 'NGUYEN', upwards))).toEqual(['Nguyễn Thị Ánh'])
    expect(names(arrange(rows, 'Dũng'.normalize('NFD'), upwards))).toEqual(['Trần Văn Dũng'])
    expect(arrange(rows, 'xyz', upwards)).toEqual([])
  })
})
