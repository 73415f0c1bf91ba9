import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const FIRST_POLL_MS = 20
const LAST_POLL_MS = 200
const FIRST_WORD_MS = 1_000
const NEXT_WORD_MS = 5_000

type Stat = { command: string; state: string; parent: number; startTicks: string }

/** Faults of this process that say nothing of the one that was asked about: it has too many files open, or no memory. */
const ownTrouble: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM'])

/**
 * `/proc/<pid>/stat`; the command stands in brackets and may itself hold spaces and brackets. Null when there is no such
 * process.
 * @throws when it cannot be read now, as while this process has too many files open
 */
function readStat(pid: number): Stat | null {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && ownTrouble.has(fault.code)) throw fault
    return null
  }
  const end = text.lastIndexOf(')')
  // Counted from field 3 (state): the parent is field 4, the start time field 22.
  const fields = text.slice(end + 2).split(' ')
  return {
    command: text.slice(text.indexOf('(') + 1, end),
    state: fields[0] ?? '',
    parent: Number(fields[1]),
    startTicks: fields[19] ?? '',
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function ps(columns: string, pid: number): string {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * What tells one process from a later one with the same pid: boot and start time. `null` when no such process lives
 * (one that ended and was not yet collected by its parent counts as ended).
 * @throws when the system does not say
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') {
    const stat = readStat(pid)
    if (!stat || stat.state === 'Z' || stat.state === 'X') return null
    return `${bootId()}:${stat.startTicks}`
  }
  const [state = '', ...started] = ps('stat=,lstart=', pid).split(/\s+/)
  return state === '' || state.startsWith('Z') ? null : started.join(' ')
}

function worksIn(pid: number, directory: { dev: bigint; ino: bigint }): boolean {
  try {
    const cwd = statSync(`/proc/${pid}/cwd`, { bigint: true })
    return cwd.dev === directory.dev && cwd.ino === directory.ino
  } catch {
    // Ended meanwhile, or another user's process: a cluster directory has mode 0700, so that one cannot work in it.
    return false
  }
}

/** Whether the living process `pid` is a PostgreSQL process of the cluster in `pgData`. */
export function isPostgresOf(pid: number, pgData: string): boolean {
  if (process.platform === 'linux') {
    return readStat(pid)?.command === 'postgres' && worksIn(pid, statSync(pgData, { bigint: true }))
  }
  const command = ps('command=', pid)
  return /postgres/.test(command) && command.includes(pgData)
}

/**
 * Every living PostgreSQL process whose working directory is `pgData` (each of them works there from start to end).
 * Empty where there is no /proc: there PostgreSQL's own check of its shared memory block has to do.
 */
export function postgresProcessesOf(pgData: string): { pid: number; parent: number }[] {
  if (process.platform !== 'linux') return []
  const directory = statSync(pgData, { bigint: true, throwIfNoEntry: false })
  if (!directory) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), stat: readStat(Number(name)) }))
    .flatMap(({ pid, stat }) =>
      stat?.command === 'postgres' && stat.state !== 'Z' && worksIn(pid, directory)
        ? [{ pid, parent: stat.parent }]
        : [],
    )
}

/** Sends a signal to the process with this identity; says `false` when it has ended. */
export function signal(pid: number, identity: string, name: NodeJS.Signals): boolean {
  if (processIdentity(pid) !== identity) return false
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/**
 * Asks `probe` until it answers something else than `undefined`; `undefined` when `limitMs` passed first. `say` hears
 * the seconds waited, first after one second, then every five. The clock is monotonic: setting the wall clock back
 * (H063) neither ends nor prolongs the wait. It asks less often the longer it waits.
 */
export async function waitUntil<T>(
  probe: () => Promise<T | undefined> | T | undefined,
  limitMs: number,
  say: (seconds: number) => void = () => {},
): Promise<T | undefined> {
  const start = performance.now()
  let nextWord = FIRST_WORD_MS
  for (;;) {
    const answer = await probe()
    if (answer !== undefined) return answer
    const waited = performance.now() - start
    if (waited >= limitMs) return undefined
    if (waited >= nextWord) {
      say(Math.round(waited / 1000))
      nextWord += NEXT_WORD_MS
    }
    await delay(Math.min(LAST_POLL_MS, Math.max(FIRST_POLL_MS, waited / 20)))
  }
}
