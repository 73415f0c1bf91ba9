import { expect, test } from 'vitest'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import { findWorksheets } from './find-worksheets.ts'

const rows = [
  { fileName: 'Bài đọc Sở thú.pdf', entityId: 'f1' },
  { fileName: 'Unit 5.pdf', entityId: 'f2' },
]

test('a worksheet is found by its name without marks, in one folder or in all', () => {
  expect(findWorksheets(rows, 'so thu', '')).toEqual([rows[0]])
  expect(findWorksheets(rows, '', 'f2')).toEqual([rows[1]])
  expect(findWorksheets(rows, 'so thu', 'f2')).toEqual([])
  expect(findWorksheets(rows, '', '')).toEqual(rows)
})

test('a file is called by its name without the ending', () => {
  expect(titleOf('Unit 5.pdf')).toBe('Unit 5')
  expect(titleOf('Ôn tập. Tuần 3.PNG')).toBe('Ôn tập. Tuần 3')
  expect(titleOf('.pdf')).toBe('.pdf')
})
