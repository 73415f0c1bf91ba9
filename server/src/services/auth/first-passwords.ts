import { createHmac } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { installationKey } from '../installation/installation-key.ts'

/** Signs of a first password: small, and mistaken for no other on a phone; as codes of classes, no way of typing changes them. */
const signs = 'cfghklmnpqrtvx2345689'
const length = 6
/** Bytes from here on would make some signs likelier than others. */
const evenBelow = Math.floor(256 / signs.length) * signs.length

/** The key out of which the first passwords of an installation come. */
export const firstPasswordKey = (db: Db): Promise<Buffer> => installationKey(db, 'first-passwords')

/** The first password that belongs to a salt: the same whenever its card is printed, and stored nowhere. Pure. */
export const firstPasswordOf = (key: Buffer, salt: Buffer): string => {
  let password = ''
  for (let round = 0; password.length < length; round += 1)
    for (const byte of createHmac('sha256', key).update(salt).update(String(round)).digest())
      if (byte < evenBelow && password.length < length) password += signs[byte % signs.length]
  return password
}

/** Its pupil has moved to another class, where the card tells it from then on. */
export const takeFirstPassword = (
  db: Db,
  { fromId, toId, studentId }: { fromId: string; toId: string; studentId: string },
) =>
  db
    .updateTable('first_passwords')
    .set({ class_id: toId })
    .where('user_id', '=', studentId)
    .where('class_id', '=', fromId)
    .execute()

/** Its pupil has another password: no card tells it any more. */
export const forgetFirstPassword = (db: Db, userId: string) =>
  db.deleteFrom('first_passwords').where('user_id', '=', userId).execute()
