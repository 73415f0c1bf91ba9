import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { chmod, lstat, mkdtemp, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Cluster, type ClusterOptions, type ClusterRefusal, startCluster } from './cluster.ts'
import type { Connection } from './connect.ts'
import { type Account, canEnter } from './place.ts'
import { postgresProcessesOf, waitUntil } from './processes.ts'

export const runsAsRoot = process.geteuid?.() === 0

/** Limit of one test on a machine that is busy with others; alone each takes a second or two. */
export const CLUSTER_TEST_MS = 60_000

export const NOBODY = { uid: 65_534, gid: 65_534 }

/** Whether a process of this user could run the launcher from this checkout with this Node. */
export async function canRunAs(account: Account): Promise<boolean> {
  return (await canEnter(import.meta.dirname, account)) && (await canEnter(process.execPath, account))
}

type Report = { log?: string; started?: StartedElsewhere; refused?: { code: string; message: string } }
type StartedElsewhere = { pid: number; adopted: boolean; connection: Connection }

const PROGRAM = `
  import { startCluster } from ${JSON.stringify(new URL('./cluster.ts', import.meta.url).href)}
  const say = (report) => console.log(JSON.stringify(report))
  process.stdin.resume().on('end', () => process.exit())
  try {
    const cluster = await startCluster({ ...JSON.parse(process.argv[1]), log: (log) => say({ log }) })
    say({ started: { pid: cluster.postmasterPid, adopted: cluster.adopted, connection: cluster.connection } })
  } catch (error) {
    say({ refused: { code: error.code, message: error.message } })
  }`

/** Another process with the launcher in it; it ends with the test's own process. */
type Other = {
  child: ChildProcess
  next<T>(pick: (report: Report) => T | undefined): Promise<T>
  kill(): Promise<void>
}

export type Workshop = {
  root: string
  /** A path below the workshop's root where nothing is yet. */
  fresh(name?: string): string
  /** A copy of a data directory that was initialised and stopped cleanly. */
  copy(name?: string): Promise<string>
  start(dataDir: string, more?: Partial<ClusterOptions>): Promise<Cluster>
  startElsewhere(dataDir: string, account?: Account): Other
  close(): Promise<void>
}

/** A temporary directory in which clusters are made; whatever still runs in it is ended by `close`. */
export async function openWorkshop(): Promise<Workshop> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'phuong-')))
  // As root, the server's user has to get through.
  await chmod(root, 0o711)
  const others: Other[] = []
  const dataDirs: string[] = []
  let template: string | undefined
  let count = 0
  const workshop: Workshop = {
    root,
    fresh(name = 'data') {
      count += 1
      return join(root, `${count}-${name}`)
    },
    async copy(name) {
      if (!template) {
        template = workshop.fresh('template')
        await (await workshop.start(template)).stop()
      }
      const dataDir = workshop.fresh(name)
      execFileSync('cp', ['-Rp', template, dataDir])
      return dataDir
    },
    start(dataDir, more) {
      dataDirs.push(dataDir)
      return startCluster({ dataDir, log: () => {}, ...more })
    },
    startElsewhere(dataDir, account) {
      dataDirs.push(dataDir)
      const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify({ dataDir })]
      const child = spawn(process.execPath, args, { ...account, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] })
      const other = follow(child)
      others.push(other)
      return other
    },
    async close() {
      for (const other of others) await other.kill()
      for (const dataDir of dataDirs) await endAll(join(dataDir, 'postgres'))
      await rm(root, { recursive: true, force: true })
    },
  }
  return workshop
}

function follow(child: ChildProcess): Other {
  const reports: Report[] = []
  let ended = false
  const hear: (() => void)[] = []
  const wake = () => {
    for (const listener of hear.splice(0)) listener()
  }
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()))
  if (child.stdout) {
    createInterface(child.stdout)
      .on('line', (line) => {
        reports.push(JSON.parse(line))
        wake()
      })
      .on('close', () => {
        ended = true
        wake()
      })
  }
  return {
    child,
    async next(pick) {
      for (let read = 0; ; ) {
        const report = reports[read]
        if (report) {
          read += 1
          const picked = pick(report)
          if (picked !== undefined) return picked
        } else if (ended) {
          throw new Error(`the other process ended after ${JSON.stringify(reports)}`)
        } else {
          await new Promise<void>((resolve) => hear.push(resolve))
        }
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Ends every PostgreSQL process of a cluster at once; recovery is the next start's business. */
export async function endAll(pgData: string): Promise<void> {
  await waitUntil(() => {
    const living = postgresProcessesOf(pgData)
    for (const { pid } of living) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Ended meanwhile.
      }
    }
    return living.length === 0 ? true : undefined
  }, 10_000)
}

/** The refusal that a start ends with. */
export async function refusalOf(start: Promise<Cluster>): Promise<ClusterRefusal> {
  try {
    await (await start).stop()
  } catch (error) {
    return error as ClusterRefusal
  }
  throw new Error('the cluster started')
}

/** Every path below a directory with owner, mode and content; equal before and after means byte-identical. */
export async function fingerprint(path: string, skip: (path: string) => boolean = () => false): Promise<string[]> {
  if (skip(path)) return []
  const found = await lstat(path)
  const head = `${path} ${found.uid}:${found.gid} ${found.mode.toString(8)}`
  if (found.isSymbolicLink()) return [`${head} ${await readlink(path)}`]
  if (found.isSocket()) return [head]
  if (found.isFile()) return [`${head} ${hash('sha256', await readFile(path))}`]
  const names = (await readdir(path)).sort()
  return [head, ...(await Promise.all(names.map((name) => fingerprint(join(path, name), skip)))).flat()]
}
