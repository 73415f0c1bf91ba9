import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chosenParts, journeys, parts, slugOf } from './parts.mjs'
import { root } from './root.mjs'
import { fullRunOnly, shortDrills } from './test-files.ts'

const specs = globSync('e2e/specs/**/*.spec.ts', { cwd: root })

test('each browser test belongs to one part, and none of the paths of a part is empty', () => {
  const paths = Object.entries(journeys).flatMap(([area, all]) =>
    all.map((path) => ({ area, path: `e2e/specs/${path}` })),
  )
  for (const { path } of paths) expect([path, specs.some((spec) => spec.startsWith(path))]).toEqual([path, true])
  for (const spec of specs) expect([spec, paths.filter(({ path }) => spec.startsWith(path)).length]).toEqual([spec, 1])
})

test('a browser part is run again when one of its own files changes, and not for those of another part', () => {
  const reaches = (name, path) => !parts.find((part) => part.name === name).without.some((out) => path.startsWith(out))
  expect(reaches('browser school', 'e2e/specs/school/folders.spec.ts')).toBe(true)
  expect(reaches('browser school', 'e2e/specs/olympic/question.spec.ts')).toBe(false)
  expect(reaches('browser school', 'e2e/support/people.ts')).toBe(true)
  expect(reaches('browser school', 'web/src/routes.tsx')).toBe(true)
})

test('what a part is without is there', () => {
  for (const path of new Set(parts.flatMap(({ without }) => without)))
    expect([path, existsSync(join(root, path))]).toEqual([path, true])
})

test('a word names one part or a group of them; a wrong one names none', () => {
  const names = (...words) => chosenParts(words)?.map(({ name }) => name) ?? null
  expect(names()).toEqual(parts.map(({ name }) => name))
  expect(names('drills')).toEqual(['drills'])
  expect(names('browser', 'school')).toEqual(['browser school'])
  expect(names('browser')).toEqual(Object.keys(journeys).map((area) => `browser ${area}`))
  expect([names('brow'), names('cellar')]).toEqual([null, null])
})

test('reports of two parts have two names', () => {
  expect(new Set(parts.map(({ name }) => slugOf(name))).size).toBe(parts.length)
})

test('the short drills of the gate are files of the drills', () => {
  const all = new Set(globSync(fullRunOnly, { cwd: root }))
  for (const file of shortDrills) expect([file, all.has(file)]).toEqual([file, true])
})
