import { expect, test } from 'vitest'
import { readPage } from './page.ts'
import { readComplete, readLeft } from './promises.ts'
import { type Material, tally, told } from './tally.ts'

const shell = readPage(
  'shell',
  '# Shell\n\n## Doors\n- A-001 [rule] One.\n- A-002 [rule] Two.\n\n## Windows\n- A-003 [rule] Three.\n',
)
const hostile = readPage('hostile', '## Crash\n- H001 Kill → alive.\n- H002 Kill twice → alive.\n')

const material = (change: Partial<Material> = {}): Material => ({
  pages: [shell, hostile],
  titles: ['A-001 H001 the door opens'],
  complete: readComplete(''),
  left: readLeft(''),
  ...change,
})

test('each line is cited, left or missing under its heading', () => {
  const { pages, faults } = tally(material({ left: readLeft('## Issue 3\n- A-003: glass comes then\n') }))
  expect(faults).toEqual([])
  expect(pages[0]?.headings).toEqual([
    { name: 'Doors', complete: false, total: 2, cited: ['A-001'], left: [], missing: ['A-002'] },
    { name: 'Windows', complete: false, total: 1, cited: [], left: ['A-003'], missing: [] },
  ])
})

test('an id that is part of a longer word is not cited', () => {
  expect(tally(material({ titles: ['AA-001 A-0012 xH001 A-001b'] })).pages[0]?.headings[0]?.cited).toEqual([])
})

test.each<[string, Partial<Material>, string]>([
  ['cites an unknown id', { titles: ['A-004 nothing'] }, "A-004 is not in the ledger, cited by 'A-004 nothing'"],
  ['cites an unknown hostile case', { titles: ['H999 nothing'] }, "H999 is not in the ledger, cited by 'H999 nothing'"],
  [
    'leaves an unknown id',
    { left: readLeft('## Issue 3\n- B-001: later\n') },
    'left.md names B-001, which is not in the ledger',
  ],
  [
    'cites what it leaves',
    { left: readLeft('## Issue 3\n- A-001: later\n') },
    'A-001 is cited by a passed test and stands in left.md',
  ],
  ['leaves without a reason', { left: readLeft('## Issue 3\n- A-003:\n') }, 'left.md gives no reason for A-003'],
  [
    'misses a line of a complete heading',
    { complete: readComplete('## Issue 2\n- shell: Doors\n') },
    'shell: Doors is declared complete (Issue 2) but not cited by a passed test: A-002',
  ],
  [
    'misses a promised hostile case',
    { complete: readComplete('## Issue 2\n- hostile: H001 to H002\n') },
    'H002 is declared complete (Issue 2) but no passed test cites it',
  ],
  [
    'completes an unknown heading',
    { complete: readComplete('## Issue 2\n- shell: Roofs\n') },
    "complete.md names 'shell: Roofs', which is no heading",
  ],
  [
    'completes an unknown case',
    { complete: readComplete('## Issue 2\n- hostile: H003\n') },
    'complete.md names H003, which is not in the ledger',
  ],
])('a run that %s has that one fault', (_, change, fault) => {
  expect(tally(material(change)).faults).toEqual([fault])
})

test('a complete heading whose other lines are left has no fault', () => {
  const result = tally(
    material({
      complete: readComplete('## Issue 2\n- shell: Doors\n'),
      left: readLeft('## Issue 3\n- A-002: later\n'),
    }),
  )
  expect(result.faults).toEqual([])
  expect(result.pages[0]?.headings[0]?.complete).toBe(true)
})

test('the told tally counts lines and hostile cases apart and lists what is asked for', () => {
  const lines = told(tally(material()), ['Doors'])
  expect(lines).toContain('    1 of   2  Doors')
  expect(lines).toContain('              not cited: A-002')
  expect(lines.at(-1)).toBe(
    '1 of 3 lines and 1 of 2 hostile cases are cited by a passed test, 0 are left for later; * declared complete',
  )
})
