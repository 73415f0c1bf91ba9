import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryDataDir } from './data-dir.ts'
import type { Product } from './product.ts'

/** What drills over whole installations share: the commands on a data folder of a product that has a database of its own. */

const commandFile = fileURLToPath(new URL('../src/backup/main.ts', import.meta.url))
const eraseFile = fileURLToPath(new URL('../src/erase/main.ts', import.meta.url))
/** A restore and a start of the product, milliseconds. */
export const patience = 120_000

const command = (file: string, dataDir: string, args: string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, INIT_CWD: dataDir },
  })

/** `npm run backup` and `npm run restore` on a data folder. */
export const backupCommand = (dataDir: string, ...args: string[]) => command(commandFile, dataDir, args)

/** `npm run erase` on a data folder. */
export const eraseCommand = (dataDir: string, ...args: string[]) => command(eraseFile, dataDir, args)

export const stop = async (product: Product): Promise<void> => {
  product.process.kill('SIGTERM')
  await product.ended
}

/** Data folders for the tests of a file, and what removes them all. */
export const drillFolders = () => {
  const made: { path: string; remove(): Promise<void> }[] = []
  return {
    folder: async (): Promise<string> => {
      const one = await temporaryDataDir('drill')
      made.push(one)
      return one.path
    },
    remove: () => Promise.all(made.map(({ remove }) => remove())),
  }
}
