import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfInputs, mayRecord, recorded } from './recorded-pass.mjs'

let root
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'phuong-pass-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  put('.gitignore', 'node_modules/\nreports/\n')
  put('server/a.ts', 'one')
  put('docs/a.md', 'words')
  put('node_modules/.package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const now = new Date('2026-11-20T10:00:00Z')
const hash = (more = {}) => hashOfInputs({ root, without: ['docs/'], environment: {}, now, ...more })

test('the same inputs have the same hash, whether they are committed or not, whatever else lies about', () => {
  const before = hash()
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  put('reports/vitest.json', '{}')
  put('docs/a.md', 'other words')
  execFileSync('git', ['add', '.'], { cwd: root })
  expect(hash()).toBe(before)
  expect(hash({ environment: { HOME: '/elsewhere' }, now: new Date('2026-11-20T23:00:00Z') })).toBe(before)
})

test.each([
  ['a changed file', () => put('server/a.ts', 'two')],
  ['a new file that git does not know yet', () => put('server/b.ts', '')],
  ['a file that is gone', () => rmSync(join(root, 'server/a.ts'))],
  ['a file with another name', () => [rmSync(join(root, 'server/a.ts')), put('server/b.ts', 'one')]],
  ['a file that can be run', () => chmodSync(join(root, 'server/a.ts'), 0o755)],
  [
    'a link in place of the file',
    () => [rmSync(join(root, 'server/a.ts')), symlinkSync('one', join(root, 'server/a.ts'))],
  ],
  ['other packages', () => put('node_modules/.package-lock.json', '{"packages":{}}')],
])('%s makes another hash', (_, change) => {
  execFileSync('git', ['add', '.'], { cwd: root })
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test('settings that tests read and another day make another hash', () => {
  const others = [
    hash({ environment: { CRASH_ROUNDS: '200' } }),
    hash({ environment: { CRASH_ROUNDS: '20' } }),
    hash({ environment: { NODE_OPTIONS: '--no-warnings' } }),
    hash({ now: new Date('2026-11-21T00:00:00Z') }),
  ]
  expect(new Set([hash(), ...others]).size).toBe(5)
})

test('what cannot be known is no hash: no repository, no packages', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(hash()).toBeNull()
  put('node_modules/.package-lock.json', '{}')
  rmSync(join(root, '.git'), { recursive: true })
  expect(hash()).toBeNull()
})

const passes = () => join(root, 'reports/passes/x.json')
/** Does a piece of work; answers the moment of the pass that it was given, or null when it had to do all. */
const work = (hash, record = ['green'], at = '2026-11-20T10:00:00.000Z') =>
  recorded({
    file: passes(),
    hash: typeof hash === 'function' ? hash : () => hash,
    now: () => new Date(at),
    run: async (pass) => ({ result: pass && [pass.at, pass.report], record: pass ? null : record }),
  })
const known = ['2026-11-20T10:00:00.000Z', ['green']]

test('a pass is taken for its own inputs, as often as they come, and for no others', async () => {
  expect(await work('abc')).toBeNull()
  expect(await work('abc', null, '2026-11-20T11:00:00.000Z')).toEqual(known)
  expect(await work('abc')).toEqual(known)
  expect(await work('abd', null)).toBeNull()
})

test('nothing is recorded of what did not pass, and what passed before counts no more', async () => {
  expect(await work('abc', null)).toBeNull()
  expect(await work('abc')).toBeNull()
  // all is asked for, and this time it fails
  expect(await work(null, null)).toBeNull()
  expect(await work('abc')).toBeNull()
})

test('nothing is recorded where the inputs cannot be known, or changed while it ran', async () => {
  expect(await work(null)).toBeNull()
  const changing = ['abc', 'abd']
  expect(await work(() => changing.shift() ?? null)).toBeNull()
  expect(await work('abd')).toBeNull()
})

test('a run that breaks off leaves no pass behind', async () => {
  await work('abc')
  const broken = recorded({ file: passes(), hash: () => 'abd', now: () => now, run: () => Promise.reject(new Error()) })
  await expect(broken).rejects.toThrow()
  expect(await work('abc')).toBeNull()
})

test.each([
  ['torn', (text) => text.slice(0, -5)],
  ['edited', (text) => text.replace('green', 'great')],
  ['of another shape', () => '[]'],
])('a record that is %s is none', async (_, damage) => {
  await work('abc')
  writeFileSync(passes(), damage(readFileSync(passes(), 'utf8')))
  expect(await work('abc')).toBeNull()
})

test('it is not used where others rely on the result, or on a database that is not ours', () => {
  expect([mayRecord({}), mayRecord({ CI: 'true' }), mayRecord({ DATABASE_URL: 'postgresql://elsewhere' })]).toEqual([
    true,
    false,
    false,
  ])
})
