import { spawn } from 'node:child_process'
import { appendFile, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withConnection } from './connect.ts'
import { postgresProcessesOf, processIdentity } from './processes.ts'
import { CLUSTER_TEST_MS, endAll, fingerprint, openWorkshop, refusalOf, type Workshop } from './test-cluster.ts'

vi.setConfig({ testTimeout: CLUSTER_TEST_MS })

let workshop: Workshop
beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

/** The cluster's own note of where its log is written counts as log. */
const isLog = (path: string) => path.includes('postgres-log') || path.endsWith('/current_logfiles')

/** A data directory whose server, and everything else that used it, was killed at once. */
async function killed(known?: string): Promise<{ dataDir: string; pgData: string; pidFile: string; pid: number }> {
  const dataDir = known ?? (await workshop.copy())
  const other = workshop.startElsewhere(dataDir)
  const { pid, connection } = await other.next((report) => report.started)
  await withConnection(connection, (query) => query('create table if not exists kept as select 5 as n'))
  const pgData = join(dataDir, 'postgres')
  await other.kill()
  await endAll(pgData)
  return { dataDir, pgData, pidFile: join(pgData, 'postmaster.pid'), pid }
}

async function startsWithItsData(dataDir: string): Promise<void> {
  const cluster = await workshop.start(dataDir)
  expect(cluster.adopted).toBe(false)
  const { rows } = await withConnection(cluster.connection, (query) => query('select n from kept'))
  expect(rows).toEqual([{ n: 5 }])
  await cluster.stop()
}

test('H046 a postmaster.pid of a dead process does not hinder the start', async () => {
  const { dataDir, pidFile, pid } = await killed()
  expect(await readFile(pidFile, 'utf8')).toMatch(new RegExp(`^${pid}\n`))
  await startsWithItsData(dataDir)
})

test('H046 a postmaster.pid whose pid now belongs to another program does not hinder the start', async () => {
  const { dataDir, pidFile, pid } = await killed()
  const text = await readFile(pidFile, 'utf8')
  // PostgreSQL alone would refuse this one: the process lives and has the user of the server.
  const { uid, gid } = await lstat(pidFile)
  const program = spawn('sleep', ['600'], process.geteuid?.() === 0 ? { uid, gid } : {})
  try {
    await writeFile(pidFile, text.replace(String(pid), String(program.pid)))
    await startsWithItsData(dataDir)
    expect(await readFile(join(dataDir, 'postgres-log', 'postmaster.pid.set-aside'), 'utf8')).toContain(
      String(program.pid),
    )
    expect(processIdentity(program.pid ?? 0)).not.toBeNull()
  } finally {
    program.kill()
  }
})

test('H046 a postmaster.pid that is empty, garbage or names no process does not hinder the start', async () => {
  const dataDir = await workshop.copy()
  for (const text of ['', 'q7\u0000\n\n-1\n', '-1\n/nowhere\n']) {
    const { pidFile } = await killed(dataDir)
    await writeFile(pidFile, text)
    await startsWithItsData(dataDir)
  }
})

test('H046 a living server that does not know our password is refused and left alone', async () => {
  const dataDir = await workshop.copy()
  const other = workshop.startElsewhere(dataDir)
  const { pid } = await other.next((report) => report.started)
  await other.kill()
  const secretFile = join(dataDir, 'postgres-secret.json')
  const secret = JSON.parse(await readFile(secretFile, 'utf8'))
  await writeFile(secretFile, JSON.stringify({ ...secret, administratorPassword: 'another' }))
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(refusal.code).toBe('NOT_OURS')
  expect(refusal.message).toContain(`process ${pid}`)
  expect(processIdentity(pid)).not.toBeNull()
  await writeFile(secretFile, JSON.stringify(secret))
  const cluster = await workshop.start(dataDir)
  expect(cluster).toMatchObject({ adopted: true, postmasterPid: pid })
  await cluster.stop()
})

