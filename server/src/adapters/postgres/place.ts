import { randomBytes } from 'node:crypto'
import {
  access,
  chmod,
  constants,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ClusterRefusal, codeOf } from './refusal.ts'

/** PostgreSQL refuses to run as root; what a root process starts for it runs under this user instead. */
export type Account = { uid: number; gid: number }

/**
 * Where a cluster lives. `home` is the data directory itself, unless that lies where PostgreSQL's user cannot enter.
 * `runAs` and `initialiseAs` are set when this process is root: `initdb` looks its user up by name, the server does not.
 */
export type Place = {
  dataDir: string
  home: string
  pgData: string
  logDir: string
  socketDir: string
  secretFile: string
  runAs: Account | undefined
  initialiseAs: Account | undefined
}

/** In no distribution's range of people, services or containers, so that no other program runs under it. */
const SERVER_UID = 60_918
export const SERVER_ACCOUNT: Account = { uid: SERVER_UID, gid: SERVER_UID }

/** Holds what a root process cannot place in its data directory: clusters, and a readable copy of the programs. */
export const SHARED_ROOT = '/var/lib/phuong'

/** The socket is alone in its directory, so that its number need not be unique. */
export const SOCKET_PORT = 5432

const POINTER = 'postgres-home'
const OWNER_NOTE = 'belongs-to'

export function isRoot(): boolean {
  return process.geteuid?.() === 0
}

/** Makes the data directory when it is missing and answers its real path, links resolved (H053). */
export async function openDataDir(path: string): Promise<string> {
  try {
    const made = await mkdir(path, { recursive: true })
    // Under a strict umask PostgreSQL's user could not reach a cluster in a directory made by root.
    if (made !== undefined) await chmod(path, isRoot() ? 0o711 : 0o700)
    const real = await realpath(path)
    await access(real, constants.R_OK | constants.W_OK | constants.X_OK)
    return real
  } catch (error) {
    throw readOnly(path, error)
  }
}

export function readOnly(path: string, error: unknown): ClusterRefusal {
  const code = codeOf(error) || 'unknown error'
  return new ClusterRefusal(
    'READ_ONLY',
    code === 'ENOTDIR' || code === 'EEXIST'
      ? `The data directory ${path} is not a directory: set DATA_DIR to one.`
      : `The data directory ${path} cannot be used (${code}): make it writable for this user or set DATA_DIR to another one.`,
  )
}

/** Reads where the cluster of this data directory lives; writes nothing. */
export async function findPlace(dataDir: string): Promise<Place> {
  let home = dataDir
  try {
    home = (await readFile(join(dataDir, POINTER), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw readOnly(dataDir, error)
  }
  if (home !== dataDir) await refuseCopiedPointer(dataDir, home)
  return placeIn(dataDir, home)
}

async function placeIn(dataDir: string, home: string): Promise<Place> {
  const named = join(home, 'postgres')
  // The server's processes are found by their working directory, which has no links in it.
  const pgData = await realpath(named).catch(() => named)
  return {
    dataDir,
    home,
    pgData,
    logDir: join(home, 'postgres-log'),
    socketDir: join(home, 'postgres-run'),
    secretFile: join(home, 'postgres-secret.json'),
    runAs: undefined,
    initialiseAs: undefined,
  }
}

/** A copied data directory would work on the cluster of its original: only a moved one may go on with it. */
async function refuseCopiedPointer(dataDir: string, home: string): Promise<void> {
  let first: string
  try {
    first = (await readFile(join(home, OWNER_NOTE), 'utf8')).trim()
  } catch {
    throw new ClusterRefusal(
      'DATA_MISSING',
      `${join(dataDir, POINTER)} says that the database lives in ${home}, but it is not there: bring it back (is a disk not mounted?), or delete that file to begin with an empty database.`,
    )
  }
  if (first === dataDir) return
  const stillThere = await readFile(join(first, POINTER), 'utf8').catch(() => '')
  if (stillThere.trim() === home) {
    throw new ClusterRefusal(
      'NOT_OURS',
      `${dataDir} is a copy of ${first}, whose database lives in ${home}: start with DATA_DIR=${first}, or delete ${join(dataDir, POINTER)} to begin with an empty database.`,
    )
  }
  await writeFile(join(home, OWNER_NOTE), `${dataDir}\n`)
}

/**
 * Chooses the users for a root process, and moves the home when PostgreSQL's user cannot enter the data directory
 * (a clone below /root). Never changes the owner or mode of anything that exists (H050).
 */
export async function settlePlace(place: Place, initialised: boolean, log: (line: string) => void): Promise<Place> {
  if (!isRoot()) return place
  if (initialised) {
    const { uid, gid } = await stat(place.pgData)
    if (uid === 0) {
      throw new ClusterRefusal(
        'NOT_OURS',
        `${place.pgData} belongs to root, and PostgreSQL does not run as root: give it to an ordinary user (chown -R) and start again.`,
      )
    }
    if (!(await canEnter(place.pgData, { uid, gid }))) {
      throw new ClusterRefusal(
        'UNREACHABLE',
        `User ${uid} owns ${place.pgData} but cannot enter a directory above it: allow that (chmod o+x) or move the data directory.`,
      )
    }
    return { ...place, runAs: { uid, gid }, initialiseAs: undefined }
  }

  const owner = await stat(place.home)
  const runAs = owner.uid === 0 ? SERVER_ACCOUNT : { uid: owner.uid, gid: owner.gid }
  const initialiseAs = await namedAccount(runAs)
  if ((await canEnter(place.home, runAs)) && (await canEnter(place.home, initialiseAs))) {
    return { ...place, runAs, initialiseAs }
  }
  const home = await makeHomeElsewhere(place.dataDir)
  log(`${place.dataDir} cannot be entered by an unprivileged user, so the database is placed in ${home}`)
  const account = { runAs: SERVER_ACCOUNT, initialiseAs: await namedAccount(SERVER_ACCOUNT) }
  return { ...(await placeIn(place.dataDir, home)), ...account }
}

/** The user itself when the host knows a name for it, else `nobody` (or the first other user who is not root). */
async function namedAccount(wanted: Account): Promise<Account> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const known = text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid || Number.NaN), gid: Number(gid || Number.NaN) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0)
  const found = known.find(({ uid }) => uid === wanted.uid) ?? known.find(({ name }) => name === 'nobody') ?? known[0]
  if (!found) throw noAccount('it knows no user but root')
  return { uid: found.uid, gid: found.gid }
}

