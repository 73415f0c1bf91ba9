import { z } from 'zod'

/** The layout of the file that this code writes; it reads this one and every older one. */
export const formatVersion = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/**
 * A path that stays below the folder it is written to: no step up, no absolute start, no empty part. A backup is a file
 * from outside, so its paths are not trusted (H090).
 */
const relativePath = z.string().refine((path) => {
  const parts = path.split('/')
  return !path.includes('\0') && parts.every((part) => part !== '' && part !== '.' && part !== '..')
})

/** What starts each section of the file. */
export const sectionShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string().min(1), columns: z.array(z.string().min(1)) }),
  z.object({ kind: z.literal('file'), path: relativePath }),
])
export type Section = z.infer<typeof sectionShape>

const migrationShape = z.object({ version: z.int().min(1), name: z.string(), sha256, appliedAt: z.string() })

/** The last record of the file: everything that the sections before it must agree with. */
export const contentsShape = z.object({
  product: z.literal('phuong'),
  productVersion: z.string(),
  /** ISO 8601 in UTC; the moment that the caller gave. */
  writtenAt: z.iso.datetime(),
  /** Version of the PostgreSQL server, as it says itself. */
  postgres: z.string(),
  /** The schema: the migrations applied to the database, oldest first. */
  migrations: z.array(migrationShape).min(1),
  tables: z.array(
    z.object({ name: z.string().min(1), columns: z.array(z.string().min(1)), rows: count, bytes: count, sha256 }),
  ),
  /** `lastValue` is a bigint, so it travels as text. */
  sequences: z.array(
    z.object({ name: z.string().min(1), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.array(z.object({ path: relativePath, bytes: count, sha256 })),
})
export type BackupContents = z.infer<typeof contentsShape>

/** The contents, and size (bytes) and sha256 of the backup file itself. */
export type BackupManifest = BackupContents & { formatVersion: number; bytes: number; sha256: string }

export type TableDigest = BackupContents['tables'][number]
