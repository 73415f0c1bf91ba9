import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { worksheetDatabase } from './clear-at-logout.ts'

/**
 * What somebody changed in a worksheet and has not been saved yet (B-194, D27), in a database of its own: one entry per
 * worksheet and person, written at each change, dropped after a successful save, all of them at the logout. A browser that
 * keeps nothing loses a convenience, so nothing here throws.
 */
export type CachedWorksheet = {
  /** the revision on which the changes stand */
  readonly revision: number
  /** when the last change was made, in milliseconds since 1970 */
  readonly at: number
  /** the worksheet as `jsonData` stores it */
  readonly document: unknown
}

type Schema = DBSchema & { worksheets: { key: [userId: string, worksheetId: string]; value: CachedWorksheet } }

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(worksheetDatabase, 1, {
    upgrade: (database) => {
      database.createObjectStore('worksheets')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Runs something with the database and lets it go; null where there is none. */
const withDatabase = async <Result>(
  run: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | null> => {
  try {
    const database = await open()
    try {
      return await run(database)
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

const isCached = (value: unknown): value is CachedWorksheet => {
  const { revision, at, document } = (value ?? {}) as Partial<CachedWorksheet>
  return Number.isInteger(revision) && Number.isFinite(at) && typeof document === 'object' && document !== null
}

/** What is kept of a worksheet for a person; null for nothing, or nothing of this shape. */
export const readCached = async (userId: string, worksheetId: string): Promise<CachedWorksheet | null> => {
  const kept: unknown = await withDatabase((database) => database.get('worksheets', [userId, worksheetId]))
  return isCached(kept) ? kept : null
}

export const writeCached = async (userId: string, worksheetId: string, value: CachedWorksheet): Promise<void> => {
  await withDatabase((database) => database.put('worksheets', value, [userId, worksheetId]))
}

export const dropCached = async (userId: string, worksheetId: string): Promise<void> => {
  await withDatabase((database) => database.delete('worksheets', [userId, worksheetId]))
}
