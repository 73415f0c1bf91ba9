import { readFile } from 'node:fs/promises'

const file = new URL('../../data/common-passwords.sha1.txt', import.meta.url)
let list: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> =>
  new Set((await readFile(file, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40}$/.test(line)))

/** Whether a password, given as its SHA-1 hex, is one of the 1,000 most common ones, which staff may not use (D15). */
export const isCommonPassword = async (sha1Hex: string): Promise<boolean> => {
  list ??= load()
  return (await list).has(sha1Hex)
}
