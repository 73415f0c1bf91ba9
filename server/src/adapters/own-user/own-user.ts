import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Account, canEnter, findPlace, isRoot, openDataDir, SERVER_ACCOUNT } from '../postgres/place.ts'
import { foreignFolders, takeOver } from './take-over.ts'

/**
 * The product does not serve as root: whoever breaks into it then has one folder, not the machine. Started as root it
 * begins as root, so that the database can be placed and started, and then becomes the user whom the database runs under
 * (H050).
 */

type Ends = { uid: number } | { stays: string }

/** The user of the product's own database, who may then stop it and start it again; else the owner of the data folder. */
const accountFor = async (dataDir: string): Promise<Account> => {
  const { pgData } = await findPlace(dataDir)
  const { uid, gid } = await stat(pgData).catch(() => stat(dataDir))
  return uid === 0 ? SERVER_ACCOUNT : { uid, gid }
}

/** What the user cannot reach of what the product needs; null when all of it is within reach. */
const outOfReach = async (folders: readonly string[], account: Account): Promise<string | null> => {
  for (const folder of folders) if (!(await canEnter(folder, account))) return folder
  return null
}

/**
 * Gives up root for good. What root owns of ours below the data folder is handed over first, also that of an earlier
 * version; nothing else changes hands. Where that user could not go on (the product lies below /root, or the data folder
 * holds what is not ours), the process stays root and the answer says what to change.
 * @param needs folders that the product reads while it runs
 * @returns the user that the process is now, or why it is still root
 */
export const giveUpRoot = async (dataDir: string, needs: readonly string[]): Promise<Ends> => {
  const home = await openDataDir(resolve(dataDir))
  const account = await accountFor(home)
  const foreign = await foreignFolders(home)
  if (foreign.length > 0)
    return { stays: `${home} holds ${foreign.join(', ')}, which is not ours: set DATA_DIR to a folder of its own` }
  const closed = await outOfReach([...needs, resolve(home, '..')], account)
  if (closed !== null)
    return {
      stays: `user ${account.uid} cannot enter ${closed}: allow that (chmod o+x on the folders above) or move it`,
    }
  takeOver(home, account)
  become(account)
  return { uid: account.uid }
}

const become = ({ uid, gid }: Account): void => {
  // the other groups first: afterwards nobody may change them, and those of root must not stay
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
  if (isRoot()) throw new Error('root could not be given up')
}
