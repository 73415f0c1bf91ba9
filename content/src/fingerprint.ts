import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What papers are made of; tests and the tools that make sounds and pictures change none. */
const folders = ['src', 'words'] as const
const changesNoPaper = /\.test\.ts$|^src\/tools\//

/**
 * The state of the bank as sha256 in hex, over the names and bytes of its sources. Equal states build equal papers, so
 * whoever has laid them out once need not build them again to know that nothing is new.
 */
export const bankFingerprint = async (): Promise<string> => {
  const listed = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  )
  const files = listed
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !changesNoPaper.test(name))
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(`${name}\0`).update(await readFile(join(root, name)))
  return hash.digest('hex')
}
