import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that something was made of, by their paths from the repository’s root, and one hash over their contents. */
export type Inputs = { readonly files: readonly string[]; readonly hash: string }

/** sha256 in hex over the names and contents of files in a folder; null where one of them is not there. */
export const hashOf = async (folder: string, files: readonly string[]): Promise<string | null> => {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file)).catch(() => null)))
  const hash = createHash('sha256')
  for (const [at, content] of contents.entries()) {
    if (content === null) return null
    hash.update(`${files[at]}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
