import { sql } from 'kysely'
import type { Storage } from '../../adapters/files/storage.ts'
import type { Db } from '../../db/database.ts'
import type { JobLog } from '../jobs/log.ts'
import { avatarFolderOf, avatarUrlOf } from './avatar-address.ts'
import { type Files, originalKey } from './files.ts'

/** An object without a row may belong to an upload that is under way; after this time it does not. Milliseconds (H082). */
const orphanAfterMs = 24 * 3_600_000

/** Folders that hold shelves of their own beside the shelves of uploads. */
const roots = ['recordings', 'avatars'] as const

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** A shelf is a folder of objects' folders, such as 'a7' or 'recordings/a7': a 256th of what there is. */
const shelvesOf = async (db: Db, storage: Storage): Promise<string[]> => {
  const shelves = new Set<string>()
  for await (const folder of storage.folders('')) if (!roots.some((root) => root === folder)) shelves.add(folder)
  for (const root of roots) for await (const folder of storage.folders(root)) shelves.add(folder)
  // a shelf that is missing as a whole is missed by its rows
  const { rows } = await sql<{ shelf: string }>`
    select distinct regexp_replace(storage_key, '/[^/]*$', '') as shelf
    from (select storage_key from attachments union all select storage_key from recordings) as keys
    where storage_key is not null`.execute(db)
  for (const { shelf } of rows) shelves.add(shelf)
  return [...shelves].sort()
}

/** The folders of a shelf, with the moment of the oldest object in each and whether the original is there. */
const foldersOn = async (
  storage: Storage,
  shelf: string,
): Promise<Map<string, { since: number; original: boolean }>> => {
  const folders = new Map<string, { since: number; original: boolean }>()
  for await (const { key, changedAt } of storage.list(shelf)) {
    const folder = parentOf(key)
    const { since, original } = folders.get(folder) ?? { since: Number.POSITIVE_INFINITY, original: false }
    folders.set(folder, {
      since: Math.min(since, changedAt?.getTime() ?? since),
      original: original || key === originalKey(folder),
    })
  }
  return folders
}

type Row = { id: string; storage_key: string; created_at: Date; kept: boolean }

/** The rows whose objects lie on a shelf. */
const rowsOn = async (db: Db, shelf: string): Promise<Row[]> => {
  // '0' is the character after '/': everything that begins with the shelf and a slash
  const [from, to] = [`${shelf}/`, `${shelf}0`]
  const { rows } = await sql<Row>`
    select id, storage_key, created_at, deleted_at is null as kept from attachments
    where storage_key >= ${from} and storage_key < ${to}
    union all
    select id, storage_key, created_at, true from recordings where storage_key >= ${from} and storage_key < ${to}`.execute(
    db,
  )
  return rows
}

/** Those of these folders that hold somebody's picture. */
const picturesOf = async (db: Db, folders: readonly string[]): Promise<(string | null)[]> => {
  const urls = folders.flatMap((folder) => avatarUrlOf(folder) ?? [])
  if (urls.length === 0) return []
  const people = await db.selectFrom('users').where('avatar_url', 'in', urls).select('avatar_url').execute()
  return people.map(({ avatar_url }) => avatarFolderOf(avatar_url))
}

/**
 * Compares what is stored with what the rows name, shelf by shelf: removes objects that no row has named for a day (H082),
 * never one that a row names, also not of a removed file; reports rows whose object is missing (H081).
 * @param signal ends it after the shelf at hand
 * @returns folders removed, and ids of the files that are missing
 */
export const sweepFiles = async (
  db: Db,
  { storage }: Files,
  now: Date,
  log: Pick<JobLog, 'error' | 'info'>,
  signal?: AbortSignal,
): Promise<{ removed: string[]; missing: string[] }> => {
  const young = now.getTime() - orphanAfterMs
  const removed: string[] = []
  const missing: string[] = []
  for (const shelf of await shelvesOf(db, storage)) {
    if (signal?.aborted) break
    // listed before the rows are read: what was stored meanwhile is younger than a day
    const folders = await foldersOn(storage, shelf)
    const rows = await rowsOn(db, shelf)
    const old = [...folders].flatMap(([folder, { since }]) => (since < young ? [folder] : []))
    const named = new Set([...rows.map(({ storage_key }) => storage_key), ...(await picturesOf(db, old))])
    for (const folder of old)
      if (!named.has(folder)) {
        await storage.removeBelow(folder)
        removed.push(folder)
      }
    for (const { id, storage_key, created_at, kept } of rows)
      if (kept && created_at.getTime() <= young && !folders.get(storage_key)?.original) missing.push(id)
  }
  if (removed.length > 0) log.info({ folders: removed.length }, 'objects without a row were removed')
  if (missing.length > 0) log.error({ files: missing }, 'files whose object is missing')
  return { removed, missing }
}
