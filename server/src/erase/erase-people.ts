import type pg from 'pg'
import { erasePupil } from '../db/erase-pupil.ts'
import { faultCode } from '../faults.ts'
import type { Files } from '../services/files/files.ts'

/** Nothing was erased; the message says why. */
export class EraseRefusal extends Error {}

/** SQLSTATEs of what erase_pupil refuses: who is no pupil, and whose things others use. */
const noPupil = new Set(['23001', '23503'])

/** Whether an account of this id is here, of whatever state. */
const isHere = async (client: pg.ClientBase, id: string): Promise<boolean> => {
  const { rows } = await client.query('select from users where id = $1', [id])
  return rows.length > 0
}

/**
 * Erases pupils on a lawful request (D67), one by one: rows and files of the person go, marks of others and counts stay,
 * and the id is kept, so that a restore of an older backup erases them again. Says ids and nothing else.
 * @param storage where their files are; what cannot be removed now goes with the next sweep of files without a row
 * @throws EraseRefusal for an id that nobody has and for who is no pupil; those before it in the list are erased
 */
export const erasePeople = async (
  { client, storage, log }: { client: pg.ClientBase; storage: Files['storage']; log: (line: string) => void },
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  for (const id of ids) {
    if (!(await isHere(client, id))) throw new EraseRefusal(`Nobody has the id ${id}: nothing was erased for it.`)
    const folders = await erasePupil(client, id, now).catch((fault) => {
      if (!noPupil.has(faultCode(fault) ?? '')) throw fault
      throw new EraseRefusal(`${id} is no pupil's account, or others use what it made: nothing was erased for it.`)
    })
    for (const folder of folders)
      await storage.removeBelow(folder).catch(() => log(`a file of ${id} is left for the next sweep of files`))
    log(`erased: ${id}, ${folders.length} files`)
  }
}
