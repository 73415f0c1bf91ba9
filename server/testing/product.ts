import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export type Product = {
  readonly url: string
  readonly process: ChildProcess
  /** everything it has written so far */
  output(): string
  /** resolves with the exit code, or null after a kill */
  readonly ended: Promise<number | null>
}

/**
 * Starts the whole product as a process of its own, as `npm start` does after building, and waits until it is ready.
 * @throws with its output when it ends instead
 */
export const startProduct = async (dataDir: string, environment: Record<string, string> = {}): Promise<Product> => {
  const port = Number(environment.PORT ?? (await freePort()))
  const child = spawn(process.execPath, [mainFile], {
    // a database of its own below its data directory, whatever the tests themselves run on
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/ready\n/.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`the product ended with ${code}:\n${output}`)))
  })
  await ready
  return { url: `http://127.0.0.1:${port}`, process: child, ended, output: () => output }
}

/** Process id of the database server of a data directory, or null when none is noted. */
export const postmasterOf = async (dataDir: string): Promise<number | null> => {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || null
}

/** State letter and parent of a process (Linux), or null when it is gone. */
const statOf = async (pid: number): Promise<{ state: string; parent: number } | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // the name before it may hold spaces and brackets
  const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state, parent: Number(parent) }
}

/** Children of a database server that a crash of one of them ends: all but the collector of its log (Linux). */
export const backendsOf = async (postmaster: number): Promise<number[]> => {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const isBackend = await Promise.all(
    all.map(async (pid) => {
      if ((await statOf(pid))?.parent !== postmaster) return false
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      return !/^postgres: .*\blogger\b/.test(title)
    }),
  )
  return all.filter((_, index) => isBackend[index])
}

/** Those of these processes that have not ended; one whose end its parent has yet to note has (Linux). */
export const stillRunning = async (pids: readonly number[]): Promise<number[]> => {
  const stats = await Promise.all(pids.map(statOf))
  return pids.filter((_, index) => !['Z', 'X', undefined].includes(stats[index]?.state))
}