test('H046 a living server whose postmaster.pid was taken away is refused and left alone', async () => {
  const dataDir = await workshop.copy()
  const other = workshop.startElsewhere(dataDir)
  const { pid } = await other.next((report) => report.started)
  await other.kill()
  await rename(join(dataDir, 'postgres', 'postmaster.pid'), join(dataDir, 'taken'))
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(refusal.code).toBe('NOT_OURS')
  expect(refusal.message).toContain(`process ${pid}`)
  expect(processIdentity(pid)).not.toBeNull()
})

test('H045 the next server starts only after the last child of a killed postmaster has ended', async (context) => {
  context.skip(process.platform !== 'linux', 'children are found through /proc')
  const dataDir = await workshop.copy()
  const pgData = join(dataDir, 'postgres')
  const other = workshop.startElsewhere(dataDir)
  const { pid, connection } = await other.next((report) => report.started)

  const orphan = Promise.withResolvers<number>()
  // A backend that computes does not look whether its postmaster lives.
  const computing = withConnection(connection, async (query) => {
    const { rows } = await query('select pg_backend_pid() as pid')
    orphan.resolve(Number(rows[0]?.pid))
    await query('do $$ begin loop end loop; end $$')
  }).catch(() => {})
  const orphanPid = await orphan.promise
  const before = postgresProcessesOf(pgData).map((found) => found.pid)
  process.kill(pid, 'SIGKILL')
  await other.kill()

  const heard = Promise.withResolvers<string>()
  const starting = workshop.start(dataDir, {
    log: (line) => {
      if (line.startsWith('waiting for processes')) heard.resolve(line)
    },
  })
  expect(await Promise.race([heard.promise, starting])).toContain(String(orphanPid))
  const meanwhile = postgresProcessesOf(pgData).map((found) => found.pid)
  expect(meanwhile).toContain(orphanPid)
  expect(before).toEqual(expect.arrayContaining(meanwhile))
  expect(await readFile(join(pgData, 'postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${pid}\n`))

  const cluster = await starting
  expect(processIdentity(orphanPid)).toBeNull()
  expect(cluster.adopted).toBe(false)
  await computing
  await cluster.stop()
})

test('H048 a start on a taken port leaves the data byte-identical', async () => {
  const dataDir = await workshop.copy()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port }
  const before = await fingerprint(dataDir, isLog)
  const refusal = await refusalOf(workshop.start(dataDir, { settings }))
  server.close()
  expect(refusal.code).toBe('START_FAILED')
  expect(refusal.message).toContain('Address already in use')
  expect(await fingerprint(dataDir, isLog)).toEqual(before)
})

test('H048 a start with a broken configuration leaves the data byte-identical, an outdated pid file included', async () => {
  const { dataDir, pgData, pidFile } = await killed()
  await writeFile(pidFile, '')
  await appendFile(join(pgData, 'postgresql.conf'), "\nno_such_setting_at_all = 'x'\n")
  const before = await fingerprint(dataDir, isLog)
  const lockless = before.filter((line) => !line.includes('postgres.lock'))
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(refusal.code).toBe('START_FAILED')
  expect(refusal.message).toContain('no_such_setting_at_all')
  expect(await fingerprint(dataDir, isLog)).toEqual(lockless)
})

test.each(['17', '19', '9.6'])(
  'H049 a cluster of PostgreSQL %s is refused before anything is touched',
  async (major) => {
    const dataDir = workshop.fresh()
    await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true, mode: 0o700 })
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), `${major}\n`)
    const before = await fingerprint(dataDir)
    const refusal = await refusalOf(workshop.start(dataDir))
    expect(refusal.code).toBe('OTHER_MAJOR')
    expect(refusal.message).toContain(`PostgreSQL ${major} and this release runs PostgreSQL 18`)
    expect(refusal.message).toContain('npm run backup')
    expect(await fingerprint(dataDir)).toEqual(before)
  },
)

