import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Lines of npm that nobody needs: what it fetched, and that the Node in front is too old (the work runs on another). */
const hidden = /^npm (http|warn EBADENGINE) /

/** How often a line tells how far the installation is, in milliseconds. */
const heartbeat = 5000

/**
 * Packages of the lockfile that belong on this machine, by their path.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ os: string, cpu: string }} machine
 */
export const packagesFor = (lock, machine) =>
  Object.entries(lock.packages).filter(
    ([path, { link, os, cpu }]) =>
      path.includes('node_modules/') &&
      !link &&
      (!os || os.includes(machine.os)) &&
      (!cpu || cpu.includes(machine.cpu)),
  )

/**
 * Whether what npm last wrote to node_modules (its own record, .package-lock.json) is what the lockfile asks for.
 * An optional package may be missing; everything else must be there in the very version, and each workspace linked.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ packages: Record<string, any> } | null} installed
 * @param {{ os: string, cpu: string }} machine
 */
export const isInstalled = (lock, installed, machine) =>
  installed !== null &&
  Object.entries(lock.packages).every(([path, { link }]) => !link || installed.packages[path]?.link) &&
  packagesFor(lock, machine).every(([path, wanted]) => {
    const present = installed.packages[path]
    if (!present) return Boolean(wanted.optional || wanted.devOptional)
    return present.version === wanted.version && present.integrity === wanted.integrity
  })

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)

/** npm as it runs at the moment, or the one on the path. */
const npmCommand = () =>
  process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']

/**
 * Installs what the lockfile asks for unless it is there already, and tells every few seconds how far it is.
 * @returns {Promise<boolean>} whether anything was installed
 * @throws Error with one sentence when npm fails
 */
export const installPackages = async () => {
  const machine = { os: process.platform, cpu: process.arch }
  const lock = readJson(join(root, 'package-lock.json'))
  if (lock === null) throw new Error('package-lock.json is missing: take it from the repository, or run npm install.')
  if (isInstalled(lock, readJson(join(root, 'node_modules/.package-lock.json')), machine)) return false

  const total = packagesFor(lock, machine).length
  const start = Date.now()
  let fetched = 0
  const seconds = () => Math.round((Date.now() - start) / 1000)
  console.log('- packages: installing, once; this takes a minute or two')
  const timer = setInterval(() => console.log(`  ${fetched} of about ${total} fetched (${seconds()} s)`), heartbeat)
  const [command, ...before] = npmCommand()
  // Not `npm ci`: from npm 11 on it refuses a lockfile that lacks optional packages of foreign systems, and a registry
  // that does not carry those leaves them out. `install --no-save` takes the very versions of the lockfile as well.
  // At level http npm writes a line for each file it fetches: counted here instead of shown.
  const npm = spawn(command, [...before, 'install', '--no-save', '--loglevel=http', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let rest = ''
  npm.stderr.on('data', (data) => {
    const lines = (rest + data).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (/^npm http .*\.tgz/.test(line)) fetched += 1
      else if (!hidden.test(line)) console.error(line)
    }
  })
  const code = await new Promise((done) => {
    npm.on('error', () => done('no npm was found'))
    npm.on('close', (status, signal) => done(status ?? signal))
  })
  clearInterval(timer)
  if (code !== 0) throw new Error(`npm did not finish (${code}): see its message above, mend that and start again.`)
  console.log(`✓ packages installed (${seconds()} s)`)
  return true
}
