import { spawn } from 'node:child_process'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { freePort, startProduct } from '@phuong/server/testing/product'
import { memoryOf } from '../memory.ts'
import { atMost, rounded, type Table } from '../table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Aims in seconds: a start that makes everything, one with its database (P14), `npm start` with nothing to do, a stop (H047). */
const firstStartAim = 6
const startAim = 5
const stopAim = 10
/** Memory of the server's process after a start, MB (P14 allows 512 under load). */
const memoryAim = 512

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return rounded((performance.now() - start) / 1000)
}

/** `npm start` from its second time on: everything is installed, built and seeded. Resolves when it is ready, ended again. */
const startByCommand = async (dataDir: string): Promise<number> => {
  const child = spawn(process.execPath, ['tools/run/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const seconds = await secondsOf(
    () =>
      new Promise<void>((resolve, reject) => {
        let output = ''
        child.stdout.on('data', (chunk) => {
          output += chunk
          if (/ready\n/.test(output)) resolve()
        })
        void ended.then(() => reject(new Error(`npm start ended:\n${output}`)))
      }),
  )
  child.kill('SIGTERM')
  await ended
  return seconds
}

/** Disk space of a folder in MB, links not followed. */
const megabytes = async (folder: string): Promise<number> => {
  const blockBytes = 512
  const sizeOf = async (path: string): Promise<number> => {
    const { blocks } = await lstat(path)
    return blocks * blockBytes
  }
  let total = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    if (entry.isFile()) total += await sizeOf(join(entry.parentPath, entry.name))
  return rounded(total / 1e6, 0)
}

/** How long starting and stopping take, with a database below a fresh data directory. */
export const starts = async (): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('starts')
  const rows: Table['rows'] = []
  try {
    let product: Awaited<ReturnType<typeof startProduct>> | undefined
    const start = async () => {
      product = await startProduct(dataDir.path)
    }
    const stop = async () => {
      product?.process.kill('SIGTERM')
      await product?.ended
    }
    rows.push([
      'first start: database made, migrated, demo school and bank laid out',
      await secondsOf(start),
      's',
      firstStartAim,
      '',
    ])
    rows.push(['stop', await secondsOf(stop), 's', stopAim, ''])
    rows.push(['second start', await secondsOf(start), 's', startAim, ''])
    rows.push(['memory of the server after its start', await memoryOf(product?.process.pid), 'MB', memoryAim, ''])
    rows.push(['stop', await secondsOf(stop), 's', stopAim, ''])
    rows.push(['npm start, second time (without npm itself)', await startByCommand(dataDir.path), 's', startAim, ''])
  } finally {
    await dataDir.remove()
  }
  rows.push(['installed packages on disk', await megabytes(join(root, 'node_modules')), 'MB', '', ''])
  rows.push(['built web on disk, with its compressed forms', await megabytes(join(root, 'web/dist')), 'MB', '', ''])
  return [
    {
      title: 'Starting, stopping, space',
      columns: ['what', 'figure', 'unit', 'aim', 'verdict'],
      rows: rows.map(([what = '', figure = 0, unit = '', aim = '']) => [
        what,
        figure,
        unit,
        aim,
        typeof aim === 'number' ? atMost(Number(figure), aim) : '',
      ]),
    },
  ]
}
