import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectTo, databaseState, folderState, migrationsFolder, now, withDatabase } from './testing/databases.ts'
import { emptyInstallation, filledInstallation, type Installation, writeFiles } from './testing/runs.ts'
import { writeBackup } from './write-backup.ts'

/** The advisory locks at which the made-up migrations wait: while journal rows are loaded, and at the commit. */
const whileLoading = 4101
const atCommit = 4102

/** Holds one of the gates; whoever comes to it waits until it is opened or closed for good with this connection. */
const closeGate = async ({ connection }: Installation, gate: number) => {
  const client = await connectTo(connection)
  client.on('error', () => {})
  onTestFinished(() => client.end())
  await client.query('select pg_advisory_lock($1)', [gate])
  const waiting = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [gate],
    )
    return rows.map(({ pid }) => pid)
  }
  return {
    somebodyWaits: async (): Promise<number> => {
      await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1)
      return (await waiting())[0] as number
    },
    open: () => client.query('select pg_advisory_unlock($1)', [gate]),
    /** Ends a session, and waits until it has ended. */
    end: (pid: number) => client.query('select pg_terminate_backend($1, 30000)', [pid]),
    hasEnded: (pid: number) =>
      expect
        .poll(async () => (await client.query('select from pg_stat_activity where pid = $1', [pid])).rows, {
          timeout: 30_000,
        })
        .toEqual([]),
  }
}

const restoreScript = `
  import pg from 'pg'
  import { restoreBackup } from ${JSON.stringify(new URL('./restore-backup.ts', import.meta.url).href)}
  const { connection, ...options } = JSON.parse(process.argv[1])
  await restoreBackup({
    ...options,
    replace: true,
    clock: { now: () => new Date(0) },
    log: () => {},
    connect: async () => {
      const client = new pg.Client(connection)
      await client.connect()
      return client
    },
  })
`

