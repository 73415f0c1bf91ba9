import { expect, test } from 'vitest'
import { bankFigures } from './bank.ts'

test('B-062 C-257 the bank is told by kind, by visibility and by the own drafts', () => {
  const counts = [
    { kind: 'olympic', visibility: 'PUBLIC', count: 670 },
    { kind: 'olympic', visibility: 'PRIVATE', count: 5 },
    { kind: 'unit', visibility: 'PUBLIC', count: 12 },
  ] as const
  expect(bankFigures({ counts: [...counts], ownDrafts: 2 }).map(({ count }) => count)).toEqual([675, 12, 682, 5, 2])
  expect(new Set(bankFigures(undefined).map(({ count }) => count))).toEqual(new Set([undefined]))
  expect(new Set(bankFigures(null).map(({ count }) => count))).toEqual(new Set([null]))
})
