import { randomUUID } from 'node:crypto'
import { openScratchCluster } from '@phuong/server/testing/scratch-cluster'
import pg from 'pg'

/** Addresses of a PostgreSQL server: of who may make databases there, and of who owns them. */
type DatabaseServer = { readonly administrator: string; readonly owner: string }

export type OwnDatabase = { readonly name: string; readonly url: string; drop(): Promise<void> }

/**
 * Opens the server on which the products of this run keep their rows: the one at DATABASE_URL, or a PostgreSQL of the run's
 * own. Workers learn from the environment where it is.
 */
export const openDatabases = async (): Promise<{ close(): Promise<void> }> => {
  const note = (server: DatabaseServer): void => {
    process.env.E2E_DATABASES = JSON.stringify(server)
  }
  const { DATABASE_URL: url } = process.env
  if (url) {
    note({ administrator: url, owner: url })
    return { close: async () => {} }
  }
  const cluster = await openScratchCluster()
  note(cluster)
  return { close: cluster.stop }
}

/** The noted server, as `statement` is run there. @throws where no run has opened one */
const onServer = async (statement: (owner: string) => string): Promise<URL> => {
  const { administrator, owner } = JSON.parse(process.env.E2E_DATABASES ?? '') as DatabaseServer
  const url = new URL(owner)
  const client = new pg.Client({ connectionString: administrator })
  await client.connect()
  try {
    await client.query(statement(pg.escapeIdentifier(decodeURIComponent(url.username))))
  } finally {
    await client.end()
  }
  return url
}

/** A database for one product: empty, or a copy of the named one, in which nobody may be. `drop` ends whoever is in it. */
export const newDatabase = async (model: string | null = null): Promise<OwnDatabase> => {
  const name = `browser_${randomUUID().replaceAll('-', '')}`
  const source = model === null ? '' : ` template ${model} strategy wal_log`
  const url = await onServer((owner) => `create database ${name} owner ${owner}${source}`)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    drop: async () => void (await onServer(() => `drop database ${name} with (force)`)),
  }
}
