import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands programs with their arguments, one after the other; all run, whatever the others say
 * @property {number} [silence] minutes without a word after which the step is ended and counts as failed; a step that goes
 *   on writing is never ended, however slow the machine
 * @property {boolean} [live] shows the output while it runs; otherwise it is kept and shown when the step fails
 * @property {NodeJS.ProcessEnv} [environment]
 *
 * @typedef {{ name: string, ok: boolean, seconds: number, output: string }} StepResult
 */

const defaultSilence = 15
/** How long a program that was told to end may take for it, in milliseconds. */
const grace = 10_000

/** Set once this program is told to end: from then on nothing is started. */
let ending = false
/** Programs that run at the moment; each leads a process group of its own, so that what it started ends with it. */
const running = new Set()

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // the group has ended already
  }
}

/** Ends everything that was started here when this program is told to end. */
export const endTogether = () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.once(signal, () => {
      ending = true
      for (const child of running) signalGroup(child, 'SIGTERM')
      setTimeout(() => {
        for (const child of running) signalGroup(child, 'SIGKILL')
      }, grace).unref()
      process.exitCode = code
      Promise.all([...running].map((child) => new Promise((done) => child.once('exit', done)))).then(() =>
        process.exit(code),
      )
    })
}

const runCommand = ([program, ...args], { live, environment, silence = defaultSilence }) =>
  new Promise((done) => {
    if (ending) return
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    let hangs = false
    let kill
    const end = () => {
      hangs = true
      signalGroup(child, 'SIGTERM')
      kill = setTimeout(() => signalGroup(child, 'SIGKILL'), grace)
    }
    let watch = setTimeout(end, silence * 60_000)
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      stream.setEncoding('utf8').on('data', (data) => {
        if (live) shown.write(data)
        else output += data
        if (hangs) return
        clearTimeout(watch)
        watch = setTimeout(end, silence * 60_000)
      })
    const finish = (code, why) => {
      clearTimeout(watch)
      clearTimeout(kill)
      running.delete(child)
      const said = hangs ? `\nnothing written for ${silence} minutes: ended` : why
      done({ ok: code === 0 && !hangs, output: `${output}${said}` })
    }
    child.on('error', (error) => finish(1, `\n${error.message}`))
    child.on('exit', (code, signal) => {
      // what it left behind would disturb the next step
      signalGroup(child, 'SIGKILL')
      // a program in a group of its own may still hold the output open: its words are not waited for
      const late = setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
      }, grace)
      child.once('close', () => {
        clearTimeout(late)
        finish(code, signal ? `\nended by ${signal}` : '')
      })
    })
  })

/** @param {Step} step @returns {Promise<StepResult>} */
export const runStep = async (step) => {
  const start = performance.now()
  console.log(`- ${step.name} ...`)
  let ok = true
  let output = ''
  for (const command of step.commands) {
    const result = await runCommand(command, step)
    ok &&= result.ok
    output += result.output
  }
  const seconds = (performance.now() - start) / 1000
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
  return { name: step.name, ok, seconds, output: output.trim() }
}

/**
 * Runs steps beside each other.
 * @param {Step[]} steps
 * @param {number} atOnce how many at a time
 * @returns {Promise<StepResult[]>} in the order of the steps
 */
export const runSteps = async (steps, atOnce) => {
  const results = new Array(steps.length)
  const waiting = steps.entries()
  const worker = async () => {
    for (const [index, step] of waiting) results[index] = await runStep(step)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** A step that could not be begun. @param {string} name @param {string} why @returns {StepResult} */
export const notRun = (name, why) => ({ name, ok: false, seconds: 0, output: why })

/** What failed steps wrote, in full. @param {StepResult[]} results */
export const failureText = (results) =>
  results
    .filter(({ ok, output }) => !ok && output)
    .map(({ name, output }) => `\n──── ${name} ────\n${output}`)
    .join('\n')

/** @param {{ name: string, ok: boolean, seconds: number, note?: string }[]} rows */
export const table = (rows) => {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map(({ name, ok, seconds, note }) =>
      `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${ok ? 'passed' : 'failed'}  ${seconds.toFixed(1).padStart(6)} s  ${note ?? ''}`.trimEnd(),
    )
    .join('\n')
}
