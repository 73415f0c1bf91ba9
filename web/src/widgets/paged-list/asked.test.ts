import { expect, test } from 'vitest'
import { type Asked, afterRemoval, inPagesOf, isNarrowed, seeking, turnedTo } from './asked.ts'

const first = { search: '', grade: null as number | null }
const third: Asked<typeof first> = { sought: { search: 'lan', grade: 4 }, page: { index: 2, size: 20 } }

test('another search begins with the first page, and keeps what else is looked for', () => {
  expect(seeking(third, { search: 'hoa' })).toEqual({
    sought: { search: 'hoa', grade: 4 },
    page: { index: 0, size: 20 },
  })
})

test('turning keeps what is looked for; pages of another size begin with the first', () => {
  expect(turnedTo(third, 5)).toEqual({ sought: third.sought, page: { index: 5, size: 20 } })
  expect(inPagesOf(third, 50)).toEqual({ sought: third.sought, page: { index: 0, size: 50 } })
})

test('the last row of the last page takes its page with it', () => {
  expect(afterRemoval(third, 1).page.index).toBe(1)
  expect(afterRemoval(third, 2)).toBe(third)
  const only = turnedTo(third, 0)
  expect(afterRemoval(only, 1)).toBe(only)
})

test('a list is narrowed while it looks for anything else than at first', () => {
  expect(isNarrowed(first, first)).toBe(false)
  expect(isNarrowed({ ...first }, first)).toBe(false)
  expect(isNarrowed({ ...first, grade: 3 }, first)).toBe(true)
  expect(isNarrowed({}, {})).toBe(false)
})
