import { closeSync, constants, fchownSync, fstatSync, lchownSync, lstatSync, openSync, readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { Account } from '../postgres/place.ts'

/** Folders that the database keeps for itself; they have belonged to its user from the start. */
const ofDatabase = /^postgres(ql)?([-.].*)?$/
/** Folders of the product: files, what a restore exchanges them by, and uploads that are under way. */
const ofProduct = /^(files(\..+)?|incoming)$/
/** Not ours, and in nobody's way. */
const harmless = /^(lost\+found|\..*)$/

/** Folders in the data folder that are not the product's. */
export const foreignFolders = async (dataDir: string): Promise<string[]> => {
  const entries = await readdir(dataDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !ofDatabase.test(name) && !ofProduct.test(name) && !harmless.test(name))
}

/** The path by which an open folder is reached, whatever has been put in its place meanwhile. */
const pathOf = (folder: number, path: string): string =>
  process.platform === 'linux' ? `/proc/self/fd/${folder}` : path

/** Opens a folder itself, never what a link leads to. */
const inFolder = (path: string, work: (within: string, folder: number) => void): void => {
  const folder = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    work(pathOf(folder, path), folder)
  } finally {
    closeSync(folder)
  }
}

/** A file that has a second name may be somebody else's under that name. */
const giveFile = (path: string, { uid, gid }: Account): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.uid === 0 && (found.isSymbolicLink() || found.nlink === 1)) lchownSync(path, uid, gid)
}

const giveFolder = (path: string, account: Account): void =>
  inFolder(path, (within, folder) => {
    for (const entry of readdirSync(within, { withFileTypes: true })) {
      const below = `${within}/${entry.name}`
      if (entry.isDirectory()) giveFolder(below, account)
      else giveFile(below, account)
    }
    if (fstatSync(folder).uid === 0) fchownSync(folder, account.uid, account.gid)
  })

/**
 * Hands over what root owns of the product's: the data folder itself, the notes of the database beside its folders, and
 * the folders of the product with all that is in them. What belongs to others, files of unknown names and what links lead
 * to stay as they are. @param dataDir its real path
 */
export const takeOver = (dataDir: string, account: Account): void =>
  inFolder(dataDir, (within, folder) => {
    for (const entry of readdirSync(within, { withFileTypes: true })) {
      const below = `${within}/${entry.name}`
      if (entry.isDirectory() && ofProduct.test(entry.name)) giveFolder(below, account)
      else if (entry.isFile() && ofDatabase.test(entry.name)) giveFile(below, account)
    }
    if (fstatSync(folder).uid === 0) fchownSync(folder, account.uid, account.gid)
  })
