import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startCluster } from '../src/adapters/postgres/cluster.ts'
import { temporaryDataDir } from './data-dir.ts'
import { type FreshDatabase, urlOf } from './database.ts'

export type ScratchCluster = {
  /** PostgreSQL's own version, such as 18.4 */
  readonly version: string
  /** addresses: of who may make databases, and of the product's own role, which owns them */
  readonly administrator: string
  readonly owner: string
  /** an empty database of its own */
  database(): Promise<FreshDatabase>
  stop(): Promise<void>
}

/** What asks a process to end, and would end it before it has tidied up. */
const signals = ['SIGTERM', 'SIGHUP'] as const

/**
 * A PostgreSQL for a program that measures the product outside a test run, or drives it by a browser. Nothing of it is left
 * after `stop`, and none where the program is asked to end.
 */
export const openScratchCluster = async (): Promise<ScratchCluster> => {
  const dataDir = await temporaryDataDir('scratch')
  const cluster = await startCluster({ dataDir: dataDir.path, log: () => {} })
  const ask = async (statement: string): Promise<pg.QueryResult> => {
    const client = new pg.Client(cluster.administrator)
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const stop = async () => {
    for (const signal of signals) process.off(signal, endBy)
    await cluster.stop()
    await dataDir.remove()
  }
  const endBy = (signal: NodeJS.Signals): void => void stop().finally(() => process.kill(process.pid, signal))
  for (const signal of signals) process.on(signal, endBy)
  const { rows } = await ask('show server_version')
  return {
    version: String(rows[0].server_version),
    administrator: urlOf(cluster.administrator),
    owner: urlOf(cluster.connection),
    database: async () => {
      const name = `scratch_${randomUUID().replaceAll('-', '')}`
      await ask(`create database ${name} owner ${pg.escapeIdentifier(String(cluster.connection.user))}`)
      const connection = { ...cluster.connection, database: name }
      return {
        connection,
        url: urlOf(connection),
        drop: async () => void (await ask(`drop database if exists ${name} with (force)`)),
      }
    },
    stop,
  }
}
