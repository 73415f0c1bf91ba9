import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSource } from '../rooms/check.ts'
import { checkNames } from '../rooms/names.ts'
import { readPackages } from '../rooms/packages.ts'
import { parseSource } from '../rooms/source.ts'
import { generate } from './generate.ts'
import { kinds } from './kinds.ts'

const project = join(import.meta.dirname, '../..')
const zones = 'exercises/src/worksheet/zones'
const patience = 300_000

/** A thing of each kind, the room that it is made in, and the tests that show that it holds there. */
const things = {
  'question-type': {
    name: 'odd-one-out',
    room: 'exercises',
    tests: [
      'src/questions/odd-one-out/',
      'src/paper-item.test.ts',
      'src/registry.test.tsx',
      'src/stored-questions.test.ts',
    ],
  },
  zone: {
    name: 'colour-in',
    room: 'exercises',
    tests: [
      'src/worksheet/zones/colour-in/',
      'src/worksheet/zones/modes.test.ts',
      'src/worksheet/player/surface.test.ts',
      'src/registry.test.tsx',
    ],
  },
  procedure: {
    name: 'ACCOUNTLISTS_CountAll',
    room: 'server',
    tests: ['src/procedures/account-lists/count-all.test.ts'],
  },
  screen: { name: 'classes/old-ones', room: 'web', tests: ['src/screens/classes/old-ones/'] },
  notice: { name: 'work-due-soon', room: 'server', tests: ['src/services/notices/targets.test.ts'] },
  job: { name: 'remind-of-work', room: 'server', tests: ['src/services/jobs/registry.test.ts'] },
} as const
type Kind = keyof typeof things
type Room = (typeof things)[Kind]['room']
const kindNames = Object.keys(things) as Kind[]

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the rooms that things are made in; libraries and the other rooms are the project's own. */
const copyOf = (rooms: readonly Room[]): string => {
  const root = mkdtempSync(join(tmpdir(), 'phuong-new-'))
  folders.push(root)
  for (const path of ['biome.json', '.gitignore', 'tsconfig.base.json', ...rooms])
    cpSync(join(project, path), join(root, path), {
      recursive: true,
      // nothing is made among pictures, sounds and stored backups
      filter: (file) => !/[\\/](?:node_modules|dist|public|snapshots)$/.test(file),
    })
  for (const path of ['node_modules', 'domain', 'ui']) symlinkSync(join(project, path), join(root, path))
  return root
}

const make = (root: string, kind: Kind): string[] => {
  const found = kinds[kind]
  if (!found) throw new Error(`no kind ${kind}`)
  return generate(root, found.plan(root, things[kind].name))
}

let root: string
let zoneTables: readonly (readonly [path: string, before: string])[]
const paths = new Map<Kind, string[]>()
// one of each kind in one copy: a room is read by the compiler and its tests are run once for all that was made in it
beforeAll(() => {
  root = copyOf(['exercises', 'server', 'web'])
  zoneTables = ['modes.ts', 'screens.tsx'].map((name) => [
    `${zones}/${name}`,
    readFileSync(join(root, zones, name), 'utf8'),
  ])
  for (const kind of kindNames) paths.set(kind, make(root, kind))
})
const madeFor = (kind: Kind): string[] => paths.get(kind) ?? []

/** What tsc says about a room of the copy, line by line. */
const typesOf = (room: Room): string[] =>
  spawnSync(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', room, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.split('\n')

const node = (program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(project, 'node_modules', program), ...args], { cwd: root, encoding: 'utf8' })

type Report = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }
/** Files of tests that go through all that a registry names: of them only those are run that speak of something made here. */
const overAll = 'src/registry.test.tsx'
const speaksOfMade = 'OddOneOut|ColourIn|^every |of that type$'

/** How many tests of these files of a room passed. */
const passedOf = (room: Room, files: readonly string[], ...options: string[]): ReadonlyMap<string, number> => {
  if (files.length === 0) return new Map()
  const report = join(root, `${room}-tests.json`)
  const usual = ['run', '--test-timeout=60000', '--reporter=json', `--outputFile=${report}`, '--root', room]
  node('vitest/vitest.mjs', ...usual, ...options, ...files)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return new Map(
    testResults.map(({ name, status, assertionResults }) => [
      name.slice(join(root, room).length + 1),
      status === 'passed' ? assertionResults.filter((one) => one.status === 'passed').length : 0,
    ]),
  )
}

/** The same for all that the things of a room name. */
const testsOf = (room: Room): ReadonlyMap<string, number> => {
  const asked = [...new Set(Object.values(things).flatMap((thing) => (thing.room === room ? thing.tests : [])))]
  return new Map([
    ...passedOf(
      room,
      asked.filter((path) => path !== overAll),
    ),
    ...passedOf(
      room,
      asked.filter((path) => path === overAll),
      `--testNamePattern=${speaksOfMade}`,
    ),
  ])
}

