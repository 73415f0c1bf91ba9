import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findPrograms, installedPackage } from './binaries.ts'
import { withConnection } from './connect.ts'
import { findPlace, SHARED_ROOT, settlePlace } from './place.ts'
import {
  CLUSTER_TEST_MS,
  canRunAs,
  NOBODY,
  openWorkshop,
  refusalOf,
  runsAsRoot,
  type Workshop,
} from './test-cluster.ts'

vi.setConfig({ testTimeout: CLUSTER_TEST_MS })

let workshop: Workshop
beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

test('H050 below a directory that only root may enter, the cluster is placed elsewhere and found again', async (context) => {
  context.skip(!runsAsRoot, 'an ordinary user runs PostgreSQL itself and can enter its own directories')
  const locked = workshop.fresh('locked')
  const dataDir = join(locked, 'clone', 'data')
  await mkdir(dataDir, { recursive: true })
  await chmod(locked, 0o700)
  const homes: string[] = []
  try {
    const first = await workshop.start(dataDir)
    const home = (await readFile(join(dataDir, 'postgres-home'), 'utf8')).trim()
    homes.push(home)
    expect(home.startsWith(`${SHARED_ROOT}/database-`)).toBe(true)
    await withConnection(first.connection, (query) => query('create table kept as select 6 as n'))
    expect((await refusalOf(workshop.start(dataDir))).code).toBe('LOCKED')
    await first.stop()
    expect((await stat(locked)).mode & 0o777).toBe(0o700)
    expect((await stat(dataDir)).uid).toBe(0)

    execFileSync('cp', ['-Rp', dataDir, `${dataDir}-copy`])
    const copied = await refusalOf(workshop.start(`${dataDir}-copy`))
    expect(copied.code).toBe('NOT_OURS')
    expect(copied.message).toContain(`is a copy of ${dataDir}`)

    await rename(dataDir, `${dataDir}-moved`)
    const second = await workshop.start(`${dataDir}-moved`)
    const { rows } = await withConnection(second.connection, (query) => query('select n from kept'))
    expect(rows).toEqual([{ n: 6 }])
    await second.stop()

    await rename(home, `${home}-unmounted`)
    homes.push(`${home}-unmounted`)
    expect((await refusalOf(workshop.start(`${dataDir}-moved`))).code).toBe('DATA_MISSING')
  } finally {
    for (const home of homes) await rm(home, { recursive: true, force: true })
  }
})

test('H050 a cluster whose directories were closed to its user afterwards is refused with one sentence', async (context) => {
  context.skip(!runsAsRoot, 'an ordinary user can enter its own directories')
  const dataDir = await workshop.copy()
  await chmod(dataDir, 0o700)
  const refusal = await refusalOf(workshop.start(dataDir))
  expect(refusal.code).toBe('UNREACHABLE')
  expect(refusal.message).toContain('chmod o+x')
})

test('H053 a data directory of another user is refused with one sentence', async (context) => {
  context.skip(!runsAsRoot, 'needs a second user')
  context.skip(!(await canRunAs(NOBODY)), 'this checkout or its Node lies where nobody cannot enter')
  const dataDir = await workshop.copy()
  await chmod(dataDir, 0o777)
  const refused = await workshop.startElsewhere(dataDir, NOBODY).next((report) => report.refused)
  expect(refused.code).toBe('NOT_OURS')
  expect(refused.message).toContain('cannot be read (EACCES)')
})

test('trust C: programs without library links, where they cannot be reached, are copied once and made whole', async () => {
  const dataDir = workshop.fresh()
  await mkdir(dataDir)
  const installed = await installedPackage()
  const native = join(workshop.fresh('package'), 'native')
  execFileSync('mkdir', ['-p', native])
  execFileSync('cp', ['-R', `${installed.native}/.`, native])
  const links: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) await rm(join(native, '..', target), { force: true })
  const version = `test-${process.pid}`
  const place = await settlePlace(await findPlace(dataDir), false, () => {})

  const inPlace = await findPrograms(place, { native, version }, () => {})
  expect(inPlace.postgres).toBe(join(native, 'bin', 'postgres'))
  for (const { target } of links) await stat(join(native, '..', target))

  if (!runsAsRoot) return
  // As installed by root under a strict umask.
  execFileSync('chmod', ['-R', 'go=', native])
  const lines: string[] = []
  const copied = await findPrograms(place, { native, version }, (line) => lines.push(line))
  const target = join(SHARED_ROOT, `postgresql-${version}-${process.platform}-${process.arch}`)
  try {
    expect(copied.postgres).toBe(join(target, 'native', 'bin', 'postgres'))
    const asked = execFileSync(copied.postgres, ['--version'], { ...place.runAs, cwd: '/', encoding: 'utf8' })
    expect(asked).toMatch(/PostgreSQL\) 18\./)
    await findPrograms(place, { native, version }, (line) => lines.push(line))
    expect(lines).toHaveLength(1)
    // A power cut may leave the last files of a copy empty.
    await writeFile(join(target, 'native', 'share', 'postgresql', 'postgres.bki'), '')
    await findPrograms(place, { native, version }, (line) => lines.push(line))
    expect(lines).toHaveLength(2)
    expect((await stat(join(target, 'native', 'share', 'postgresql', 'postgres.bki'))).size).toBeGreaterThan(0)
  } finally {
    await rm(target, { recursive: true, force: true })
  }
})
