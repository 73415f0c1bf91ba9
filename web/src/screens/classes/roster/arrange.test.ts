import { describe, expect, test } from 'vitest'
import { arrange, type Filter, type Listed } from './arrange.ts'

const pupil = (fullName: string, more: Partial<Listed> = {}): Listed => ({
  fullName,
  callingName: null,
  dateofBirth: null,
  progress: undefined,
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
    expect(names(arrange(rows, '', 'all', upwards))).toEqual([
      'Phạm Hoài An',
      'Nguyễn Thị Ánh',
      'Trần Văn Dũng',
      'Lê Thị Đào',
      'Y Bhok Niê',
    ])
    expect(names(arrange(rows, '', 'all', { column: 'name', direction: 'descending' }))[0]).toBe('Y Bhok Niê')
  })

  test('stand by birthday, the same day by name, without one last either way', () => {
    const byDay = { column: 'birthday', direction: 'ascending' } as const
    expect(names(arrange(rows, '', 'all', byDay))).toEqual([
      'Lê Thị Đào',
      'Phạm Hoài An',
      'Trần Văn Dũng',
      'Nguyễn Thị Ánh',
      'Y Bhok Niê',
    ])
    expect(names(arrange(rows, '', 'all', { ...byDay, direction: 'descending' })).slice(0, 3)).toEqual([
      'Phạm Hoài An',
      'Trần Văn Dũng',
      'Lê Thị Đào',
    ])
  })

  test('of one name stand by birthday', () => {
    const twins = [
      pupil('Trần Hoài An', { dateofBirth: '2017-05-23' }),
      pupil('Trần Hoài An'),
      pupil('Trần Hoài An', { dateofBirth: '2017-02-01' }),
    ]
    expect(arrange(twins, '', 'all', upwards).map(({ dateofBirth }) => dateofBirth)).toEqual([
      '2017-02-01',
      '2017-05-23',
      null,
    ])
  })

  test('are narrowed to who is often late, below the middle, or has never signed in; nobody of whom that is unknown', () => {
    const seen = { late: 0, average: 8, lastSeenDate: '2026-11-20' }
    const some = [
      pupil('Phạm Hoài An', { progress: seen }),
      pupil('Trần Bình', { progress: { ...seen, late: 2 } }),
      pupil('Lê Chi', { progress: { ...seen, late: 1, average: 4.9 } }),
      pupil('Vũ Dung', { progress: { late: 0, average: null, lastSeenDate: null } }),
      pupil('Đỗ Em', { progress: null }),
      pupil('Ngô Giang'),
    ]
    const left = (filter: Filter) => names(arrange(some, '', filter, upwards))
    expect([left('late'), left('low'), left('absent')]).toEqual([['Trần Bình'], ['Lê Chi'], ['Vũ Dung']])
    expect(left('all')).toHaveLength(6)
  })

  test('are found without marks, in any case and spelling', () => {
    expect(names(arrange(rows, 'dao', 'all', upwards))).toEqual(['Lê Thị Đào'])
    expect(names(arrange(rows, 'NGUYEN', 'all', upwards))).toEqual(['Nguyễn Thị Ánh'])
    expect(names(arrange(rows, 'Dũng'.normalize('NFD'), 'all', upwards))).toEqual(['Trần Văn Dũng'])
    expect(arrange(rows, 'xyz', 'all', upwards)).toEqual([])
  })
})
