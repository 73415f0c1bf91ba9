import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const rooms = ['domain', 'ui', 'exercises', 'content', 'server', 'web', 'e2e', 'bench', 'tools']
const ownPath = 'tools/rooms/papers.test.ts'
const skipped = new Set(['node_modules', 'dist', 'reports', 'snapshots'])
const pathsOf = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => skipped.has(name.split('/').at(-1) ?? name) }).sort()

/** A comment of TypeScript, CSS or SQL, or a title of a test; anything else of the line is looked at with it. */
const speaks = /^\s*(?:\/?\*|\/\/|--)|\s(?:\/\/|\/\*|--)\s|\b(?:test|describe|it)\b.*\(/
const paper = /[\w./-]+\.md\b/g
/** A released migration is known by its text, so these four name the protocol as it was called when they were written. */
const olderName = /^server\/db\/migrations\/000[1245]_\w+\.sql wire\.md$/

/** Whether a paper is there: by its path from the root or the workspace, beside its reader, or as a page of the ledger. */
const isHere = (path: string, named: string): boolean =>
  [named, join(path.split('/', 1)[0] ?? '', named), join(dirname(path), named), join('docs/ledger', named)].some(
    (place) => existsSync(join(root, place)),
  )

/** Papers that a text names in comments and titles and that are not in this repository. */
const strangersIn = (path: string, text: string): string[] =>
  text
    .split('\n')
    .filter((line) => speaks.test(line))
    .flatMap((line) => line.match(paper) ?? [])
    .filter((named) => !isHere(path, named))
    .map((named) => `${path} ${named}`)

test('comments and titles cite only papers that stand in the repository', () => {
  const sources = pathsOf([`{${rooms.join()}}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css,sql}`, '*.{ts,mjs}'])
  const strangers = sources
    .filter((path) => path !== ownPath)
    .flatMap((path) => strangersIn(path, read(path)))
    .filter((one) => !olderName.test(one))
  expect(strangers, 'cite docs/protocol.md, look.md, trust.md, people.md, a decision or the ledger').toEqual([])
})

test('a paper from elsewhere is found in every kind of comment, and one that is here is none', () => {
  const from = (line: string) => strangersIn('server/src/x.ts', line)
  expect(from('/** As house.md 3 says. */')).toEqual(['server/src/x.ts house.md'])
  expect(from('  // wire.md 5')).toEqual(['server/src/x.ts wire.md'])
  expect(from('-- design/trust.md')).toEqual(['server/src/x.ts design/trust.md'])
  expect(from("test('field.md the list', () => {")).toEqual(['server/src/x.ts field.md'])
  expect(from(' * docs/protocol.md 5, hostile.md, README.md')).toEqual([])
  expect(from("const name = 'notes.md'")).toEqual([])
})

/** A path in back quotes, from the root; patterns and names of things to be made are none. */
const pathIn = /`((?:domain|ui|exercises|content|server|web|e2e|bench|tools|docs)\/[\w./-]+)`/g
/** What is made at build time. */
const made = /\/dist\//

test('the papers name files and folders that are there', () => {
  const papers = pathsOf(['*.md', 'docs/*.md'])
  const lost = papers.flatMap((path) =>
    [...read(path).matchAll(pathIn)]
      .map(([, named = '']) => named)
      .filter((named) => !made.test(named) && !existsSync(join(root, named)))
      .map((named) => `${path} ${named}`),
  )
  expect(lost).toEqual([])
})