test('H051 a configuration file tampered with is refused before a server runs', async () => {
  const dataDir = await workshop.copy()
  const cases = [
    { name: 'fsync', value: 'off', conf: 'postgresql.conf' },
    { name: 'full_page_writes', value: 'off', conf: 'postgresql.auto.conf' },
    { name: 'synchronous_commit', value: 'local', conf: 'postgresql.auto.conf' },
  ]
  for (const { name, value, conf } of cases) {
    const file = join(dataDir, 'postgres', conf)
    const untampered = await readFile(file, 'utf8')
    await appendFile(file, `\n${name} = ${value}\n`)
    const before = await fingerprint(dataDir, isLog)
    const refusal = await refusalOf(workshop.start(dataDir))
    expect(refusal.code).toBe('FSYNC_OFF')
    expect(refusal.message).toContain(`${name}=${value}`)
    expect(await fingerprint(dataDir, isLog)).toEqual(before)
    await writeFile(file, untampered)
  }
})

test('H051 fsync=off among the settings given at start is refused', async () => {
  const dataDir = await workshop.copy()
  const refusal = await refusalOf(workshop.start(dataDir, { settings: { fsync: 'off' } }))
  expect(refusal.code).toBe('FSYNC_OFF')
})

test('H051 synchronous_commit=off hidden in the role is refused and the started server is stopped', async () => {
  const dataDir = await workshop.copy()
  const cluster = await workshop.start(dataDir)
  await withConnection(cluster.administrator, (query) => query('alter role phuong set synchronous_commit = off'))
  await cluster.stop()
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(refusal.code).toBe('FSYNC_OFF')
  expect(postgresProcessesOf(join(dataDir, 'postgres'))).toEqual([])
})

test('H051 a server left behind that was turned to fsync=off meanwhile is stopped, not adopted', async () => {
  const dataDir = await workshop.copy()
  const other = workshop.startElsewhere(dataDir)
  const { pid } = await other.next((report) => report.started)
  await other.kill()
  await appendFile(join(dataDir, 'postgres', 'postgresql.auto.conf'), '\nfsync = off\n')
  process.kill(pid, 'SIGHUP')
  await expect.poll(() => fsyncNow(dataDir), { timeout: 10_000 }).toBe('off')
  expect((await refusalOf(workshop.start(dataDir))).code).toBe('FSYNC_OFF')
  expect(processIdentity(pid)).toBeNull()
})

async function fsyncNow(dataDir: string): Promise<unknown> {
  const secret = JSON.parse(await readFile(join(dataDir, 'postgres-secret.json'), 'utf8'))
  const connection = { host: join(dataDir, 'postgres-run'), port: 5432, user: 'phuong', database: 'phuong' }
  const { rows } = await withConnection({ ...connection, password: secret.password }, (query) => query('show fsync'))
  return rows[0]?.fsync
}

test('trust C: a cluster that is not the recorded one, or has lost its password file, is refused', async () => {
  const dataDir = await workshop.copy()
  const strange = workshop.fresh('strange')
  await (await workshop.start(strange)).stop()
  await rename(join(dataDir, 'postgres'), join(dataDir, 'set-aside'))
  await rename(join(strange, 'postgres'), join(dataDir, 'postgres'))
  const swapped = await refusalOf(workshop.start(dataDir))
  expect(swapped.code).toBe('NOT_OURS')
  expect(swapped.message).toContain('holds another database')

  await rm(join(dataDir, 'postgres-secret.json'))
  const nameless = await refusalOf(workshop.start(dataDir))
  expect(nameless.code).toBe('NOT_OURS')
  expect(nameless.message).toContain('postgres-secret.json is missing')
})

test('trust C: where a cluster was, no new one is made in its place', async () => {
  const dataDir = await workshop.copy()
  await rename(join(dataDir, 'postgres'), join(dataDir, 'unmounted'))
  expect((await refusalOf(workshop.start(dataDir))).code).toBe('DATA_MISSING')
  await rename(join(dataDir, 'unmounted'), join(dataDir, 'postgres'))
  await (await workshop.start(dataDir)).stop()
})

test('trust C: a directory with other files in the place of the cluster is refused and kept', async () => {
  const dataDir = workshop.fresh()
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'x')
  const before = await fingerprint(dataDir)
  expect((await refusalOf(workshop.start(dataDir))).code).toBe('NOT_OURS')
  expect(await fingerprint(dataDir)).toEqual(before)
})
