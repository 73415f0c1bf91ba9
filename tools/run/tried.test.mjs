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

/** A run of two workers whose products are small servers that do what `lives` says once a test asks for /die. */
const runOver = (lives) => {
  put(
    'product.mjs',
    `import { createServer } from 'node:http'
    for (let line = 1; line <= 60; line++) console.log('line ' + line)
    let deaf = false
    createServer(({ url }, answer) => {
      if (!deaf && url !== '/die') answer.end('ok')
      if (url === '/die') ${lives}
    }).listen(0, '127.0.0.1', function () { console.log('port ' + this.address().port) })`,
  )
  return run(
    `import { spawn } from 'node:child_process'
    import { watchLife } from ${e2e('support/life.ts')}
    const trial = test.extend({
      product: [async ({}, use) => {
        const child = spawn(process.execPath, [${JSON.stringify(join(folder, 'product.mjs'))}], { stdio: ['pipe', 'pipe', 'inherit'] })
        let output = ''
        const url = await new Promise((ready) => child.stdout.on('data', (data) => {
          output += data
          const [, port] = /port (\\d+)\\n/.exec(output) ?? []
          if (port) ready('http://127.0.0.1:' + port)
        }))
        const ended = new Promise((done) => child.once('close', done))
        const life = watchLife({ url, ended, output: () => output }, { between: 50, silence: 3_000 })
        await use({ url, life })
        life.stop()
        child.kill('SIGKILL')
      }, { scope: 'worker', auto: true }],
      ask: async ({ product }, use, { titlePath }) => {
        const stop = new AbortController()
        const end = product.life.begin(titlePath.join(' › '), () => stop.abort())
        await use((path) => fetch(product.url + path, { signal: stop.signal }))
        await end()
      },
    })
    trial.describe.configure({ timeout: 600_000 })
    trial('asks too much', ({ ask }) => ask('/die'))
    trial('asks for a page', ({ ask }) => ask('/page'))
    trial('asks for another', ({ ask }) => ask('/page'))`,
  )
}

test.each([
  ['dies', `{ console.log('out of memory'); process.exit(7) }`, 'The product ended with 7', 'out of memory'],
  ['answers no more', 'deaf = true', /The product has not answered for \d+ s/, 'port'],
])(
  'a product that %s fails the test that ran, with the last lines of its log, and no other',
  async (_, lives, what, last) => {
    const { code, told, tally } = await runOver(lives)
    expect(code).toBe(1)
    expect(ending(tally).split('\n')).toEqual(['failed: one.spec.mjs › asks too much', '2 passed, 1 failed, 0 skipped'])
    expect(told).toMatch(what)
    expect(told).toContain(', while this test ran: one.spec.mjs › asks too much\n')
    expect(told).toMatch(new RegExp(`Its last lines:\\n[^]*line 60\\n[^]*${last}`))
    expect(told).not.toContain('line 1\n')
  },
)
