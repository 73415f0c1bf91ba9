import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One line for each account: its address and, after a tab, the stored form of the demo school's password. */
export const demoPasswordsFile = join(import.meta.dirname, 'demo-passwords.tsv')

/**
 * The stored forms of the demo school's password by address, each with a salt of its own. They were made once,
 * since hundreds of them take half a minute; the password itself stands in the README.
 */
export const readDemoPasswords = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await readFile(demoPasswordsFile, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const [address = '', stored = ''] = line.split('\t')
        return [address, stored]
      }),
  )