export function noAccount(why: string): ClusterRefusal {
  return new ClusterRefusal(
    'NO_ACCOUNT',
    `PostgreSQL does not run as root and this system offers no other user for it (${why}): start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Whether the mode bits of a path and of everything above it let this user in. */
export async function canEnter(path: string, account: Account): Promise<boolean> {
  let current = await realpath(path)
  for (;;) {
    const { uid, gid, mode } = await stat(current)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (dirname(current) === current) return true
    current = dirname(current)
  }
}

async function makeHomeElsewhere(dataDir: string): Promise<string> {
  const home = join(SHARED_ROOT, `database-${randomBytes(6).toString('hex')}`)
  try {
    await makeSharedRoot()
    await mkdir(home)
    await chmod(home, 0o711)
    await writeFile(join(home, OWNER_NOTE), `${dataDir}\n`)
    await writeFile(join(dataDir, POINTER), `${home}\n`, { flag: 'wx' })
    return home
  } catch (error) {
    throw new ClusterRefusal(
      'UNREACHABLE',
      `${dataDir} cannot be entered by the unprivileged user whom PostgreSQL needs, and ${SHARED_ROOT} cannot be used instead (${codeOf(error) || String(error)}): set DATA_DIR to a directory whose parents all allow entering (chmod o+x), or start as an ordinary user.`,
    )
  }
}

/** Programs are run from here: nobody but root may be able to write in it. */
export async function makeSharedRoot(): Promise<void> {
  const made = await mkdir(SHARED_ROOT, { recursive: true })
  if (made !== undefined) await chmod(SHARED_ROOT, 0o755)
  const { uid, mode } = await lstat(SHARED_ROOT)
  if (uid !== 0 || (mode & 0o022) !== 0) throw new Error('others may write in it')
}

/** Makes a private directory (0700) of the given user, or checks that the existing one is. */
export async function makePrivateDir(path: string, account: Account | undefined): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
    if (account) await lchown(path, account.uid, account.gid)
  } catch (error) {
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'EINVAL') throw noAccount(codeOf(error))
    if (codeOf(error) !== 'EEXIST') throw readOnly(dirname(path), error)
    const found = await lstat(path)
    const owner = account?.uid ?? process.geteuid?.()
    if (!found.isDirectory() || found.uid !== owner) {
      throw new ClusterRefusal(
        'NOT_OURS',
        `${path} exists but is not a directory of user ${owner}: move it away and start again.`,
      )
    }
    if ((found.mode & 0o077) !== 0) await chmod(path, 0o700)
  }
}

/** Whether there is a cluster: `false` when the directory is missing or empty. Refuses one of another major (H049). */
export async function isInitialised(pgData: string, major: number): Promise<boolean> {
  let names: string[]
  try {
    names = await readdir(pgData)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') {
      throw new ClusterRefusal(
        'NOT_OURS',
        `${pgData} cannot be read (${codeOf(error)}): start as the user who owns it, or set DATA_DIR to another directory.`,
      )
    }
    const dangling = await lstat(pgData).then(
      () => true,
      () => false,
    )
    if (!dangling) return false
    throw new ClusterRefusal(
      'DATA_MISSING',
      `${pgData} is a link to a directory that is not there: is a disk not mounted? Bring it back and start again.`,
    )
  }
  if (names.length === 0) return false
  const version = (await readFile(join(pgData, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === String(major)) return true
  if (version === '') {
    throw new ClusterRefusal(
      'NOT_OURS',
      `${pgData} holds files but no PostgreSQL database: move them away or set DATA_DIR to another directory.`,
    )
  }
  throw new ClusterRefusal(
    'OTHER_MAJOR',
    `${pgData} was made by PostgreSQL ${version} and this release runs PostgreSQL ${major}; nothing was changed: start the release that made it, write a backup with it (npm run backup -- FILE), then restore that file here into an empty DATA_DIR (npm run restore -- FILE).`,
  )
}
