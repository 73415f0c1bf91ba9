import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A part of the full run that passed need not run again while nothing that it was made of has changed. Only a pass of all
 * its tests is written down; what is not provably the same is run.
 * @typedef {{ at: string, inputs: string, report: any }} RecordedPass `report` is what there was to tell
 */

/** The parts of the surroundings that tests look at. */
const environmentOf = (environment) =>
  Object.entries(environment)
    .filter(([name]) => /^(CRASH_|FUZZ_|SNAPSHOTS$|CHROME_|DATABASE_URL$|NODE_|TZ$|LANG$|LC_)/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })

/** What stands at a path: the bytes of a file and whether it can be run, where a link leads, or that nothing is there. */
const contentOf = (path) => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return ['gone', '']
  if (found.isSymbolicLink()) return ['link', readlinkSync(path)]
  // a repository in the repository, which nobody follows here
  if (!found.isFile()) throw new Error(`${path} is no file`)
  return [found.mode & 0o111 ? 'program' : 'file', readFileSync(path)]
}

/**
 * One hash over all that a step can be made of: every file that git knows of or would take in, the installed packages, the
 * Node that runs, the machine's kind, the settings that tests read, and the day, as the demo school lives by it.
 * @param {object} place
 * @param {string} place.root the repository
 * @param {string[]} place.without folders that the step cannot reach, such as 'docs/'
 * @param {NodeJS.ProcessEnv} place.environment
 * @param {Date} place.now
 * @returns {string | null} null where it cannot be known, such as outside of a repository
 */
export const hashOfInputs = ({ root, without, environment, now }) => {
  try {
    const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
    const files = [...new Set(listed)].filter((path) => path && !without.some((folder) => path.startsWith(folder)))
    if (files.length === 0) return null
    const hash = createHash('sha256')
    const add = (name, content) => hash.update(`${name}\0${content.length}\0`).update(content)
    for (const path of files.sort()) {
      const [kind, content] = contentOf(join(root, path))
      add(`${kind} ${path}`, content)
    }
    add('packages', readFileSync(join(root, 'node_modules/.package-lock.json')))
    add('machine', [process.version, process.platform, process.arch, release()].join(' '))
    add('environment', JSON.stringify(environmentOf(environment)))
    add('day', now.toISOString().slice(0, 10))
    return hash.digest('hex')
  } catch {
    return null
  }
}

/**
 * The recorded pass of these inputs.
 * @param {string} file where it is kept
 * @param {string | null} inputs
 * @returns {RecordedPass | null} null where there is none, of other inputs, or one that cannot be read
 */
export const readPass = (file, inputs) => {
  if (inputs === null) return null
  try {
    const { sha256, pass } = JSON.parse(readFileSync(file, 'utf8'))
    const whole = createHash('sha256').update(JSON.stringify(pass)).digest('hex') === sha256
    return whole && pass.inputs === inputs ? pass : null
  } catch {
    return null
  }
}

/** Writes a pass down, in one step. @param {string} file @param {RecordedPass} pass */
const writePass = (file, pass) => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  const sha256 = createHash('sha256').update(JSON.stringify(pass)).digest('hex')
  writeFileSync(draft, JSON.stringify({ sha256, pass }))
  renameSync(draft, file)
}

/** Forgets what is recorded: a run that follows may end at any point. @param {string} file */
export const forgetPass = (file) => rmSync(file, { force: true })

/**
 * Whether passes may be recorded and taken: never where others rely on the result, nor on a database that is not ours.
 * @param {NodeJS.ProcessEnv} environment
 */
export const mayRecord = (environment) => !environment.CI && !environment.DATABASE_URL

/**
 * Does a piece of work whose pass may be recorded.
 * @template Result
 * @param {object} work
 * @param {string} work.file where its pass is kept
 * @param {() => string | null} work.hash of its inputs; null when nothing may be reused
 * @param {() => Date} work.now
 * @param {(pass: RecordedPass | null) => Promise<{ result: Result, record: any | null }>} work.run does what `pass` leaves;
 *   `record` is what there is to write down, null unless all of it was run and passed
 * @returns {Promise<Result>}
 */
export const recorded = async ({ file, hash, now, run }) => {
  const inputs = hash()
  const pass = readPass(file, inputs)
  // what is run now may fail: then nothing that passed before counts any more
  if (pass === null) forgetPass(file)
  const { result, record } = await run(pass)
  // a file that was changed meanwhile may have been read before or after
  if (pass === null && record !== null && inputs !== null && hash() === inputs)
    writePass(file, { at: now().toISOString(), inputs, report: record })
  return result
}
