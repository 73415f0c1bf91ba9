import { join, resolve } from 'node:path'
import { findPrograms, installedPackage, type Programs } from './binaries.ts'
import { administratorOf, applicationOf, assertDurable, type Connection, identify, waitUntilReady } from './connect.ts'
import { initialise } from './initialise.ts'
import {
  logSince,
  logSizes,
  openStartLog,
  pruneLogs,
  refuseUnsafeSettings,
  serverArguments,
  spawnServer,
  startFailed,
  usesSocket,
} from './launch.ts'
import { clearLeftovers, type Endpoint, findPostmaster, type Postmaster } from './leftovers.ts'
import { type Lock, takeLock } from './lock.ts'
import { findPlace, isInitialised, makePrivateDir, openDataDir, type Place, readOnly, settlePlace } from './place.ts'
import { postgresProcessesOf, processIdentity, signal, waitUntil } from './processes.ts'
import { ClusterRefusal } from './refusal.ts'
import { type Secret, secretOf } from './secret.ts'

export { ClusterRefusal }

export type Cluster = {
  /** The product's own role and database. `host` is the directory of a unix socket or 127.0.0.1. */
  readonly connection: Connection
  /** PostgreSQL's superuser: for tests and for `repairCollations` only. */
  readonly administrator: Connection
  readonly postmasterPid: number
  /** The server was already running for this data directory, left behind by a process that was killed. */
  readonly adopted: boolean
  /** Resolves when the server is gone for whatever reason; then call `stop()` and start again. */
  readonly gone: Promise<void>
  /** Ends the server cleanly, disconnecting everybody, and resolves when it is gone. May be called again. */
  stop(): Promise<void>
}

export type ClusterOptions = {
  /** DATA_DIR; made when it is missing. */
  dataDir: string
  log: (line: string) => void
  /** PostgreSQL settings over our own. */
  settings?: Record<string, string>
  /** How long a server may take to recover, in milliseconds. */
  recoveryLimitMs?: number
}

const MAJOR = 18
const RECOVERY_LIMIT_MS = 15 * 60_000
const STOP_PATIENCE_MS = 60_000
const CHILDREN_PATIENCE_MS = 5_000
const GONE_POLL_MS = 500
/** Another program may take a free port between our look and the server's. */
const PORT_ATTEMPTS = 5

/**
 * Brings up the product's own PostgreSQL for a data directory: makes the cluster on the first start, adopts a running
 * server that is ours, starts one otherwise. Throws `ClusterRefusal` when it will not; it never deletes data.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = await openDataDir(resolve(options.dataDir))
  const found = await findPlace(dataDir)
  await isInitialised(found.pgData, MAJOR)
  const lock = await lockOrRefuse(dataDir)
  try {
    return await startLocked(found, lock, options)
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function lockOrRefuse(dataDir: string): Promise<Lock> {
  const attempt = await takeLock(join(dataDir, 'postgres.lock')).catch((error) => {
    throw readOnly(dataDir, error)
  })
  if ('lock' in attempt) return attempt.lock
  throw new ClusterRefusal(
    'LOCKED',
    `The data directory ${dataDir} is in use by process ${attempt.owner}: stop that process first, or set DATA_DIR to another directory.`,
  )
}

async function startLocked(found: Place, lock: Lock, options: ClusterOptions): Promise<Cluster> {
  const { log } = options
  const initialised = await isInitialised(found.pgData, MAJOR)
  const place = await settlePlace(found, initialised, log)
  const programs = await findPrograms(place, await installedPackage(), log)
  const secret = initialised ? await secretOf(place) : await initialise(place, programs, log)

  const running = await findPostmaster(place, log)
  if (running) {
    log(`PostgreSQL already runs here (process ${running.pid})`)
    const endpoint = await reach(place, running, secret, true, options)
    if (endpoint) return makeCluster(place, running, endpoint, secret, lock, true)
    // It was on its way out; what is left of it has to end before the next one starts.
    await findPostmaster(place, log)
  }
  const { postmaster, endpoint } = await start(place, programs, secret, options)
  return makeCluster(place, postmaster, endpoint, secret, lock, false)
}

/**
 * Waits for the server and makes sure that it is ours and durable; `null` when it ended instead. One that fails the
 * check is stopped, except another's, and except one that only needs more time to recover.
 */
