import type { Readable } from 'node:stream'
import { refuse } from '@phuong/domain/refusals'
import { opensOriginal, seesPage } from '../../access/attachments.ts'
import { originalKey, pageKey } from './files.ts'
import { isPlayed } from './kinds.ts'
import { type Part, partOf } from './parts.ts'
import type { SignedIn } from './store-upload.ts'

type Delivered = { stream: Readable; bytes: number }

const opened = async (
  { services: { files }, request: { log } }: SignedIn,
  key: string,
  part?: Part,
): Promise<Delivered> => {
  const object = await files.storage.open(key, part)
  if (object !== null) return object
  log.error({ key }, 'an object is missing')
  throw refuse('NOT_FOUND')
}

/**
 * The picture of a page (docs/protocol.md 7), for those who may see it.
 * @throws NOT_FOUND also while it is not made
 */
export const openPage = async (
  context: SignedIn,
  id: string,
  page: number,
  width: 240 | 1140 | 2280,
): Promise<Delivered> => {
  const row = await context.db
    .selectFrom('attachments')
    .innerJoin('attachment_pages as made', 'made.attachment_id', 'attachments.id')
    .where('attachments.id', '=', id)
    .where('made.page', '=', page)
    .where(width === 240 ? 'made.small_at' : 'made.sharp_at', 'is not', null)
    .where(seesPage(context.user, page))
    .select('attachments.storage_key')
    .executeTakeFirst()
  if (row === undefined || row.storage_key === null) throw refuse('NOT_FOUND')
  return opened(context, pageKey(row.storage_key, page, width))
}

/** A file on its way out. */
export type Original = {
  fileName: string
  mediaType: string
  /** of the whole file */
  bytes: number
  isPlayed: boolean
  /** null is the whole file, 'none' a part that it does not have */
  part: Part | 'none' | null
  /** null where there is nothing to send */
  stream: Readable | null
}

/**
 * A file as it was stored, for those who may edit it, and for the class in whose session it lies; never a worksheet's for a
 * pupil, since its other pages may be the key.
 * @param range the bytes that are asked for, as in the header
 * @throws NOT_FOUND
 */
export const openOriginal = async (context: SignedIn, id: string, range?: string): Promise<Original> => {
  const row = await context.db
    .selectFrom('attachments')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(opensOriginal(context.user))
    .select(['storage_key', 'file_name', 'media_type', 'bytes'])
    .executeTakeFirst()
  if (row === undefined || row.storage_key === null) throw refuse('NOT_FOUND')
  const played = isPlayed({ mediaType: row.media_type })
  const part = played ? partOf(range, Number(row.bytes)) : null
  const facts = { fileName: row.file_name, mediaType: row.media_type, isPlayed: played, part }
  if (part === 'none') return { ...facts, bytes: Number(row.bytes), stream: null }
  return { ...facts, ...(await opened(context, originalKey(row.storage_key), part ?? undefined)) }
}
