import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { chmod, lstat, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withConnection } from './connect.ts'
import { processIdentity } from './processes.ts'
import {
  CLUSTER_TEST_MS,
  canRunAs,
  endAll,
  NOBODY,
  openWorkshop,
  refusalOf,
  runsAsRoot,
  type Workshop,
} from './test-cluster.ts'

vi.setConfig({ testTimeout: CLUSTER_TEST_MS })

// waits are as long as ever, and can be counted
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>()
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) }
})

let workshop: Workshop
beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

test('H053 a missing data directory is made, with a UTF8, C, checksummed cluster behind scram', async () => {
  const dataDir = join(workshop.fresh(), 'not', 'there')
  const cluster = await workshop.start(dataDir)
  expect(cluster.adopted).toBe(false)
  const { rows } = await withConnection(cluster.connection, (query) =>
    query(`select pg_encoding_to_char(encoding) as encoding, datcollate, datctype,
                  current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
                  (select rolsuper from pg_roles where rolname = current_user) as superuser
             from pg_database where datname = current_database()`),
  )
  expect(rows[0]).toEqual({
    encoding: 'UTF8',
    datcollate: 'C',
    datctype: 'C',
    checksums: 'on',
    addresses: '',
    superuser: false,
  })
  const rules = await withConnection(cluster.administrator, (query) =>
    query('select distinct auth_method from pg_hba_file_rules'),
  )
  expect(rules.rows).toEqual([{ auth_method: 'scram-sha-256' }])
  const wrong = withConnection({ ...cluster.connection, password: 'wrong' }, async () => {})
  await expect(wrong).rejects.toMatchObject({ code: '28P01' })
  await cluster.stop()

  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres-run'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres-secret.json'))).mode & 0o777).toBe(0o600)
})

