const path = '/api/v1.0/avatars/'
/** Random part of the address. */
const keyPattern = /^[0-9a-f]{64}$/

export const isAvatarKey = (key: string): boolean => keyPattern.test(key)

/** Where the picture of a key lies, and the address that shows it. */
export const avatarFolder = (key: string): string => `avatars/${key.slice(0, 2)}/${key}`
export const avatarUrl = (key: string): string => `${path}${key}`

/** Where the picture of an address lies; null for an address that is not ours. */
export const avatarFolderOf = (url: string | null): string | null => {
  const key = url?.startsWith(path) ? url.slice(path.length) : ''
  return isAvatarKey(key) ? avatarFolder(key) : null
}

/** The address of a picture that lies in this folder; null for another folder. */
export const avatarUrlOf = (folder: string): string | null => {
  const key = folder.slice(folder.lastIndexOf('/') + 1)
  return isAvatarKey(key) && folder === avatarFolder(key) ? avatarUrl(key) : null
}
