import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { faultCode } from '../../faults.ts'
import type { Settings } from '../../settings.ts'
import { type MediaNames, mediaByName } from '../files/media-names.ts'
import type { Reach } from './check-address.ts'

/**
 * The addresses of the files below a built web, of media both by their path and by the name that says nothing of it; null
 * where there is no built web.
 */
export const ownFiles = async (root: string, names: MediaNames): Promise<ReadonlySet<string> | null> => {
  try {
    const [entries, media] = await Promise.all([readdir(root, { withFileTypes: true }), mediaByName(root, names)])
    const beside = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    const hidden = [...media.keys()].map((name) => `media/${name}`)
    return new Set([...beside, ...media.values(), ...hidden].map((path) => join('/', path)))
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
