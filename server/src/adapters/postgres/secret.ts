import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './place.ts'
import { ClusterRefusal, codeOf } from './refusal.ts'

/** PostgreSQL's superuser; the product itself signs in as another role. */
export const ADMINISTRATOR = 'postgres'

/** What makes a cluster ours: its own number, given by `initdb`, and the passwords only we know. Kept with mode 0600. */
export type Secret = { systemIdentifier: string; administratorPassword: string; password: string }

export function newPassword(): string {
  return randomBytes(32).toString('base64url')
}

/** The number that PostgreSQL gave this cluster: the first eight bytes of its control file. */
export async function systemIdentifierOf(pgData: string): Promise<string> {
  const file = await open(join(pgData, 'global', 'pg_control'), 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead < 8) throw new Error('pg_control is too short')
    return buffer.readBigInt64LE().toString()
  } finally {
    await file.close()
  }
}

/** The secret beside the cluster, `null` when there is none. */
export async function readSecret(path: string): Promise<Secret | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new ClusterRefusal('NOT_OURS', `${path} cannot be read (${codeOf(error)}): start as the user who owns it.`)
  }
  try {
    const { systemIdentifier, administratorPassword, password } = JSON.parse(text)
    if ([systemIdentifier, administratorPassword, password].every((value) => typeof value === 'string')) {
      return { systemIdentifier, administratorPassword, password }
    }
  } catch {
    // Falls through to the one sentence for every damaged file.
  }
  throw new ClusterRefusal('NOT_OURS', `${path} is damaged: put back the copy that belongs to this database.`)
}

/** The secret of an existing cluster; refuses a cluster that is not the one we made. */
export async function secretOf(place: Place): Promise<Secret> {
  const secret = await readSecret(place.secretFile)
  if (!secret) {
    throw new ClusterRefusal(
      'NOT_OURS',
      `${place.pgData} holds a database, but its password file ${place.secretFile} is missing: put that file back or set DATA_DIR to another directory.`,
    )
  }
  const found = await systemIdentifierOf(place.pgData).catch(() => 'unreadable')
  if (found !== secret.systemIdentifier) {
    throw new ClusterRefusal(
      'NOT_OURS',
      `${place.pgData} holds another database (${found}) than the one that ${place.secretFile} belongs to (${secret.systemIdentifier}): put the two back together.`,
    )
  }
  return secret
}