/** The same restore in a process of its own, which the test can kill. */
const restoreInChild = (
  { connection, filesDir }: Installation,
  source: string,
  migrationsDirectory: string,
): ChildProcess => {
  const options = JSON.stringify({ connection, filesDir, source, migrationsDirectory })
  const child = spawn(process.execPath, ['--input-type=module', '-e', restoreScript, options], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** An installation, another one's backup whose rows and files differ from it, and what both look like. */
const twoStates = async () => {
  const other = await filledInstallation()
  await withDatabase(other.connection, (client) =>
    client.query("insert into tickets (note) values ('only in the backup')"),
  )
  writeFiles(other.filesDir, { 'a.bin': 'of the backup', 'only/in the backup': 'x' })
  const source = join(other.folder, 'other.backup')
  await other.backup(source)
  const installation = await filledInstallation()
  writeFiles(installation.filesDir, { 'only/here': 'x' })
  const rows = await databaseState(installation.connection)
  const files = folderState(installation.filesDir)
  return { other, source, installation, rows, files }
}

test('killed while rows are loaded, a restore leaves rows and files as they were, and can be repeated', async () => {
  const { other, source, installation, rows, files } = await twoStates()
  const gate = await closeGate(installation, whileLoading)
  const child = restoreInChild(installation, source, migrationsFolder(installation.folder, 1))
  const pid = await gate.somebodyWaits()
  await kill(child)
  await gate.open()
  await gate.hasEnded(pid)
  expect(await databaseState(installation.connection)).toEqual(rows)
  expect(folderState(installation.filesDir)).toEqual(files)

  await installation.restore(source, { replace: true })
  expect(await databaseState(installation.connection)).toEqual(await databaseState(other.connection))
  expect(folderState(installation.filesDir)).toEqual(folderState(other.filesDir))
  expect(readdirSync(dirname(installation.filesDir))).toEqual(['files'])
})

/** Kills a restore after the files changed places, while its commit is under way. */
const killAtCommit = async ({ installation, source, files }: Awaited<ReturnType<typeof twoStates>>) => {
  const gate = await closeGate(installation, atCommit)
  const child = restoreInChild(installation, source, migrationsFolder(installation.folder, 2))
  const pid = await gate.somebodyWaits()
  // the worst moment: the files are the new ones, the rows are not
  expect(folderState(installation.filesDir)).not.toEqual(files)
  await kill(child)
  return { ...gate, pid }
}

test('killed at the commit, which fails: the earlier files come back to the earlier rows', async () => {
  const states = await twoStates()
  const { installation, rows, files } = states
  const { end, pid } = await killAtCommit(states)
  await end(pid)
  // whatever comes next puts it in order, here a backup
  await installation.backup(join(installation.folder, 'next.backup'))
  expect(await databaseState(installation.connection)).toEqual(rows)
  expect(folderState(installation.filesDir)).toEqual(files)
  expect(installation.log).toContain('an interrupted restore was undone: the files are as before it')
  expect(readdirSync(dirname(installation.filesDir))).toEqual(['files'])
})

test('killed at the commit, which comes through: the new files stay with the new rows', async () => {
  const states = await twoStates()
  const { installation, other } = states
  const { open, hasEnded, pid } = await killAtCommit(states)
  await open()
  await hasEnded(pid)
  await installation.backup(join(installation.folder, 'next.backup'))
  const { rows } = await withDatabase(installation.connection, (client) =>
    client.query('select note from tickets order by id'),
  )
  expect(rows.at(-1)).toEqual({ note: 'only in the backup' })
  expect(folderState(installation.filesDir)).toEqual(folderState(other.filesDir))
  expect(installation.log).toContain('an interrupted restore was finished: its files are in place')
  expect(readdirSync(dirname(installation.filesDir))).toEqual(['files'])
})

test.each([
  ['while rows are loaded', whileLoading, 1],
  ['at the commit', atCommit, 2],
])('a connection that breaks %s undoes the restore', async (_, lock, schema) => {
  const { source, installation, rows, files } = await twoStates()
  const gate = await closeGate(installation, lock)
  const migrationsDirectory = migrationsFolder(installation.folder, schema)
  const refused = expect(installation.restore(source, { replace: true, migrationsDirectory })).rejects.toThrow()
  await gate.end(await gate.somebodyWaits())
  await refused
  expect(await databaseState(installation.connection)).toEqual(rows)
  expect(folderState(installation.filesDir)).toEqual(files)
  expect(readdirSync(dirname(installation.filesDir))).toEqual(['files'])
})

test('a restore that is told to stop undoes itself', async () => {
  const { source, installation, rows, files } = await twoStates()
  const stopping = new AbortController()
  const refused = installation.restore(source, {
    replace: true,
    signal: stopping.signal,
    log: (line) => line.startsWith('table 5 of') && stopping.abort(new Error('stop')),
  })
  await expect(refused).rejects.toThrow()
  expect(await databaseState(installation.connection)).toEqual(rows)
  expect(folderState(installation.filesDir)).toEqual(files)
  expect(readdirSync(dirname(installation.filesDir))).toEqual(['files'])
})

test('a backup that is told to stop, or loses its connection, leaves no file', async () => {
  const { connection, folder, filesDir } = await filledInstallation()
  const target = join(folder, 'school.backup')
  const connect = () => connectTo(connection)
  const shared = { connect, filesDir, target, now }

  const stopping = new AbortController()
  const log = (line: string) => line.startsWith('table 5 of') && stopping.abort(new Error('stop'))
  await expect(writeBackup({ ...shared, log, signal: stopping.signal })).rejects.toThrow()

  await withDatabase(connection, async (other) => {
    await other.query('begin; lock table tickets in access exclusive mode')
    const written = writeBackup({ ...shared, log: () => {} })
    const refused = expect(written).rejects.toThrow()
    const waiting = "select pid from pg_locks where relation = 'tickets'::regclass and not granted"
    await expect.poll(async () => (await other.query(waiting)).rows, { timeout: 30_000 }).toHaveLength(1)
    await other.query(`select pg_terminate_backend(pid, 30000) from (${waiting}) waiting`)
    await refused
  })
  expect(readdirSync(folder).filter((name) => name.includes('school.backup'))).toEqual([])
  expect(existsSync(target)).toBe(false)
})

test('a restore gives up when another program keeps the tables, and nothing has changed', async () => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  await source.backup(file)
  const target = await emptyInstallation()
  await target.restore(file)
  const before = await target.state()
  await withDatabase(target.connection, async (other) => {
    await other.query('begin; select from tickets')
    await expect(target.restore(file, { replace: true, lockPatienceMs: 50 })).rejects.toMatchObject({
      reason: 'IN_USE',
    })
  })
  expect(await target.state()).toEqual(before)
})
