import { realpath } from 'node:fs/promises'
import type pg from 'pg'
import { ClusterRefusal } from '../adapters/postgres/cluster.ts'
import { applicationOf } from '../adapters/postgres/connect.ts'
import { readPidFile } from '../adapters/postgres/leftovers.ts'
import { findPlace } from '../adapters/postgres/place.ts'
import { secretOf } from '../adapters/postgres/secret.ts'
import { openDatabase } from '../db/connect.ts'
import type { Settings } from '../settings.ts'

type Opened = { connection: pg.ClientConfig; stop(): Promise<void> }
type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** The product's own database while the product runs on it. */
const alreadyServed = async (dataDir: string): Promise<Opened | null> => {
  const place = await findPlace(await realpath(dataDir))
  const endpoint = (await readPidFile(place.pgData))?.endpoint
  return endpoint ? { connection: applicationOf(endpoint, await secretOf(place)), stop: async () => {} } : null
}

/**
 * Opens the database for a backup, or whatever else needs no stop: as `openDatabase` does, but where the running product
 * holds the product's own database, that one is met beside it.
 * @param does what is done beside it, for the log
 */
export const openForBackup = async (
  settings: Where,
  log: (line: string) => void,
  does = 'the backup is made',
): Promise<Opened> => {
  try {
    return await openDatabase(settings, log)
  } catch (fault) {
    const served =
      fault instanceof ClusterRefusal && fault.code === 'LOCKED' ? await alreadyServed(settings.dataDir) : null
    if (served === null) throw fault
    log(`the product is running: ${does} beside it`)
    return served
  }
}
