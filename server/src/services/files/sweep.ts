import type { Db } from '../../db/database.ts'
import type { RequestFacts } from '../../request.ts'
import { avatarFolderOf } from './avatar.ts'
import { type Files, originalKey } from './files.ts'

/** An object without a row may belong to an upload that is under way; after this time it does not. Milliseconds (H082). */
const orphanAfterMs = 24 * 3_600_000

/** The folder of an object: everything in it belongs to one row. */
const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

/**
 * Compares what is stored with what the rows name: removes objects that no row has named for a day (H082), never one that a
 * row names, also not of a removed file; reports rows whose object is missing (H081).
 * @returns folders removed, and ids of the files that are missing
 */
export const sweepFiles = async (
  db: Db,
  { storage }: Files,
  now: Date,
  log: Pick<RequestFacts['log'], 'error' | 'info'>,
): Promise<{ removed: string[]; missing: string[] }> => {
  // listed before the rows are read: what was stored meanwhile is younger than a day
  const originals = new Set<string>()
  const old = new Set<string>()
  for await (const { key, changedAt } of storage.list()) {
    originals.add(key)
    if (changedAt !== null && now.getTime() - changedAt.getTime() > orphanAfterMs) old.add(folderOf(key))
  }
  const files = await db.selectFrom('attachments').select(['id', 'storage_key', 'deleted_at', 'created_at']).execute()
  const recordings = await db.selectFrom('recordings').select(['id', 'storage_key', 'created_at']).execute()
  const rows = [...files, ...recordings.map((row) => ({ ...row, deleted_at: null }))]
  const people = await db.selectFrom('users').where('avatar_url', 'is not', null).select('avatar_url').execute()
  const named = new Set([
    ...rows.map(({ storage_key }) => storage_key),
    ...people.map(({ avatar_url }) => avatarFolderOf(avatar_url)),
  ])
  const removed = [...old].filter((folder) => !named.has(folder))
  for (const folder of removed) await storage.removeBelow(folder)
  if (removed.length > 0) log.info({ folders: removed.length }, 'objects without a row were removed')
  const missing = rows.flatMap(({ id, storage_key, deleted_at, created_at }) => {
    const young = now.getTime() - created_at.getTime() < orphanAfterMs
    const kept = storage_key === null || deleted_at !== null || young || originals.has(originalKey(storage_key))
    return kept ? [] : [id]
  })
  if (missing.length > 0) log.error({ files: missing }, 'files whose object is missing')
  return { removed, missing }
}
