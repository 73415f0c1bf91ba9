import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** where tests make their databases, and the one that they are copies of */
    cluster: { connection: pg.ClientConfig; administrator: pg.ClientConfig; template: string }
  }
}

export type FreshDatabase = {
  readonly connection: pg.ClientConfig
  /** the same connection as a DATABASE_URL */
  readonly url: string
  drop(): Promise<void>
}

/** A connection as a URL; a socket directory goes into the query, as libpq has it. */
export const urlOf = ({ host = '', port, user = '', password, database }: pg.ClientConfig): string => {
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`
  return host.startsWith('/')
    ? `postgresql://${who}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
    : `postgresql://${who}@${host}:${port}/${database}`
}

const asAdministrator = async (statement: string): Promise<void> => {
  const client = new pg.Client(inject('cluster').administrator)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own for a test file: a copy of the migrated demo school, or empty. `drop` ends whoever is still in it. */
export const freshDatabase = async (options: { empty?: boolean } = {}): Promise<FreshDatabase> => {
  const { connection, template } = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(
    `create database ${name} owner ${pg.escapeIdentifier(String(connection.user))}${options.empty ? '' : ` template ${template} strategy wal_log`}`,
  )
  const own = { ...connection, database: name }
  return {
    connection: own,
    url: urlOf(own),
    drop: () => asAdministrator(`drop database if exists ${name} with (force)`),
  }
}
