import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '../src/adapters/postgres/cluster.ts'
import { temporaryDataDir } from './data-dir.ts'
import { layOutDemoSchool } from './demo-school.ts'

const template = 'phuong_template'
const withBank = `${template}_bank`

const external = (url: string) => {
  // read as the product reads it, a socket directory in the query included
  const { host, port, user, password, database = 'postgres' } = new pg.Client({ connectionString: url })
  const connection = { host, port, user, password: password ?? undefined, database }
  return { connection, administrator: connection, stop: async () => {} }
}

/** Nothing that procedure tests keep has to outlive a power cut: no statement waits for the disk. */
const withoutWaiting = async (connection: pg.ClientConfig): Promise<void> => {
  const administrator = new pg.Client(connection)
  await administrator.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await administrator.query(`alter system set ${setting} = off`)
  await administrator.query('select pg_reload_conf()')
  await administrator.end()
}

/** @param lasting whether the product itself may be started on it: it refuses a server that could lose answers */
const embedded = async (lasting: boolean) => {
  const dataDir = await temporaryDataDir('test')
  const cluster = await startCluster({ dataDir: dataDir.path, log: () => {} })
  if (!lasting) await withoutWaiting(cluster.administrator)
  return {
    connection: cluster.connection,
    administrator: cluster.administrator,
    stop: async () => {
      await cluster.stop()
      await dataDir.remove()
    },
  }
}

/**
 * One PostgreSQL cluster per run (the product's own, or the server at DATABASE_URL) and one database that is migrated and
 * holds the demo school; every test file works on a copy of it, or of one that holds the bank too.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL
  const server = url ? external(url) : await embedded(project.name === 'drills')
  const administrator = new pg.Client(server.administrator)
  await administrator.connect()
  for (const name of [template, withBank, `${withBank}_draft`])
    await administrator.query(`drop database if exists ${name}`)
  await administrator.query(`create database ${template} owner ${pg.escapeIdentifier(String(server.connection.user))}`)
  const connection = { ...server.connection, database: template }
  await layOutDemoSchool(connection)
  await administrator.end()
  project.provide('cluster', { connection: server.connection, administrator: server.administrator, template, withBank })
  return async () => {
    const last = new pg.Client(server.administrator)
    await last.connect()
    for (const name of [template, withBank]) await last.query(`drop database if exists ${name} with (force)`)
    await last.end()
    await server.stop()
  }
}
