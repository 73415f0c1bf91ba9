import { CallError } from './call-error.ts'
import { sendFormOnce } from './once.ts'

/**
 * Gives a person another picture.
 * @returns its address
 * @throws CallError; its field `files` names the file that was refused, `reason` says why
 */
export const changeAvatar = async (userId: string, picture: File): Promise<string> => {
  const path = '/api/v1.0/user/profile/update-avatar'
  const { rowsAffected, avatarUrl } = await sendFormOnce(path, { entityId: userId }, picture)
  //
  if (!(Number(rowsAffected) > 0) || typeof avatarUrl !== 'string') throw new CallError('NO_ROWS', { status: 404 })
  return avatarUrl
}
