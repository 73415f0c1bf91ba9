import type pg from 'pg'
import { settleFiles } from './files.ts'
import { readRestoreNote } from './tables.ts'

/**
 * Ends a restore that was killed while it exchanged the files, so that rows and files are of one backup again: the new
 * ones where the database had committed, else the earlier ones. The caller holds the server's lock. To be called before
 * the product serves; does nothing where nothing was left.
 */
export const settleInterruptedRestore = async (
  client: pg.ClientBase,
  filesDir: string,
  log: (line: string) => void,
): Promise<void> => {
  const outcome = await settleFiles(filesDir, await readRestoreNote(client))
  if (outcome === 'kept') log('an interrupted restore was finished: its files are in place')
  if (outcome === 'undone') log('an interrupted restore was undone: the files are as before it')
}
