import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { lchown, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Programs, programEnvironment } from './binaries.ts'
import { type Account, makePrivateDir, noAccount, type Place } from './place.ts'
import { ClusterRefusal, codeOf } from './refusal.ts'
import { ADMINISTRATOR, newPassword, readSecret, type Secret, systemIdentifierOf } from './secret.ts'

/**
 * Makes a new cluster. Everything happens in a temporary sibling; the finished directory gets its name in one step, so
 * a start that is killed at any moment leaves either no cluster or a whole one.
 */
export async function initialise(place: Place, programs: Programs, log: (line: string) => void): Promise<Secret> {
  const half = await finishInterrupted(place, log)
  if (half) return half

  log('making a new database')
  const prefix = `${place.pgData}.new-`
  await removeDrafts(prefix)
  const draft = `${prefix}${randomBytes(6).toString('hex')}`
  const account = place.initialiseAs
  await makePrivateDir(draft, account)
  try {
    const secret = await runInitdb(draft, programs, account)
    await giveTo(draft, place.runAs)
    await rename(join(draft, 'secret.json'), place.secretFile)
    await syncDirectory(place.home)
    await rename(join(draft, 'data'), place.pgData)
    await syncDirectory(dirname(place.pgData))
    return secret
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function runInitdb(draft: string, programs: Programs, account: Account | undefined): Promise<Secret> {
  const administratorPassword = newPassword()
  const passwordFile = join(draft, 'password')
  const data = join(draft, 'data')
  await writeFile(passwordFile, administratorPassword, { mode: 0o600, flag: 'wx' })
  if (account) await lchown(passwordFile, account.uid, account.gid)
  const options = [
    `--pgdata=${data}`,
    `--username=${ADMINISTRATOR}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--auth=scram-sha-256',
    '--no-instructions',
  ]
  try {
    await promisify(execFile)(programs.initdb, options, { ...account, cwd: '/', env: programEnvironment() })
  } catch (error) {
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'EINVAL') throw noAccount(codeOf(error))
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new ClusterRefusal(
      'INIT_FAILED',
      `PostgreSQL could not make a new database in ${dirname(draft)}: ${said.replaceAll('\n', ' ') || String(error)}`,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  const systemIdentifier = await systemIdentifierOf(data)
  const secret = { systemIdentifier, administratorPassword, password: newPassword() }
  const file = await open(join(draft, 'secret.json'), 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(secret, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return secret
}

/**
 * A start that was killed between its last two steps left the secret in place and the finished cluster in its draft:
 * take that step. A secret without any cluster means that data is missing, and nothing may be made in its place.
 */
async function finishInterrupted(place: Place, log: (line: string) => void): Promise<Secret | null> {
  const secret = await readSecret(place.secretFile)
  if (!secret) return null
  for (const draft of await drafts(`${place.pgData}.new-`)) {
    const data = join(draft, 'data')
    const found = await systemIdentifierOf(data).catch(() => null)
    if (found !== secret.systemIdentifier) continue
    log('finishing an interrupted first start')
    await rename(data, place.pgData)
    await syncDirectory(dirname(place.pgData))
    await rm(draft, { recursive: true, force: true })
    return secret
  }
  throw new ClusterRefusal(
    'DATA_MISSING',
    `${place.secretFile} belongs to a database that should be in ${place.pgData}, but it is not there: bring it back (is a disk not mounted?), or delete that file to begin with an empty database.`,
  )
}

async function drafts(prefix: string): Promise<string[]> {
  const directory = dirname(prefix)
  const names = await readdir(directory)
  return names.filter((name) => name.startsWith(basename(prefix))).map((name) => join(directory, name))
}

/** Drafts hold no answer of anybody: no server ever ran in one. */
async function removeDrafts(prefix: string): Promise<void> {
  for (const draft of await drafts(prefix)) await rm(draft, { recursive: true, force: true, maxRetries: 20 })
}

/** Hands over what we made ourselves; `lchown`, so that a planted link is never followed. */
async function giveTo(path: string, account: Account | undefined): Promise<void> {
  if (!account) return
  await lchown(path, account.uid, account.gid)
  if (!(await stat(path)).isDirectory()) return
  for (const name of await readdir(path)) await giveTo(join(path, name), account)
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
