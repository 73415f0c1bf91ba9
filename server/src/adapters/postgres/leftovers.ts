import { readFile, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type Place, SOCKET_PORT } from './place.ts'
import { isPostgresOf, postgresProcessesOf, processIdentity, signal, waitUntil } from './processes.ts'
import { ClusterRefusal, codeOf } from './refusal.ts'

export type Postmaster = { pid: number; identity: string }
export type Endpoint = { host: string; port: number }

/** Idle children notice by themselves, and at once, that their postmaster is gone; one that computes does not. */
const ORPHAN_PATIENCE_MS = 3_000
const ORPHAN_LIMIT_MS = 60_000

/** What `postmaster.pid` says; `pid` is `null` when the file is empty or garbage. */
export async function readPidFile(pgData: string): Promise<{ pid: number | null; endpoint: Endpoint | null } | null> {
  let text: string
  try {
    text = await readFile(join(pgData, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  const [pid = '', , , port = '', socketDir = '', address = ''] = text.split('\n')
  const host = socketDir || (address === '*' ? '127.0.0.1' : address)
  return {
    pid: /^[1-9]\d{0,9}$/.test(pid) ? Number(pid) : null,
    endpoint: /^\d+$/.test(port) && host !== '' ? { host, port: Number(port) } : null,
  }
}

/**
 * The postmaster that already runs in this directory, or `null` when nothing lives there any more. Waits for orphans of
 * a killed postmaster (H045) and refuses when what lives there cannot be judged. Changes no file.
 */
export async function findPostmaster(place: Place, log: (line: string) => void): Promise<Postmaster | null> {
  const file = await readPidFile(place.pgData)
  if (file?.pid) {
    const identity = processIdentity(file.pid)
    if (identity !== null && isPostgresOf(file.pid, place.pgData)) return { pid: file.pid, identity }
  }
  const endpoint = file?.endpoint
  if (endpoint?.host.startsWith('/') && (await answers(endpoint))) {
    throw new ClusterRefusal(
      'NOT_OURS',
      `A PostgreSQL server answers for ${place.pgData} although process ${file?.pid} is not seen here (another container or host?): stop that server first.`,
    )
  }
  await waitForOrphans(place, log)
  return null
}

async function answers(endpoint: Endpoint): Promise<boolean> {
  const socket = connect(join(endpoint.host, `.s.PGSQL.${endpoint.port}`))
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).then((answer) => {
    socket.destroy()
    return answer === true
  })
}

async function waitForOrphans(place: Place, log: (line: string) => void): Promise<void> {
  const living = () => postgresProcessesOf(place.pgData)
  const report = (seconds: number) =>
    log(`waiting for processes of a killed PostgreSQL to end: ${pids(living())} (${seconds} s)`)
  const none = () => {
    const found = living()
    const postmaster = found.find(({ pid }) => found.some(({ parent }) => parent === pid))
    if (postmaster) {
      throw new ClusterRefusal(
        'NOT_OURS',
        `PostgreSQL (process ${postmaster.pid}) runs in ${place.pgData} but its postmaster.pid is gone: stop it (kill -INT ${postmaster.pid}) and start again.`,
      )
    }
    return found.length === 0 ? true : undefined
  }
  if (await waitUntil(none, ORPHAN_PATIENCE_MS, report)) return

  // Still computing for a client that is gone; this lets them finish a commit, but nothing after it.
  for (const { pid } of living()) {
    const identity = processIdentity(pid)
    if (identity) signal(pid, identity, 'SIGTERM')
  }
  if (await waitUntil(none, ORPHAN_LIMIT_MS, report)) return
  throw new ClusterRefusal(
    'ORPHANS_ALIVE',
    `Processes of a killed PostgreSQL still work in ${place.pgData} (${pids(living())}): end them (kill) and start again.`,
  )
}

function pids(processes: { pid: number }[]): string {
  return processes.map(({ pid }) => pid).join(', ')
}

/**
 * PostgreSQL itself clears away the `postmaster.pid` of a process that is gone, but not an empty one, a garbled one, one
 * whose pid now belongs to another program (H046), or one whose process ended and was never collected by its parent (a
 * container without an init). Those are kept among the logs. Call it only when `findPostmaster` answered `null`.
 */
export async function clearLeftovers(place: Place, log: (line: string) => void): Promise<void> {
  const file = await readPidFile(place.pgData)
  if (file && (file.pid === null || pidIsTaken(file.pid))) {
    const kept = join(place.logDir, 'postmaster.pid.set-aside')
    await rename(join(place.pgData, 'postmaster.pid'), kept)
    log(`an outdated postmaster.pid was moved to ${kept}`)
  }
  // The socket's own lock names the same process, in a directory that serves this cluster alone.
  await rm(join(place.socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true })
}

/** As PostgreSQL asks it: an ended process that was not collected counts, and so does another user's. */
function pidIsTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}
