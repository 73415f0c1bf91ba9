import { expect, test } from 'vitest'
import { readComplete, readLeft } from './promises.ts'

test('complete.md names headings by page and hostile cases by id and range', () => {
  const { entries, faults } = readComplete(
    '# Title\n\n## Issue 2\n\n- shell: Access denied page\n- hostile: H008 to H011, H020\n',
  )
  expect(faults).toEqual([])
  expect(entries).toEqual([
    { issue: 'Issue 2', page: 'shell', heading: 'Access denied page' },
    { issue: 'Issue 2', ids: ['H008', 'H009', 'H010', 'H011', 'H020'] },
  ])
})

test('complete.md tells what it cannot read', () => {
  const { entries, faults } = readComplete(
    '- shell: before any issue\n## Issue 2\n- cellar: A heading\n- shell\n- hostile: all\n',
  )
  expect(entries).toEqual([])
  expect(faults).toHaveLength(4)
})

test('left.md gives each line its reason and its issue', () => {
  const { entries, faults } = readLeft(
    '## Issue 3\n- A-013: the bell comes then.\n## A later issue\n- H064: one node so far.\n',
  )
  expect(faults).toEqual([])
  expect(entries).toEqual([
    { id: 'A-013', reason: 'the bell comes then.', issue: 'Issue 3' },
    { id: 'H064', reason: 'one node so far.', issue: 'A later issue' },
  ])
})

test.each([
  ['no reason', '## Issue 3\n- A-013:\n', 'left.md gives no reason for A-013'],
  ['no issue', '- A-013: later\n', 'left.md does not say in which issue A-013 comes'],
  ['twice', '## Issue 3\n- A-013: later\n- A-013: later\n', 'left.md names A-013 twice'],
  ['no id', '## Issue 3\n- the bell: later\n', "left.md cannot be read at 'the bell: later'"],
])('an entry of left.md with %s is a fault', (_, text, fault) => {
  expect(readLeft(text).faults).toEqual([fault])
})
