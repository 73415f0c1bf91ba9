import { expect, test } from 'vitest'
import { hashInputs } from './web.mjs'

const files = [
  ['web/src/main.tsx', 'main'],
  ['domain/src/refusals.ts', 'refusals'],
]
const hash = hashInputs(files)

test('the same files give the same hash in whatever order they are found', () => {
  expect(hashInputs([...files].reverse())).toBe(hash)
})

test.each([
  ['a content changed', [['web/src/main.tsx', 'other'], files[1]]],
  ['a name changed', [['web/src/start.tsx', 'main'], files[1]]],
  ['a file went', [files[0]]],
  ['a file came', [...files, ['web/src/routes.tsx', '']]],
  [
    'text moved from one file to the next',
    [
      ['web/src/main.tsx', 'mainr'],
      ['domain/src/refusals.ts', 'efusals'],
    ],
  ],
])('it differs when %s', (_, others) => {
  expect(hashInputs(others)).not.toBe(hash)
})

test('tests and test helpers are no part of a page', () => {
  const helpers = ['web/src/main.test.tsx', 'web/src/testing/people.ts'].map((path) => [path, 'x'])
  expect(hashInputs([...files, ...helpers])).toBe(hash)
})
