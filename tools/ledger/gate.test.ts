import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fullRunOnly, shortDrills } from '../run/test-files.ts'
import { idsIn } from './page.ts'
import { readLeft } from './promises.ts'
import { areasOf } from './proofs.ts'
import { taggedTitlesIn, titlesIn } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })

/** Areas of hostile.md whose cases are about answers, keys and access: `npm test` guards each of them. */
const guarded = ['Exam answer path', 'Browser, offline, device', 'Authentication and session', 'Access control']

const journeys = files('e2e/specs/**/*.spec.ts').flatMap((path) => taggedTitlesIn(path, read(path), '@core'))

test('each hostile case about answers, keys and access is cited by a test that `npm test` runs', () => {
  const left = new Set(files(...fullRunOnly))
  for (const path of shortDrills) left.delete(path)
  const everyday = files('{domain,ui,exercises,content,server,web,tools,bench,e2e}/**/*.{test,crash}.{ts,tsx,mjs}')
    // those of the ledger itself cite ids as examples
    .filter((path) => !left.has(path) && !path.startsWith('tools/ledger/'))
    .flatMap((path) => titlesIn(path, read(path)))
  const cited = new Set([...everyday, ...journeys].flatMap(idsIn))
  const waiting = new Set(readLeft(read('docs/ledger/left.md')).entries.map(({ id }) => id))
  const areas = areasOf(read('docs/ledger/hostile.md')).filter(({ name }) => guarded.includes(name))
  expect(areas.map(({ name }) => name)).toEqual(guarded)
  const dropped = areas.flatMap(({ cases }) => cases).filter(({ id }) => !cited.has(id) && !waiting.has(id))
  expect(dropped).toEqual([])
})

test('the core of browser journeys stays small', () => {
  expect(journeys.length).toBeGreaterThan(20)
  expect(journeys.length).toBeLessThanOrEqual(40)
})

test('a journey of the core is known by its tag, also where the tag depends on what is gone through', () => {
  const found = taggedTitlesIn(
    'x.spec.ts',
    `test('H001 one', { tag: '@core' }, () => {})
    test('H002 two', () => say('@core'))
    for (const who of all) test(\`H003 \${who}\`, { tag: who === 'a' ? ['@core'] : [] }, () => {})
    test('H004 four', { tag: '@slow' }, () => {})`,
    '@core',
  )
  expect(found).toEqual(['H001 one', 'H003  '])
})
