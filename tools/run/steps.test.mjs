import { expect, test, vi } from 'vitest'
import { failureText, runStep, runSteps } from './steps.mjs'

vi.spyOn(console, 'log').mockImplementation(() => {})
const node = (line) => [process.execPath, '-e', line]

test('a step keeps what its programs write and fails when one of them does', async () => {
  const good = await runStep({ name: 'good', commands: [node('console.log("one")'), node('console.error("two")')] })
  expect(good).toMatchObject({ ok: true, output: 'one\ntwo' })
  const bad = await runStep({
    name: 'bad',
    commands: [node('console.log("sorry"); process.exit(3)'), node('console.log("still")')],
  })
  expect(bad).toMatchObject({ ok: false, output: 'sorry\nstill' })
  expect(failureText([good, bad])).toContain('sorry')
  expect(failureText([good, bad])).not.toContain('one')
})

test('a program that is missing, crashes or never ends fails its step', async () => {
  const steps = [
    { name: 'missing', commands: [['/no/such/program']] },
    { name: 'crashes', commands: [node("process.kill(process.pid, 'SIGKILL')")] },
    { name: 'hangs', commands: [node('setInterval(() => {}, 1000)')], silence: 0.005 },
  ]
  const results = await runSteps(steps, 2)
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['missing', false],
    ['crashes', false],
    ['hangs', false],
  ])
  expect(results[2].output).toContain('nothing written for 0.005 minutes: ended')
})

test('a step that is slow and goes on writing is not ended, one that is told to stay still is', async () => {
  // writes for twice as long as it may be silent
  const writes = 'let n = 0; const t = setInterval(() => { console.log(++n); if (n === 80) clearInterval(t) }, 100)'
  const slow = await runStep({ name: 'slow', commands: [node(writes)], silence: 4 / 60 })
  expect(slow).toMatchObject({ ok: true, output: expect.stringMatching(/^1\n(.|\n)*\n80$/) })
})

test('what a program leaves behind ends with it, and does not hold up the next step', async () => {
  const staying = `['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }`
  const leave = node(`require('node:child_process').spawn(process.execPath, ${staying}); process.exit(0)`)
  expect(await runStep({ name: 'leaves', commands: [leave, node('console.log("next")')] })).toMatchObject({
    ok: true,
    output: 'next',
  })
})
