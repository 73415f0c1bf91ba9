/** Where pictures of people lie, and the addresses that they have. */

const path = '/api/v1.0/avatars/'
/** Random part of the address. */
const keyPattern = /^[0-9a-f]{64}$/

/** The address and the folder of the picture with this key. */
export const avatarPlaceOf = (key: string): { url: string; folder: string } => ({
  url: `${path}${key}`,
  folder: `avatars/${key.slice(0, 2)}/${key}`,
})

/** The folder of the picture with this key; null for what is no key of ours. */
export const avatarFolder = (key: string): string | null => (keyPattern.test(key) ? avatarPlaceOf(key).folder : null)

/** Where the picture of an address lies; null for an address that is not ours. */
export const avatarFolderOf = (url: string | null): string | null =>
  url?.startsWith(path) ? avatarFolder(url.slice(path.length)) : null

/** The address of a picture that lies in this folder; null for another folder. */
export const avatarUrlOf = (folder: string): string | null => {
  const key = folder.slice(folder.lastIndexOf('/') + 1)
  return avatarFolder(key) === folder ? avatarPlaceOf(key).url : null
}

/** The picture itself, in its folder. */
export const avatarObject = (folder: string): string => `${folder}/256.webp`
