import { execFile, spawn } from 'node:child_process'
import { type FileHandle, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Programs, programEnvironment } from './binaries.ts'
import { DURABLE, notDurable } from './connect.ts'
import { type Postmaster, readPidFile } from './leftovers.ts'
import { noAccount, type Place, SOCKET_PORT } from './place.ts'
import { processIdentity } from './processes.ts'
import { ClusterRefusal, codeOf } from './refusal.ts'

/** For a box with 2 cores. What decides over durability stays as PostgreSQL has it. */
const SERVER_SETTINGS: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_parallel_workers_per_gather: '1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'phuong',
}

/** Rows of pupils must not reach the log: neither bound values nor the details of a failed statement. */
const LOG_SETTINGS: Record<string, string> = {
  logging_collector: 'on',
  log_filename: 'postgres-%Y%m%d-%H%M%S.log',
  log_rotation_size: '10MB',
  log_rotation_age: '0',
  log_file_mode: '0600',
  log_line_prefix: '%m [%p] %q%u@%d ',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
}
const LOG_FILES_KEPT = 20

/** What the server writes before its log collector runs. */
const START_LOG = 'start.log'

/** Bytes of a unix socket's path that the kernel takes, its closing zero not counted. */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107

/** Whether the server in this place is reached by a socket; otherwise by the loopback address. */
export function usesSocket(place: Place): boolean {
  return Buffer.byteLength(join(place.socketDir, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT
}

async function listenSettings(place: Place, attempt: number): Promise<Record<string, string>> {
  if (usesSocket(place)) {
    // The value is a list: only in quotes may a directory's name hold commas and spaces.
    const quoted = `"${place.socketDir.replaceAll('"', '""')}"`
    return { unix_socket_directories: quoted, listen_addresses: '', port: String(SOCKET_PORT) }
  }
  // After a crash on the same port, so that who was connected finds the server again.
  const last = attempt === 1 ? (await readPidFile(place.pgData))?.endpoint : null
  const port = last?.host === '127.0.0.1' && (await isFree(last.port)) ? last.port : await freePort()
  return { unix_socket_directories: '', listen_addresses: '127.0.0.1', port: String(port) }
}

async function freePort(wanted = 0): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function isFree(port: number): Promise<boolean> {
  return freePort(port).then(
    () => true,
    () => false,
  )
}

/** The server's command line; a later attempt takes another port where there is one. */
export async function serverArguments(
  place: Place,
  settings: Record<string, string>,
  attempt: number,
): Promise<string[]> {
  const all = {
    ...SERVER_SETTINGS,
    ...LOG_SETTINGS,
    log_directory: place.logDir,
    ...(await listenSettings(place, attempt)),
    ...settings,
  }
  return ['-D', place.pgData, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/**
 * Asks PostgreSQL what it would run with, before anything runs: a server without fsync must not even recover, and a
 * broken configuration must not leave a trace in the data (H048, H051).
 */
export async function refuseUnsafeSettings(place: Place, programs: Programs, serverArgs: string[]): Promise<void> {
  const options = { ...place.runAs, cwd: '/', env: programEnvironment() }
  const values = await Promise.all(
    DURABLE.map(async (name) => {
      try {
        const { stdout } = await promisify(execFile)(programs.postgres, [...serverArgs, '-C', name], options)
        return { name, value: stdout.trim() }
      } catch (error) {
        if (codeOf(error) === 'EPERM' || codeOf(error) === 'EINVAL') throw noAccount(codeOf(error))
        const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
        throw startFailed(place, said)
      }
    }),
  )
  for (const { name, value } of values) {
    if (value !== 'on') {
      throw notDurable(name, value, `look in ${join(place.pgData, 'postgresql.conf')} and postgresql.auto.conf`)
    }
  }
}

/**
 * A new file for what the server writes before its log collector runs; the one of the start before is kept. Always a
 * fresh file: a link that the server's user planted must not make a root process write elsewhere.
 */
export async function openStartLog(place: Place): Promise<FileHandle> {
  const path = join(place.logDir, START_LOG)
  await rename(path, join(place.logDir, 'start.previous.log')).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  const file = await open(path, 'wx', 0o600)
  if (place.runAs) await file.chown(place.runAs.uid, place.runAs.gid)
  return file
}

/**
 * Starts the server in a session of its own: neither Ctrl-C in our terminal nor our death reaches it, so that it always
 * ends by our word or is found again by the next start. `null` when it ended at once.
 */
export async function spawnServer(
  place: Place,
  programs: Programs,
  serverArgs: string[],
  output: FileHandle,
): Promise<Postmaster | null> {
  const child = spawn(programs.postgres, serverArgs, {
    ...place.runAs,
    cwd: '/',
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (error) => reject(startFailed(place, String(error))))
  })
  child.unref()
  const pid = child.pid ?? 0
  const identity = processIdentity(pid)
  return identity === null ? null : { pid, identity }
}

/** How far each log file reaches, to tell later what one start wrote. */
export async function logSizes(place: Place): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const name of await readdir(place.logDir)) {
    if (name.endsWith('.log')) sizes.set(name, (await stat(join(place.logDir, name))).size)
  }
  return sizes
}

/** What the server wrote since `before`. */
export async function logSince(place: Place, before: Map<string, number>): Promise<string> {
  const texts: string[] = []
  for (const name of (await logSizes(place)).keys()) {
    const bytes = await readFile(join(place.logDir, name))
    texts.push(bytes.subarray(before.get(name) ?? 0).toString())
  }
  return texts.join('\n')
}

/** One sentence out of what PostgreSQL said. */
export function startFailed(place: Place, said: string): ClusterRefusal {
  const lines = said.split('\n').map((line) => line.trim())
  const wanted = lines.filter((line) => /(FATAL|ERROR|PANIC|HINT):|could not|in file|invalid value/.test(line))
  const reason = (wanted.length > 0 ? wanted : lines.filter((line) => line !== '')).slice(0, 4).join('; ')
  return new ClusterRefusal(
    'START_FAILED',
    `PostgreSQL did not start (${reason || 'it said nothing'}); no data was deleted: remove the cause (the whole text stands in ${place.logDir}) and start again.`,
  )
}

/** Keeps the newest log files, so that years of starts do not fill the disk. */
export async function pruneLogs(place: Place): Promise<void> {
  const names = (await readdir(place.logDir)).filter((name) => /^postgres-[\d-]+\.log$/.test(name)).sort()
  for (const name of names.slice(0, -LOG_FILES_KEPT)) await unlink(join(place.logDir, name))
}