async function reach(
  place: Place,
  postmaster: Postmaster,
  secret: Secret,
  adopted: boolean,
  options: ClusterOptions,
): Promise<Endpoint | null> {
  const limitMs = options.recoveryLimitMs ?? RECOVERY_LIMIT_MS
  try {
    const endpoint = await waitUntilReady(place, postmaster, secret, limitMs, options.log)
    if (!endpoint) return null
    await identify(place, postmaster, endpoint, secret)
    await assertDurable(endpoint, secret)
    return endpoint
  } catch (error) {
    const refusal = error instanceof ClusterRefusal ? error : startFailed(place, String(error))
    const isAnothers = adopted && refusal.code === 'NOT_OURS'
    if (!isAnothers && refusal.code !== 'RECOVERY_TIMEOUT') await stopServer(place, postmaster)
    throw refusal
  }
}

async function start(
  place: Place,
  programs: Programs,
  secret: Secret,
  options: ClusterOptions,
): Promise<{ postmaster: Postmaster; endpoint: Endpoint }> {
  const settings = options.settings ?? {}
  await makePrivateDir(place.logDir, place.runAs)
  await pruneLogs(place)
  if (usesSocket(place)) await makePrivateDir(place.socketDir, place.runAs)

  for (let attempt = 1; ; attempt += 1) {
    const serverArgs = await serverArguments(place, settings, attempt)
    await refuseUnsafeSettings(place, programs, serverArgs)
    await clearLeftovers(place, options.log)
    const output = await openStartLog(place)
    const before = await logSizes(place)
    const postmaster = await spawnServer(place, programs, serverArgs, output).finally(() => output.close())
    const endpoint = postmaster && (await reach(place, postmaster, secret, false, options))
    if (endpoint) return { postmaster, endpoint }

    await waitForChildren(place)
    const said = await logSince(place, before)
    const portIsOurChoice = !usesSocket(place) && settings.port === undefined
    if (!portIsOurChoice || !said.includes('Address already in use') || attempt === PORT_ATTEMPTS) {
      throw startFailed(place, said)
    }
  }
}

/** Fast shutdown; after a minute the immediate one, which loses nothing either: the next start recovers. */
async function stopServer(place: Place, { pid, identity }: Postmaster): Promise<void> {
  const ended = () => (mayLive({ pid, identity }) ? undefined : true)
  signal(pid, identity, 'SIGINT')
  if (!(await waitUntil(ended, STOP_PATIENCE_MS))) {
    signal(pid, identity, 'SIGQUIT')
    await waitUntil(ended, Number.POSITIVE_INFINITY)
  }
  await waitForChildren(place)
}

/** Whether a server lives, or the system cannot say now: one that lives is never taken for gone. */
function mayLive({ pid, identity }: Postmaster): boolean {
  try {
    return processIdentity(pid) === identity
  } catch {
    return true
  }
}

/** The log collector ends a moment after its postmaster. */
async function waitForChildren(place: Place): Promise<void> {
  await waitUntil(() => (postgresProcessesOf(place.pgData).length === 0 ? true : undefined), CHILDREN_PATIENCE_MS)
}

function makeCluster(
  place: Place,
  postmaster: Postmaster,
  endpoint: Endpoint,
  secret: Secret,
  lock: Lock,
  adopted: boolean,
): Cluster {
  let stopping: Promise<void> | undefined
  return {
    connection: applicationOf(endpoint, secret),
    administrator: administratorOf(endpoint, secret),
    postmasterPid: postmaster.pid,
    adopted,
    gone: new Promise((resolve) => {
      const timer = setInterval(() => {
        if (mayLive(postmaster)) return
        clearInterval(timer)
        resolve()
      }, GONE_POLL_MS).unref()
    }),
    stop() {
      stopping ??= stopServer(place, postmaster).then(() => lock.release())
      return stopping
    },
  }
}