test('trust C: a clean stop and a second start keep what was committed; stop may be called twice', async () => {
  const dataDir = await workshop.copy()
  const first = await workshop.start(dataDir)
  await withConnection(first.connection, (query) => query('create table kept as select 7 as n'))
  await Promise.all([first.stop(), first.stop()])
  await first.gone
  expect(processIdentity(first.postmasterPid)).toBeNull()
  await expect(lstat(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(lstat(join(dataDir, 'postgres.lock'))).rejects.toMatchObject({ code: 'ENOENT' })

  const second = await workshop.start(dataDir)
  const { rows } = await withConnection(second.connection, (query) => query('select n from kept'))
  expect(rows).toEqual([{ n: 7 }])
  await second.stop()
})

test('R18 a second process on the data directory is refused without a wait, with the pid of the first', async () => {
  const dataDir = await workshop.copy()
  const other = workshop.startElsewhere(dataDir)
  await other.next((report) => report.started)
  vi.mocked(delay).mockClear()
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(delay).not.toHaveBeenCalled()
  expect(refusal).toMatchObject({ name: 'ClusterRefusal', code: 'LOCKED' })
  expect(refusal.message).toContain(`process ${other.child.pid}`)
})

test('R18 while another process is halted in the middle of taking over, waits of 2 s at the most come before the refusal', async () => {
  const dataDir = await workshop.copy()
  const path = join(dataDir, 'postgres.lock')
  const dead = JSON.stringify({ pid: process.pid, identity: 'long ago', nonce: '1' })
  await writeFile(path, dead)
  const living = { pid: process.pid, identity: processIdentity(process.pid), nonce: '2' }
  await writeFile(`${path}.${hash('sha256', dead).slice(0, 16)}`, JSON.stringify(living))
  let waited = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => waited)
  const waits = vi.mocked(delay).mockImplementation(async (ms = 0) => {
    waited += ms
  })
  try {
    const refusal = await refusalOf(workshop.start(dataDir))
    expect(refusal).toMatchObject({ code: 'LOCKED', message: expect.stringContaining(`process ${process.pid}`) })
    expect([waited > 0, waited <= 2_000]).toEqual([true, true])
  } finally {
    clock.mockRestore()
    waits.mockRestore()
  }
})

test('trust C: the server of a process that was killed is adopted, with its data and the same postmaster', async () => {
  const dataDir = await workshop.copy()
  const other = workshop.startElsewhere(dataDir)
  const left = await other.next((report) => report.started)
  await withConnection(left.connection, (query) => query('create table kept as select 8 as n'))
  await other.kill()

  const cluster = await workshop.start(dataDir)
  expect(cluster).toMatchObject({ adopted: true, postmasterPid: left.pid })
  expect(cluster.connection).toEqual(left.connection)
  await cluster.stop()
  expect(processIdentity(left.pid)).toBeNull()
})

test('trust C: after the server was killed, gone resolves, and the same process may start it again', async () => {
  const dataDir = await workshop.copy()
  const first = await workshop.start(dataDir)
  await withConnection(first.connection, (query) => query('create table kept as select 9 as n'))
  await endAll(join(dataDir, 'postgres'))
  await first.gone
  await first.stop()
  const second = await workshop.start(dataDir)
  expect(second.adopted).toBe(false)
  const { rows } = await withConnection(second.connection, (query) => query('select n from kept'))
  expect(rows).toEqual([{ n: 9 }])
  await second.stop()
})

test('trust C: a server that is still recovering is waited for, and said so', async () => {
  const dataDir = await workshop.copy()
  // A standby that lets nobody in answers exactly as a server in recovery, until it is promoted.
  await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
  const heard = Promise.withResolvers<void>()
  const starting = workshop.start(dataDir, {
    settings: { hot_standby: 'off' },
    log: (line) => {
      if (/waiting for PostgreSQL, which says: the database system/.test(line)) heard.resolve()
    },
  })
  await Promise.race([heard.promise, starting])
  const pid = Number(execFileSync('head', ['-1', join(dataDir, 'postgres', 'postmaster.pid')], { encoding: 'utf8' }))
  await writeFile(join(dataDir, 'postgres', 'promote'), '')
  process.kill(pid, 'SIGUSR1')
  const cluster = await starting
  expect(cluster.postmasterPid).toBe(pid)
  await cluster.stop()
})

test('trust C: a server that needs longer than the limit goes on by itself and is found by the next start', async () => {
  const dataDir = await workshop.copy()
  await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
  const settings = { hot_standby: 'off' }
  const first = await refusalOf(workshop.start(dataDir, { settings, recoveryLimitMs: 300 }))
  expect(first.code).toBe('RECOVERY_TIMEOUT')
  const pid = /process (\d+)/.exec(first.message)?.[1]
  expect(processIdentity(Number(pid))).not.toBeNull()
  const second = await refusalOf(workshop.start(dataDir, { recoveryLimitMs: 300 }))
  expect(second.code).toBe('RECOVERY_TIMEOUT')
  expect(second.message).toContain(`process ${pid}`)
})

test('H050 a server started as root runs as an unprivileged user and nothing found there changes hands', async (context) => {
  context.skip(!runsAsRoot, 'only root has to drop its rights')
  const dataDir = workshop.fresh()
  await mkdir(join(dataDir, 'uploads'), { recursive: true, mode: 0o755 })
  await writeFile(join(dataDir, 'uploads', 'essay.txt'), 'x')
  const cluster = await workshop.start(dataDir)
  const uid = execFileSync('ps', ['-o', 'uid=', '-p', String(cluster.postmasterPid)], { encoding: 'utf8' }).trim()
  expect(Number(uid)).toBeGreaterThan(0)
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(Number(uid))
  for (const path of [dataDir, join(dataDir, 'uploads'), join(dataDir, 'uploads', 'essay.txt')]) {
    expect((await stat(path)).uid).toBe(0)
  }
  await cluster.stop()
})

test('H050 started as root in the directory of an ordinary user, the cluster belongs to that user', async (context) => {
  context.skip(!runsAsRoot, 'only root can act for another user')
  const dataDir = workshop.fresh()
  await mkdir(dataDir, { mode: 0o700 })
  execFileSync('chown', [`${NOBODY.uid}:${NOBODY.gid}`, dataDir])
  const cluster = await workshop.start(dataDir)
  await cluster.stop()
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(NOBODY.uid)
  context.skip(!(await canRunAs(NOBODY)), 'this checkout or its Node lies where nobody cannot enter')
  const other = workshop.startElsewhere(dataDir, NOBODY)
  const outcome = await other.next((report) => report.started ?? report.refused)
  expect(outcome).toHaveProperty('pid')
})

test('H050 a cluster that belongs to root is refused, not given away', async (context) => {
  context.skip(!runsAsRoot, 'only root can own it')
  const dataDir = await workshop.copy()
  execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')])
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(refusal.code).toBe('NOT_OURS')
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
})

test('H053 a path with spaces, commas, quotes and Vietnamese letters works', async () => {
  const dataDir = await workshop.copy(`Dữ liệu "lớp 5", bản 1`)
  const cluster = await workshop.start(dataDir)
  expect(cluster.connection.host).toBe(join(dataDir, 'postgres-run'))
  await cluster.stop()
})

test('H053 a linked data directory, and a linked cluster in it, are the ones they lead to', async () => {
  const dataDir = await workshop.copy()
  const link = workshop.fresh('link')
  await symlink(dataDir, link)
  const first = await workshop.start(link)
  expect((await refusalOf(workshop.start(dataDir))).code).toBe('LOCKED')
  await first.stop()

  execFileSync('mv', [join(dataDir, 'postgres'), `${dataDir}-disk`])
  await symlink(`${dataDir}-disk`, join(dataDir, 'postgres'))
  const second = await workshop.start(dataDir)
  await second.stop()
  execFileSync('mv', [`${dataDir}-disk`, `${dataDir}-elsewhere`])
  expect((await refusalOf(workshop.start(dataDir))).code).toBe('DATA_MISSING')
})

test('H053 a read-only data directory is refused with one sentence', async (context) => {
  context.skip(
    runsAsRoot && !(await canRunAs(NOBODY)),
    'permission bits do not bind root, and this checkout or its Node lies where nobody cannot enter',
  )
  const dataDir = workshop.fresh()
  await mkdir(dataDir)
  await chmod(dataDir, 0o555)
  const other = workshop.startElsewhere(dataDir, runsAsRoot ? NOBODY : undefined)
  const refused = await other.next((report) => report.refused)
  expect(refused.code).toBe('READ_ONLY')
  expect(refused.message).toContain(`${dataDir} cannot be used (EACCES)`)
})

test('H053 a data directory that is a file is refused with one sentence', async () => {
  const path = workshop.fresh()
  await writeFile(path, 'x')
  expect(await refusalOf(workshop.start(path))).toMatchObject({ code: 'READ_ONLY' })
  expect(await refusalOf(workshop.start(join(path, 'below')))).toMatchObject({ code: 'READ_ONLY' })
})

test('H053 a path too long for a socket falls back to the loopback address, on the same port after a crash', async () => {
  const dataDir = await workshop.copy('x'.repeat(110))
  const cluster = await workshop.start(dataDir)
  expect(cluster.connection.host).toBe('127.0.0.1')
  const { rows } = await withConnection(cluster.administrator, (query) =>
    query(
      `select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories') order by 1`,
    ),
  )
  expect(rows).toEqual([
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'unix_socket_directories', setting: '' },
  ])
  await endAll(join(dataDir, 'postgres'))
  await cluster.stop()
  const again = await workshop.start(dataDir)
  expect(again.connection).toEqual(cluster.connection)
  await again.stop()
})
