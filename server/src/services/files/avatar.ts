import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { fileAt } from '../../adapters/pictures/pictures.ts'
import { newKey } from '../../chance.ts'
import { inTransaction } from '../../db/database.ts'
import { answeredBefore, doneOnce } from '../acts/done-once.ts'
import { isSample } from '../people/account-lists.ts'
import type { Arrived } from './arrived.ts'
import { avatarFolder, avatarFolderOf, avatarObject, avatarPlaceOf } from './avatar-places.ts'
import { kindOf, refuseFile, worded } from './kinds.ts'
import { hashOf, type SignedIn } from './store-upload.ts'
import { fileTexts } from './texts.ts'

/** The picture file of a person. @throws Refusal for what is no JPEG, PNG or WebP */
const drawn = async ({ services: { files } }: SignedIn, { path: file, name }: Arrived): Promise<Buffer> => {
  const kind = await kindOf(file, name)
  if (kind.pages !== 'picture' || kind.format === 'gif') throw refuseFile('UNSUPPORTED_MEDIA', name, fileTexts.kind)
  try {
    return await files.pictures.avatar(fileAt(file))
  } catch (fault) {
    throw worded(fault, name)
  }
}

type Changed = { rowsAffected: number; avatarUrl: string }

/**
 * Gives a person a new picture: the own one; an administrator anybody's (D02). Sample accounts stay as
 * they are.
 * @throws FORBIDDEN for another person, or a sample account; NO_ROWS for nobody; Refusal for the file
 */
export const changeAvatar = async (context: SignedIn, userId: string, arrived: Arrived): Promise<Changed> => {
  const { db, user, now, request } = context
  const { files } = context.services
  if (userId !== user.id && !isAdministrator(user)) throw refuse('FORBIDDEN')
  const call = { call: 'avatar', parameters: [userId, (await hashOf(arrived.path)).toString('hex')] }
  const known = await answeredBefore<Changed>(db, context, call)
  if (known !== undefined) return known
  const bytes = await drawn(context, arrived)
  const { url: avatarUrl, folder } = avatarPlaceOf(newKey().toString('hex'))
  const remove = (place: string) =>
    files.storage.removeBelow(place).catch((left) => request.log.warn({ err: left }, 'a picture is left'))
  await files.storage.put(avatarObject(folder), bytes)
  const answer: Changed = { rowsAffected: 1, avatarUrl }
  let before: string | null = null
  let stored: Changed
  try {
    stored = await inTransaction(db, (tx) =>
      doneOnce(tx, context, call, async () => {
        const person = await tx
          .selectFrom('users')
          .where('users.id', '=', userId)
          .where('users.status', '<>', 'DELETED')
          .select(['users.avatar_url', isSample.as('sample')])
          .forUpdate()
          .executeTakeFirst()
        if (person === undefined) throw refuse('NO_ROWS')
        if (person.sample) throw refuse('FORBIDDEN')
        await tx.updateTable('users').set({ avatar_url: avatarUrl, updated_at: now }).where('id', '=', userId).execute()
        before = person.avatar_url
        return answer
      }),
    )
  } catch (fault) {
    await remove(folder)
    throw fault
  }
  // the old one, or the own one where the same came twice at once and the other was first
  const left = stored === answer ? avatarFolderOf(before) : folder
  if (left !== null) await remove(left)
  return stored
}

/** A person's picture, for everybody who is signed in: names and faces stand together in lists. @throws NOT_FOUND */
export const openAvatar = async ({ services: { files } }: SignedIn, key: string) => {
  const folder = avatarFolder(key)
  const picture = folder === null ? null : await files.storage.open(avatarObject(folder))
  if (picture === null) throw refuse('NOT_FOUND')
  return picture
}
