import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Clock } from '../clock.ts'

export const migrationsDirectory = fileURLToPath(new URL('../../db/migrations', import.meta.url))

export type Migration = { version: number; name: string; sql: string; sha256: string }

/** A database that this code must not touch: newer than it, or changed under its feet. */
export class MigrationRefusal extends Error {}

/** Reads `NNNN_name.sql` files in order; numbers are unique and without gaps. */
export const readMigrations = async (directory: string): Promise<Migration[]> => {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file, index) => {
      const match = /^(\d{4})_([a-z0-9-]+)\.sql$/.exec(file)
      if (!match || Number(match[1]) !== index + 1)
        throw new MigrationRefusal(`${file} is not the migration number ${index + 1}: name it NNNN_what-it-does.sql.`)
      const sql = await readFile(join(directory, file), 'utf8')
      return {
        version: index + 1,
        name: match[2] as string,
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}

/**
 * Brings the database to the newest schema, forward only. Each migration runs in a transaction of its own together with
 * the row that records it, so that a kill at any statement leaves it wholly done or wholly undone (H056). Two servers
 * that start at once take turns through an advisory lock. Where the caller has opened a transaction (a restore), each
 * migration is a savepoint of that one instead.
 * @param options.upTo the last version to apply (default all)
 * @returns the versions that were applied now
 * @throws MigrationRefusal when the database has a migration that this code does not have, or another text of one
 */
export const migrate = async (
  client: pg.ClientBase,
  options: { directory: string; upTo?: number; clock: Clock; log: (line: string) => void },
): Promise<number[]> => {
  const migrations = await readMigrations(options.directory)
  const [begin, commit, rollback] =
    client.getTransactionStatus() === 'T'
      ? ['savepoint migration', 'release savepoint migration', 'rollback to savepoint migration']
      : ['begin', 'commit', 'rollback']
  await client.query("select pg_advisory_lock(hashtext('phuong-migrate'))")
  try {
    await client.query(
      `create table if not exists schema_migrations (
         version integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null)`,
    )
    const { rows } = await client.query<{ version: number; name: string; sha256: string }>(
      'select version, name, sha256 from schema_migrations order by version',
    )
    for (const row of rows) {
      const known = migrations[row.version - 1]
      if (!known)
        throw new MigrationRefusal(
          `The database has migration ${row.version} (${row.name}), which this version of Phượng does not know: start the newer version again.`,
        )
      if (known.sha256 !== row.sha256)
        throw new MigrationRefusal(
          `Migration ${row.version} (${row.name}) was changed after it had been applied: restore its text.`,
        )
    }
    const due = migrations.slice(rows.length, options.upTo ?? migrations.length)
    for (const { version, name, sql, sha256 } of due) {
      options.log(`migration ${version} of ${migrations.length}: ${name}`)
      await client.query(begin)
      try {
        await client.query(sql)
        await client.query(
          'insert into schema_migrations (version, name, sha256, applied_at) values ($1, $2, $3, $4)',
          [version, name, sha256, options.clock.now()],
        )
        await client.query(commit)
      } catch (fault) {
        await client.query(rollback)
        throw fault
      }
    }
    return due.map(({ version }) => version)
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('phuong-migrate'))")
  }
}
