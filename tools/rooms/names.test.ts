import { expect, test } from 'vitest'
import { checkNames, listNames } from './names.ts'
import { parseSource } from './source.ts'

const source = (text: string, path = 'web/src/x.ts') => parseSource(path, text, {})
const two = source('const found = 1\nexport const act = () => {\n  let kept = 2\n  return found + kept\n}')

test('a constant by a name that stands for anything is told, where there are more than before the rule', () => {
  expect(checkNames(two, {}).map(({ line, found }) => [line, found])).toEqual([
    [1, 'found'],
    [3, 'kept'],
  ])
  expect(checkNames(two, { 'web/src/x.ts': 1 })).toHaveLength(2)
  expect(checkNames(two, { 'web/src/x.ts': 2 })).toEqual([])
  expect(checkNames(source('const rows = 1\nconst foundRows = 2'), {})).toEqual([])
})

test('a list that allows more than there is has to shrink, and it never grows', () => {
  expect(checkNames(two, { 'web/src/x.ts': 3 })).toMatchObject([{ found: '2 of 3' }])
  const moved = source('const found = 1', 'web/src/y.ts')
  expect(listNames([moved], { 'web/src/x.ts': 1 })).toEqual({ 'web/src/y.ts': 1 })
  expect(() => listNames([moved, two], { 'web/src/x.ts': 2 })).toThrow('3 names')
})
