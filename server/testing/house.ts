import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp } from '../src/app.ts'
import { type Db, openPool, openReserved } from '../src/db/database.ts'
import type { UploadPace } from '../src/http/arriving.ts'
import { loggerOptions } from '../src/logger.ts'
import { strictLists } from '../src/procedures/registry.ts'
import type { Files } from '../src/services/files/files.ts'
import { takeOverHosts } from '../src/services/site/take-over-hosts.ts'
import { makeServices, type Services } from '../src/services.ts'
import { readSettings, type Settings } from '../src/settings.ts'
import { handClock } from './clock.ts'
import { temporaryDataDir } from './data-dir.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

export type TestHouse = {
  readonly app: FastifyInstance
  readonly url: string
  readonly db: Db
  /** over the connections of sittings */
  readonly reserved: Db
  readonly pool: pg.Pool
  /** the pool, and the one of sittings */
  readonly pools: readonly pg.Pool[]
  readonly clock: ReturnType<typeof handClock>
  readonly settings: Settings
  readonly services: Services
  readonly files: Files
  readonly database: FreshDatabase
  /** everything that the server logged, one JSON line each */
  readonly log: string[]
  close(): Promise<void>
}

/**
 * A whole server over a copy of the demo school, listening on a port of its own, with a clock that the test moves.
 * @param environment settings that differ from the defaults
 * @param more.webRoot the built web, when pages are asked for too
 * @param more.connection another way to the database than the one of the copy
 * @param more.pace how fast an upload must arrive
 * @param more.database a database that holds the demo school already, where there is no test run to copy it from
 */
export const openHouse = async (
  environment: Record<string, string> = {},
  more: { webRoot?: string; connection?: pg.ClientConfig; database?: FreshDatabase; pace?: UploadPace } = {},
): Promise<TestHouse> => {
  const database = more.database ?? (await freshDatabase())
  const dataDir = await temporaryDataDir('house')
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'debug', DATA_DIR: dataDir.path, ...environment })
  const clock = handClock()
  const { db, pool } = openPool(more.connection ?? database.connection, () => {})
  const reserved = openReserved(more.connection ?? database.connection, () => {})
  const webRoot = more.webRoot ?? null
  // no job runs by itself: a test takes the steps
  const services = makeServices({
    settings,
    db,
    reserved,
    webRoot,
    strictLists,
    wake: () => {},
  })
  const { files } = services
  await takeOverHosts(db, settings, clock.now(), () => {})
  // as after the first page: the counts of statements are those of a server that has run for a while
  await services.hosts.of('', clock.now())
  await services.menuLinks.renew(clock.now())
  const log: string[] = []
  const options = loggerOptions(settings.LOG_LEVEL)
  const app = await buildApp(
    { services, clock, db, reserved: reserved.db },
    {
      logger: {
        ...(typeof options === 'object' ? options : {}),
        stream: { write: (line: string) => void log.push(line) },
      },
      webRoot,
      ...(more.pace ? { pace: more.pace } : {}),
    },
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url,
    db,
    reserved: reserved.db,
    pool,
    pools: [pool, reserved.pool],
    clock,
    settings,
    services,
    files,
    database,
    log,
    close: async () => {
      await app.close()
      await files.pictures.close()
      await db.destroy()
      await reserved.db.destroy()
      await database.drop()
      await dataDir.remove()
    },
  }
}
