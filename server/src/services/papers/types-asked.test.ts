import { expect, test } from 'vitest'
import { typesAsked } from './types-asked.ts'

const folders = ['combine', 'fill-in-the-blank', 'one-choice', 'puzzle-words']

test.each([
  ['FILLINTHEBLANK', 'fill-in-the-blank'],
  ['fill-in the blank', 'fill-in-the-blank'],
  ['WordPuzzle', 'puzzle-words'],
  ['COMBINEWITHAUDIO', 'combine'],
])('C-494 C-399 the stored name %s leads to the folder %s', (name, folder) => {
  expect([...typesAsked([{ type: name }], folders)]).toEqual([folder])
})

test('C-390 questions inside a combined one count, and a name that nobody has does not', () => {
  const questions = [{ type: 'COMBINE', children: [{ type: 'OneChoice' }, { type: 'constructor' }] }, null, 'OneChoice']
  expect([...typesAsked({ results: questions }, folders)].sort()).toEqual(['combine', 'one-choice'])
})
