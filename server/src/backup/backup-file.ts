import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { faultCode } from '../faults.ts'
import { BackupRefusal } from './refusal.ts'
import { isSealed, openSealed, type Plain } from './sealed.ts'

/** A backup file that is open for reading: its plain bytes, whether they lie in it as they are or sealed. */
export type BackupFile = Plain & {
  readonly source: string
  /** size of the file itself */
  readonly bytes: number
  readonly encrypted: boolean
}

/** Enough to tell what a file is. */
const startBytes = 64

/**
 * Opens a backup file. A passphrase that a plain file does not need is left alone.
 * @throws BackupRefusal when there is none, or it does not open with this passphrase
 */
export const openBackupFile = async (source: string, passphrase: string | null): Promise<BackupFile> => {
  const handle = await open(source, 'r').catch((fault) => {
    if (faultCode(fault) !== 'ENOENT') throw fault
    throw new BackupRefusal('MISSING', `There is no file ${source}.`)
  })
  const start = Buffer.alloc(startBytes)
  let bytes: number
  try {
    bytes = (await handle.stat()).size
    await handle.read(start, 0, startBytes, 0)
  } finally {
    await handle.close()
  }
  if (isSealed(start)) return { source, bytes, encrypted: true, ...(await openSealed(source, passphrase)) }
  const read = async function* (from: number, to: number) {
    if (to > from) yield* createReadStream(source, { start: from, end: to - 1 }) as AsyncIterable<Buffer>
  }
  return { source, bytes, encrypted: false, size: bytes, read }
}
