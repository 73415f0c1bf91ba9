import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { faultCode } from '../../faults.ts'
import type { Settings } from '../../settings.ts'
import { mediaByName } from '../files/media-names.ts'
import type { Reach } from './check-address.ts'

/** Files by what they are: no names that hide them. */
const plainNames = { addressOf: (path: string) => path, hide: (value: unknown) => value }

/** The addresses of the files below a built web; null where there is none. */
export const ownFiles = async (root: string): Promise<ReadonlySet<string> | null> => {
  try {
    const [entries, media] = await Promise.all([readdir(root, { withFileTypes: true }), mediaByName(root, plainNames)])
    const beside = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    return new Set([...beside, ...media.values()].map((path) => join('/', path)))
  } catch (fault) {
    if (faultCode(fault) === 'ENOENT') return null
    throw fault
  }
}

/**
 * What pages can load under these settings: their policy is that of http/headers.ts.
 * @param files our own ones by their addresses; null where nobody knows which there are
 */
export const reachOf = (
  { MEDIA_HOST, PUBLIC_URL }: Pick<Settings, 'MEDIA_HOST' | 'PUBLIC_URL'>,
  files: Reach['files'],
): Reach => {
  const ours = PUBLIC_URL === null ? null : new URL(PUBLIC_URL).origin
  return { files, origins: new Set([MEDIA_HOST, ours].filter((origin) => origin !== null)) }
}
