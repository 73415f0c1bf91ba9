import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { forgetMaterial } from '../src/services/sittings/material.ts'
import { layOutBank } from './demo-school.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * where tests make their databases, and those that they are copies of: `withBank` is made for the first who asks
     */
    cluster: { connection: pg.ClientConfig; administrator: pg.ClientConfig; template: string; withBank: string }
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

const asAdministrator = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client(inject('cluster').administrator)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copies a database, or makes an empty one. Its pages go through the log: quicker than copying files of this size. */
const createDatabase = (client: pg.Client, name: string, template: string | null): Promise<unknown> => {
  const owner = pg.escapeIdentifier(String(inject('cluster').connection.user))
  const source = template === null ? '' : ` template ${template} strategy wal_log`
  return client.query(`create database ${name} owner ${owner}${source}`)
}

/** The demo school with the English bank, laid out once in a run. */
const bankTemplate = (): Promise<string> =>
  asAdministrator(async (client) => {
    const { connection, template, withBank } = inject('cluster')
    // test files that ask for it at the same time take turns; the lock goes with the connection
    await client.query("select pg_advisory_lock(hashtext('phuong-bank-template'))")
    const { rowCount } = await client.query('select from pg_database where datname = $1', [withBank])
    if (rowCount === 0) {
      const draft = `${withBank}_draft`
      await client.query(`drop database if exists ${draft}`)
      await createDatabase(client, draft, template)
      await layOutBank({ ...connection, database: draft })
      await client.query(`alter database ${draft} rename to ${withBank}`)
    }
    return withBank
  })

/**
 * A database of its own for a test file. `drop` ends whoever is still in it.
 * @param options.holds the migrated demo school (without it: that), the English bank beside it, or nothing
 */
export const freshDatabase = async (
  options: { holds?: 'nothing' | 'school' | 'bank' } = {},
): Promise<FreshDatabase> => {
  const { connection, template } = inject('cluster')
  const { holds = 'school' } = options
  // files share what is loaded, and the product reads a paper once in its life
  forgetMaterial()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = { nothing: () => null, school: () => template, bank: bankTemplate }[holds]
  const from = await source()
  await asAdministrator((client) => createDatabase(client, name, from))
  const own = { ...connection, database: name }
  return {
    connection: own,
    url: urlOf(own),
    drop: () =>
      asAdministrator(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}
