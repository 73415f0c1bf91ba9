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

type Database = IDBPDatabase<Schema>

/** Open from the first reading on, so that a write begins in the moment of the change: a page that is loaded anew just then loses nothing. */
let opened: Database | null = null

const letGo = (): void => {
  opened?.close()
  opened = null
}

const open = async (): Promise<Database> => {
  const database = await openDB<Schema>(worksheetDatabase, 1, {
    upgrade: (created) => {
      created.createObjectStore('worksheets')
    },
    // the logout deletes it
    blocking: letGo,
    terminated: letGo,
  })
  letGo()
  opened = database
  return database
}

/** Runs something with the database, opened anew: after what the logout deletes; null where there is none. */
const withDatabase = async <Result>(run: (database: Database) => Promise<Result>): Promise<Result | null> => {
  try {
    return await run(await open())
  } catch {
    return null
  }
}

/** The same with the database that is open, at once. One that was closed meanwhile is opened anew. */
const withOpenDatabase = async <Result>(run: (database: Database) => Promise<Result>): Promise<Result | null> => {
  try {
    if (opened !== null) return await run(opened)
  } catch {
    letGo()
  }
  return withDatabase(run)
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
  await withOpenDatabase(async (database) => {
    const writing = database.transaction('worksheets', 'readwrite')
    // asked for in one go: it is stored even if the page ends before the answer
    const put = writing.store.put(value, [userId, worksheetId])
    writing.commit()
    await Promise.all([put, writing.done])
  })
}

export const dropCached = async (userId: string, worksheetId: string): Promise<void> => {
  await withDatabase((database) => database.delete('worksheets', [userId, worksheetId]))
}
