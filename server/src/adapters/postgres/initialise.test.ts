import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withConnection } from './connect.ts'
import { waitUntil } from './processes.ts'
import { CLUSTER_TEST_MS, openWorkshop, type Workshop } from './test-cluster.ts'

vi.setConfig({ testTimeout: CLUSTER_TEST_MS })

let workshop: Workshop
beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function draftOf(dataDir: string): Promise<string | undefined> {
  const names = await readdir(dataDir).catch(() => [])
  return names.find((name) => name.startsWith('postgres.new-'))
}

test.each([
  ['the draft appears', ''],
  ['initdb has begun', 'data/PG_VERSION'],
  ['the control file is written', 'data/global/pg_control'],
  ['the password file is written', 'secret.json'],
])('trust C: a first start killed when %s leaves nothing half-made', async (_name, sign) => {
  const dataDir = workshop.fresh()
  const other = workshop.startElsewhere(dataDir)
  const seen = await waitUntil(async () => {
    const draft = await draftOf(dataDir)
    if (await exists(join(dataDir, 'postgres-secret.json'))) return 'past'
    return draft && (await exists(join(dataDir, draft, sign))) ? 'seen' : undefined
  }, CLUSTER_TEST_MS)
  await other.kill()
  expect(seen).toBeDefined()

  const cluster = await workshop.start(dataDir)
  const { rows } = await withConnection(cluster.connection, (query) => query('select 1 as n'))
  expect(rows).toEqual([{ n: 1 }])
  await cluster.stop()
  expect(await draftOf(dataDir)).toBeUndefined()
})

test('trust C: a first start killed between its last two steps is finished, with the same cluster', async () => {
  const dataDir = await workshop.copy()
  const control = await readFile(join(dataDir, 'postgres', 'global', 'pg_control'))
  await mkdir(join(dataDir, 'postgres.new-0a'))
  await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.new-0a', 'data'))
  await (await workshop.start(dataDir)).stop()
  const after = await readFile(join(dataDir, 'postgres', 'global', 'pg_control'))
  expect(after.subarray(0, 8)).toEqual(control.subarray(0, 8))
  expect(await draftOf(dataDir)).toBeUndefined()
})
