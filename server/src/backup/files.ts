/**
 * The files below DATA_DIR/files: listed for a backup, and exchanged as a whole by a restore.
 *
 * A restore writes beside the folder and exchanges by renaming, in the last moment before its transaction commits. A
 * kill between renaming and commit would leave rows and files of different backups, so both sides note the restore's
 * id: the folder in `id`, the transaction in the database. Whoever comes next compares them, and goes on or back.
 *
 * ```
 * files.restoring/id         which restore this is
 * files.restoring/content/   the files of the backup, until they are renamed to files/
 * files.restoring/replaced/  what files/ held before
 * ```
 */
import {
  chown,
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { faultCode } from '../faults.ts'
import { syncFolder } from './container.ts'
import { BackupRefusal, nameFullDisk } from './refusal.ts'

const isMissing = (fault: unknown): boolean => faultCode(fault) === 'ENOENT'

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (fault) => {
      if (isMissing(fault)) return false
      throw fault
    },
  )

/** The folder itself where `folder` is a link to it, also while it is renamed away. */
const behindLinks = async (folder: string): Promise<string> => {
  try {
    return await realpath(folder)
  } catch (fault) {
    if (!isMissing(fault)) throw fault
    const target = await readlink(folder).catch(() => null)
    return target === null ? resolve(folder) : resolve(dirname(folder), target)
  }
}

/** Paths (with `/`, relative to `root`) of all files below it, in a steady order; none where there is no such folder. */
export async function* listFiles(root: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((fault) => {
    if (isMissing(fault)) return []
    throw fault
  })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(root, path)
    else if (entry.isFile()) yield path
    else throw new Error(`${join(root, path)} is neither a file nor a folder, which a backup does not carry.`)
  }
}

/** Opens one of the listed files, or gives null where it was deleted meanwhile. */
export const openListed = (root: string, path: string): Promise<FileHandle | null> =>
  open(join(root, path), 'r').catch((fault) => {
    if (isMissing(fault)) return null
    throw fault
  })

type Staging = { files: string; folder: string; content: string; replaced: string; id: string }
const stagingOf = async (filesDir: string): Promise<Staging> => {
  const files = await behindLinks(filesDir)
  const folder = `${files}.restoring`
  return { files, folder, content: join(folder, 'content'), replaced: join(folder, 'replaced'), id: join(folder, 'id') }
}

const writeDurably = async (
  path: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  owner: Owner,
): Promise<void> => {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk)
    if (owner) await handle.chown(owner.uid, owner.gid)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Whom the files are given to: a superuser who restores must not keep them from the account that the product runs as. */
type Owner = { uid: number; gid: number } | null

/** A place where the files of one restore are gathered, and from which they become the files of the product. */
export type FileExchange = {
  add(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Takes a folder out again. */
  remove(folder: string): Promise<void>
  /** Renames; to be called when nothing but the commit is left to do. */
  swap(): Promise<void>
}

/**
 * Begins to gather files for the restore `id`; an earlier restore has been settled.
 * @throws BackupRefusal when the disk is full, or the folder cannot be renamed
 */
export const startFileExchange = async (filesDir: string, id: string): Promise<FileExchange> => {
  const { files, folder, content, replaced, id: idFile } = await stagingOf(filesDir)
  try {
    await mkdir(files, { recursive: true, mode: 0o700 })
    const { uid, gid } = await stat(files)
    const owner: Owner = process.getuid?.() === 0 ? { uid, gid } : null
    const made = new Set<string>()
    const makeFolder = async (path: string): Promise<void> => {
      if (made.has(path)) return
      if (path !== content) await makeFolder(dirname(path))
      await mkdir(path, { mode: 0o700 })
      if (owner) await chown(path, owner.uid, owner.gid)
      made.add(path)
    }
    await mkdir(folder, { mode: 0o700 })
    await makeFolder(content)
    await writeDurably(idFile, [Buffer.from(id)], null)
    return {
      add: async (path, bytes) => {
        const target = join(content, path)
        try {
          await makeFolder(dirname(target))
          await writeDurably(target, bytes, owner)
        } catch (fault) {
          throw nameFullDisk(fault, folder)
        }
      },
      remove: async (place) => {
        const gone = join(content, place)
        await rm(gone, { recursive: true, force: true })
        for (const path of made) if (path === gone || path.startsWith(`${gone}/`)) made.delete(path)
      },
      swap: async () => {
        for (const path of [...made, folder, dirname(folder)]) await syncFolder(path)
        try {
          await rename(files, replaced)
          await rename(content, files)
        } catch (fault) {
          if (!['EBUSY', 'EXDEV'].includes(faultCode(fault) ?? '')) throw fault
          throw new BackupRefusal(
            'CANNOT_SWAP',
            `${files} cannot be renamed because it is a mount of its own: mount the data folder above it instead and restore again.`,
          )
        }
        for (const path of [folder, dirname(folder)]) await syncFolder(path)
      },
    }
  } catch (fault) {
    throw nameFullDisk(fault, folder)
  }
}

/** Whether a restore stands half done beside this folder. */
export const hasUnsettledFiles = async (filesDir: string): Promise<boolean> =>
  isThere((await stagingOf(filesDir)).folder)

/**
 * Ends what a restore began with the files: its files stay when the database has committed it (`committed` is its id),
 * else the earlier ones come back. Can be repeated after a kill at any point.
 */
export const settleFiles = async (filesDir: string, committed: string | null): Promise<'none' | 'kept' | 'undone'> => {
  const { files, folder, content, replaced, id } = await stagingOf(filesDir)
  if (!(await isThere(folder))) return 'none'
  const text = await readFile(id, 'utf8').catch((fault) => {
    if (isMissing(fault)) return null
    throw fault
  })
  const keep = text !== null && text === committed
  if (keep) {
    if (!(await isThere(files))) await rename(content, files)
  } else if (await isThere(replaced)) {
    if (await isThere(files)) await rename(files, content)
    await rename(replaced, files)
  }
  for (const path of [folder, dirname(folder)]) await syncFolder(path)
  // the id goes last: while anything of value could be left, it says what to do
  await rm(content, { recursive: true, force: true })
  await rm(replaced, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  return keep ? 'kept' : 'undone'
}
