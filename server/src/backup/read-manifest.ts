import { type BackupFile, openBackupFile } from './backup-file.ts'
import { checkContainer, readParts } from './container.ts'
import type { BackupContents, BackupManifest, Section } from './manifest.ts'
import { BackupRefusal } from './refusal.ts'
import { startTally } from './tables.ts'

type Found = { tables: BackupContents['tables']; files: BackupContents['files'] }

/** Compares by their JSON, whose key order is ours on both sides. */
const agrees = (found: Found, contents: BackupContents): boolean => {
  const told = {
    tables: contents.tables.map(({ name, columns, rows, bytes, sha256 }) => ({ name, columns, rows, bytes, sha256 })),
    files: contents.files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
  }
  return JSON.stringify(found) === JSON.stringify(told)
}

const keyOf = (section: Section): string =>
  section.kind === 'table' ? `table ${section.name}` : `file ${section.path}`

/**
 * Reads an open backup file to its end and verifies all of it: that it is one, whole, unchanged, of a format known here, and
 * that rows, bytes and sha256 of every table and file are those of its contents list. Nothing else is touched.
 * @throws BackupRefusal with one sentence that says what is wrong and what to do
 */
export const verifyBackup = async (file: BackupFile): Promise<BackupManifest> => {
  const { source, bytes } = file
  const { sha256, formatVersion } = await checkContainer(file)
  const found: Found = { tables: [], files: [] }
  const seen = new Set<string>()
  for await (const part of readParts(file)) {
    if ('contents' in part) {
      if (!agrees(found, part.contents))
        throw new BackupRefusal(
          'DAMAGED',
          `${source} does not hold what its list of contents says: use another copy of this backup.`,
        )
      return { ...part.contents, formatVersion, bytes, sha256 }
    }
    const { section, data } = part
    if (seen.has(keyOf(section)))
      throw new BackupRefusal('DAMAGED', `${source} holds ${keyOf(section)} twice: use another copy of this backup.`)
    seen.add(keyOf(section))
    const tally = startTally()
    for await (const chunk of data) tally.add(chunk)
    if (section.kind === 'table') found.tables.push({ name: section.name, columns: section.columns, ...tally.table() })
    else found.files.push({ path: section.path, ...tally.file() })
  }
  throw new BackupRefusal('DAMAGED', `${source} has no list of contents: use another copy of this backup.`)
}

/** Opens a backup file and verifies all of it. @throws BackupRefusal */
export const readManifest = async (source: string, passphrase: string | null = null): Promise<BackupManifest> =>
  verifyBackup(await openBackupFile(source, passphrase))