const rooms = new Map<Room, { types: string[]; tests: ReadonlyMap<string, number> }>()
const checked = (room: Room) => {
  const known = rooms.get(room) ?? { types: typesOf(room), tests: testsOf(room) }
  rooms.set(room, known)
  return known
}

const packages = readPackages(project)
const oldNames = JSON.parse(readFileSync(join(project, 'tools/rooms/old-names.json'), 'utf8'))
/** What the check of the rooms says about a file that was written. */
const roomFaults = (path: string) => {
  const source = parseSource(path, readFileSync(join(root, path), 'utf8'), packages)
  return [...checkSource(source), ...checkNames(source, oldNames)]
}

/** Types, format, lint and rooms of what was written, and its tests, in the copy. */
const holds = (kind: Kind): void => {
  const { room, tests } = things[kind]
  const written = madeFor(kind)
  // other files of the room are their own tests' business
  expect(checked(room).types.filter((line) => written.some((path) => line.startsWith(path)))).toEqual([])
  expect(written.filter((path) => /\.tsx?$/.test(path)).flatMap(roomFaults)).toEqual([])
  node('@biomejs/biome/bin/biome', 'check', ...written)
  for (const path of tests) {
    const files = [...checked(room).tests].filter(([file]) => file.startsWith(path))
    expect(files, path).not.toEqual([])
    for (const [file, passed] of files) expect(passed, file).toBeGreaterThan(0)
  }
}

test('a new question type compiles, passes lint and its tests, and is registered', { timeout: patience }, () => {
  expect(readFileSync(join(root, 'exercises/src/rules.ts'), 'utf8')).toMatch(
    /^ {2}oddOneOut,\n {2}\/\/ new question types/m,
  )
  holds('question-type')
})

test('a new zone compiles, passes lint and its tests, and is its folder and two lines', { timeout: patience }, () => {
  const outside = madeFor('zone').filter((path) => !path.startsWith(`${zones}/colour-in/`))
  expect(outside).toEqual(zoneTables.map(([path]) => path))
  for (const [path, before] of zoneTables) {
    const after = readFileSync(join(root, path), 'utf8')
    expect(after).toMatch(/^ {2}ColourIn: colourIn\w*,\n {2}\/\/ new zones/m)
    // beside the line and its import nothing changed
    expect(after.split('\n').filter((line) => !/colourIn/.test(line))).toEqual(before.split('\n'))
  }
  holds('zone')
})

test('a new procedure compiles, passes lint and its tests, and is registered in the folder of its area', {
  timeout: patience,
}, () => {
  expect(madeFor('procedure')).toContain('server/src/procedures/account-lists/count-all.ts')
  expect(readFileSync(join(root, 'server/src/procedures/registry.ts'), 'utf8')).toMatch(
    /^ {2}accountListsCountAll,\n {2}\/\/ new procedures/m,
  )
  holds('procedure')
})

test('a new screen compiles, passes lint and its tests, and is registered', { timeout: patience }, () => {
  expect(readFileSync(join(root, 'web/src/routes.tsx'), 'utf8')).toMatch(/ {4}path: '\/lms\/classes\/old-ones',\n/)
  holds('screen')
})

test('a new job compiles, passes lint and its tests, and is registered with its words', { timeout: patience }, () => {
  expect(readFileSync(join(root, 'server/src/services/jobs/registry.ts'), 'utf8')).toMatch(
    /^ {2}remindOfWork,\n {2}\/\/ new jobs/m,
  )
  holds('job')
})

test('a new notice compiles, passes lint and its tests, and is registered with its words', {
  timeout: patience,
}, () => {
  expect(readFileSync(join(root, 'server/src/services/notices/registry.ts'), 'utf8')).toMatch(
    /^ {2}workDueSoon,\n {2}\/\/ new notices/m,
  )
  holds('notice')
})

test('nothing is made twice', () => {
  expect(() => make(root, 'question-type')).toThrow('exercises/src/questions/odd-one-out is already there')
})

test('nothing is written when one of the tables has lost its marked line', () => {
  const alone = copyOf(['exercises'])
  const rules = readFileSync(join(alone, 'exercises/src/rules.ts'), 'utf8')
  writeFileSync(join(alone, 'exercises/src/screens.ts'), 'export const questionScreens = {}\n')
  expect(() => make(alone, 'question-type')).toThrow('exercises/src/screens.ts has lost its line')
  expect(readFileSync(join(alone, 'exercises/src/rules.ts'), 'utf8')).toBe(rules)
  expect(existsSync(join(alone, 'exercises/src/questions/odd-one-out'))).toBe(false)
})
