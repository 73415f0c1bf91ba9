import { createHash, createHmac } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { installationKey } from '../installation/installation-key.ts'

/** The key by which an installation signs the links of families. */
export const familyLinkKey = (db: Db): Promise<Buffer> => installationKey(db, 'family links')

/** The token of a link: 256 bits, the same whenever its address is shown, and stored nowhere. Pure. */
export const tokenOf = (key: Buffer, linkId: string): string =>
  createHmac('sha256', key).update(linkId).digest('base64url')

/** What the database knows of a token, whatever somebody has typed for one. Pure. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
