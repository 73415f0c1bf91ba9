import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { fileAt } from '../../adapters/pictures/pictures.ts'
import { newKey } from '../../chance.ts'
import { inTransaction } from '../../db/database.ts'
import type { Arrived } from './arrived.ts'
import { avatarFolder, avatarFolderOf, avatarObject, avatarPlaceOf } from './avatar-places.ts'
import { kindOf, refuseFile, worded } from './kinds.ts'
import type { SignedIn } from './store-upload.ts'
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

/**
 * Gives a person a new picture: the own one; an administrator anybody's (D02). Sample accounts stay as
 * they are.
 * @throws FORBIDDEN for another person, or a sample account; NO_ROWS for nobody; Refusal for the file
 */
export const changeAvatar = async (
  context: SignedIn,
  userId: string,
  arrived: Arrived,
): Promise<{ rowsAffected: number; avatarUrl: string }> => {
  const { db, user, now, request } = context
  const { files } = context.services
  if (userId !== user.id && !isAdministrator(user)) throw refuse('FORBIDDEN')
  const bytes = await drawn(context, arrived)
  const { url: avatarUrl, folder } = avatarPlaceOf(newKey().toString('hex'))
  await files.storage.put(avatarObject(folder), bytes)
  try {
    const before = await inTransaction(db, async (tx) => {
      const person = await tx
        .selectFrom('users')
        .leftJoin('account_list_entries as demo', (join) =>
          join.onRef('demo.user_id', '=', 'users.id').on('demo.list', '=', 'demo'),
        )
        .where('users.id', '=', userId)
        .where('users.status', '<>', 'DELETED')
        .select(['users.avatar_url', 'demo.user_id as demo'])
        .forUpdate('users')
        .executeTakeFirst()
      if (person === undefined) throw refuse('NO_ROWS')
      if (person.demo !== null) throw refuse('FORBIDDEN')
      await tx.updateTable('users').set({ avatar_url: avatarUrl, updated_at: now }).where('id', '=', userId).execute()
      return person.avatar_url
    })
    const old = avatarFolderOf(before)
    if (old !== null)
      await files.storage.removeBelow(old).catch((left) => request.log.warn({ err: left }, 'a picture is left'))
  } catch (fault) {
    await files.storage.removeBelow(folder).catch((left) => request.log.warn({ err: left }, 'a picture is left'))
    throw fault
  }
  return { rowsAffected: 1, avatarUrl }
}

/** A person's picture, for everybody who is signed in: names and faces stand together in lists. @throws NOT_FOUND */
export const openAvatar = async ({ services: { files } }: SignedIn, key: string) => {
  const folder = avatarFolder(key)
  const picture = folder === null ? null : await files.storage.open(avatarObject(folder))
  if (picture === null) throw refuse('NOT_FOUND')
  return picture
}
