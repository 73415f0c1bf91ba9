import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { triedBrowserTests } from './guards.mjs'
import { root } from './root.mjs'
import { ending, playwrightTally } from './tally.mjs'

/** A folder from which Playwright is found, as from e2e/. */
let folder
beforeEach(() => {
  mkdirSync(join(root, 'reports'), { recursive: true })
  folder = mkdtempSync(join(root, 'reports/tried-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (name, text) => writeFileSync(join(folder, name), text)
const e2e = (path) => JSON.stringify(join(root, 'e2e', path))

/**
 * Runs browser tests that need no browser as the gate runs its own, but for the configuration.
 * @returns {Promise<{ code: number, told: string, tally: import('./tally.mjs').Tally }>}
 */
const run = async (spec, config = '') => {
  put(
    'playwright.config.mjs',
    `export default { testDir: '.', outputDir: 'out', workers: 2, fullyParallel: true, ${config} }`,
  )
  put('one.spec.mjs', `import { expect, test } from '@playwright/test'\n${spec}`)
  const report = join(folder, 'report.json')
  const { commands, environment } = triedBrowserTests({ name: 'tests', report, which: [] })
  const [program, ...args] = commands[0]
  const own = args.map((word) =>
    word.startsWith('--config=') ? `--config=${join(folder, 'playwright.config.mjs')}` : word,
  )
  const child = spawn(program, own, { cwd: root, env: { ...process.env, ...environment } })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (told += data))
  const code = await new Promise((done) => child.once('close', done))
  return { code, told, tally: playwrightTally(JSON.parse(readFileSync(report, 'utf8'))) }
}

test('a test that passes on its second try is named and fails nothing; one that fails three times has failed', async () => {
  const { code, tally } = await run(`
    test('steady', () => {})
    test('passes later', ({}, info) => expect(info.retry).toBe(1))
    test('fails', () => expect(1).toBe(2))`)
  expect(code).toBe(1)
  expect(ending(tally).split('\n')).toEqual([
    'on a second try: one.spec.mjs › passes later',
    'failed: one.spec.mjs › fails',
    '2 passed, 1 failed, 0 skipped',
  ])
})

test('a run with a second try alone ends well', async () => {
  const { code, tally } = await run(`test('passes later', ({}, info) => expect(info.retry).toBe(1))`)
  expect([code, tally.passed, tally.unsteady.length]).toEqual([0, 1, 1])
})

test('after ten failed tests the run ends, and says how many it did not come to', async () => {
  const { code, tally } = await run(
    `test.describe.configure({ retries: 0 })
    for (let at = 0; at < 14; at++) test('fails ' + at, () => expect(1).toBe(2))`,
    'workers: 1',
  )
  expect(code).toBe(1)
  expect(tally.failed.slice(10)).toEqual([
    expect.stringContaining('stopped early after 10'),
    '4 browser tests did not run, since the run stopped before',
  ])
})

/** A run whose product is a small server that does what `lives` says; the tests wait for ever. */
const runOver = (lives) => {
  put(
    'product.mjs',
    `import { createServer } from 'node:http'
    for (let line = 1; line <= 60; line++) console.log('line ' + line)
    ${lives}`,
  )
  put(
    'setup.mjs',
    `import { spawn } from 'node:child_process'
    import { watchLife } from ${e2e('run/life.ts')}
    import { underWay } from ${e2e('run/under-way.ts')}
    export default async () => {
      const child = spawn(process.execPath, [${JSON.stringify(join(folder, 'product.mjs'))}], { stdio: ['pipe', 'pipe', 'inherit'] })
      let output = ''
      const url = await new Promise((ready) => child.stdout.on('data', (data) => {
        output += data
        const [, port] = /port (\\d+)\\n/.exec(output) ?? []
        if (port) ready('http://127.0.0.1:' + port)
      }))
      const ended = new Promise((done) => child.once('close', done))
      process.env.PRODUCT_OF_TRIAL = url
      let death = null
      watchLife({ url, ended, output: () => output }, underWay.titles, (what) => {
        death = what
        process.kill(process.pid, 'SIGINT')
      }, { between: 50, silence: 6000 })
      return () => {
        child.kill('SIGKILL')
        if (death) throw new Error(death)
      }
    }`,
  )
  return run(
    `test('opens a page', async () => {
      await fetch(process.env.PRODUCT_OF_TRIAL + '/die').catch(() => {})
      await new Promise(() => {})
    })
    test.describe.serial('later', () => {
      test('waits', async () => {
        await fetch(process.env.PRODUCT_OF_TRIAL + '/wait').catch(() => {})
        await new Promise(() => {})
      })
      test('never begins', () => {})
    })`,
    `globalSetup: './setup.mjs', timeout: 600_000`,
  )
}

/** A server that does something once both tests have asked it, so that both are known to run. */
const serve = (whenAsked) => `const asked = new Set()
  createServer(({ url }, answer) => {
    if (!globalThis.deaf) answer.end('ok')
    asked.add(url)
    if (asked.has('/die') && asked.has('/wait')) ${whenAsked}
  }).listen(0, '127.0.0.1', function () { console.log('port ' + this.address().port) })`

test.each([
  ['dies', serve(`{ console.log('out of memory'); process.exit(7) }`), 'The product ended with 7', 'out of memory'],
  ['answers no more', serve('globalThis.deaf = true'), /The product has not answered for \d+ s/, 'port'],
])(
  'a product that %s ends the run at once, with the tests that ran and the last lines of its log',
  async (_, lives, what, last) => {
    const { code, told, tally } = await runOver(lives)
    expect(code).not.toBe(0)
    const [death = '', left] = tally.failed
    for (const text of [told, death]) {
      expect(text).toMatch(what)
      expect(text).toContain('while these tests ran:\n')
      for (const title of ['opens a page', 'later › waits']) expect(text).toContain(`  one.spec.mjs › ${title}\n`)
      expect(text).toMatch(new RegExp(`Its last lines:\\n[^]*line 60\\n[^]*${last}`))
      expect(text).not.toContain('line 1\n')
    }
    expect(left).toBe('3 browser tests did not run, since the run stopped before')
  },
)
