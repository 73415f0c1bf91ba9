import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generate } from './generate.ts'
import { kinds } from './kinds.ts'

const project = join(import.meta.dirname, '../..')
let root: string

/** A copy of the rooms that things are made in; libraries and the other rooms are the project's own. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'phuong-new-'))
  const copied = ['biome.json', '.gitignore', 'tsconfig.base.json', 'exercises', 'server', 'web']
  for (const path of copied)
    cpSync(join(project, path), join(root, path), {
      recursive: true,
      // nothing is made among pictures, sounds and stored backups
      filter: (file) => !/[\\/](?:node_modules|dist|public|snapshots)$/.test(file),
    })
  for (const path of ['node_modules', 'domain', 'ui']) symlinkSync(join(project, path), join(root, path))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const make = (kind: string, name: string): string[] => {
  const found = kinds[kind]
  if (!found) throw new Error(`no kind ${kind}`)
  return generate(root, found.plan(root, name))
}

const node = (program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(project, 'node_modules', program), ...args], { cwd: root, encoding: 'utf8' })

/** What tsc says about these files; other files of the room are their own tests' business. */
const typeErrors = (room: string, paths: string[]): string[] => {
  const told = spawnSync(
    process.execPath,
    [join(project, 'node_modules/typescript/bin/tsc'), '-p', room, '--pretty', 'false'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return told.stdout.split('\n').filter((line) => paths.some((path) => line.startsWith(path)))
}

/** Types, format and lint of what was written, and the new tests, in the copy. */
const holds = (room: string, paths: string[], ...tests: string[]): void => {
  expect(typeErrors(room, paths)).toEqual([])
  node('@biomejs/biome/bin/biome', 'check', ...paths)
  expect(node('vitest/vitest.mjs', 'run', '--test-timeout=60000', '--root', room, ...tests)).toMatch(/Tests.* passed/)
}

test('a new question type compiles, passes lint and its tests, and is registered', { timeout: 120_000 }, () => {
  const paths = make('question-type', 'odd-one-out')
  expect(readFileSync(join(root, 'exercises/src/rules.ts'), 'utf8')).toMatch(
    /^ {2}oddOneOut,\n {2}\/\/ new question types/m,
  )
  holds('exercises', paths, 'src/questions/odd-one-out', 'src/registry.test.tsx', 'src/stored-questions.test.ts')
})

test('a new zone compiles, passes lint and its tests, and is its folder and two lines', { timeout: 120_000 }, () => {
  const zones = 'exercises/src/worksheet/zones'
  const before = ['modes.ts', 'screens.tsx'].map((name) => readFileSync(join(root, zones, name), 'utf8'))
  const paths = make('zone', 'colour-in')
  const outside = paths.filter((path) => !path.startsWith(`${zones}/colour-in/`))
  expect(outside).toEqual([`${zones}/modes.ts`, `${zones}/screens.tsx`])
  for (const [at, path] of outside.entries()) {
    const after = readFileSync(join(root, path), 'utf8')
    expect(after).toMatch(/^ {2}ColourIn: colourIn\w*,\n {2}\/\/ new zones/m)
    // beside the line and its import nothing changed
    expect(after.split('\n').filter((line) => !/colourIn/.test(line))).toEqual(before[at]?.split('\n'))
  }
  holds(
    'exercises',
    paths,
    'src/worksheet/zones/colour-in',
    'src/worksheet/zones/modes.test.ts',
    'src/worksheet/player/sheet.test.ts',
    'src/registry.test.tsx',
  )
})

test('a new procedure compiles, passes lint and its tests, and is registered in the folder of its area', {
  timeout: 120_000,
}, () => {
  const paths = make('procedure', 'ACCOUNTLISTS_CountAll')
  expect(paths).toContain('server/src/procedures/account-lists/count-all.ts')
  expect(readFileSync(join(root, 'server/src/procedures/registry.ts'), 'utf8')).toMatch(
    /^ {2}accountListsCountAll,\n {2}\/\/ new procedures/m,
  )
  holds('server', paths, 'src/procedures/account-lists/count-all.test.ts')
})

test('a new screen compiles, passes lint and its tests, and is registered', { timeout: 120_000 }, () => {
  const paths = make('screen', 'classes/old-ones')
  expect(readFileSync(join(root, 'web/src/routes.tsx'), 'utf8')).toMatch(/ {4}path: '\/lms\/classes\/old-ones',\n/)
  holds('web', paths, 'src/screens/classes/old-ones')
})

test('a new job compiles, passes lint and its tests, and is registered with its words', { timeout: 120_000 }, () => {
  const paths = make('job', 'remind-of-work')
  expect(readFileSync(join(root, 'server/src/services/jobs/registry.ts'), 'utf8')).toMatch(
    /^ {2}remindOfWork,\n {2}\/\/ new jobs/m,
  )
  holds('server', paths, 'src/services/jobs/registry.test.ts')
})

test('nothing is made twice', () => {
  make('question-type', 'odd-one-out')
  expect(() => make('question-type', 'odd-one-out')).toThrow('exercises/src/questions/odd-one-out is already there')
})

test('nothing is written when one of the tables has lost its marked line', () => {
  const rules = readFileSync(join(root, 'exercises/src/rules.ts'), 'utf8')
  writeFileSync(join(root, 'exercises/src/screens.ts'), 'export const questionScreens = {}\n')
  expect(() => make('question-type', 'odd-one-out')).toThrow('exercises/src/screens.ts has lost its line')
  expect(readFileSync(join(root, 'exercises/src/rules.ts'), 'utf8')).toBe(rules)
  expect(existsSync(join(root, 'exercises/src/questions/odd-one-out'))).toBe(false)
})
