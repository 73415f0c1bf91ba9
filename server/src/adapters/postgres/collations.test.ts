import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkCollations, repairCollations } from './collations.ts'
import { withConnection } from './connect.ts'
import { CLUSTER_TEST_MS, openWorkshop, type Workshop } from './test-cluster.ts'

vi.setConfig({ testTimeout: CLUSTER_TEST_MS })

let workshop: Workshop
beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

test('H061 a sort order of another library version is reported with its indexes, and repaired', async () => {
  const dataDir = await workshop.copy()
  const cluster = await workshop.start(dataDir)
  const connection = { ...cluster.administrator, database: cluster.connection.database }
  await withConnection(connection, async (query) => {
    await query('create table words (id int primary key, word text not null)')
    await query(`insert into words select n, 'từ ' || n from generate_series(1, 100) n`)
    await query('create index by_word on words (word collate "vi-x-icu")')
    await query('create unique index once on words (word collate "C")')
    expect(await checkCollations(query)).toEqual([])

    await query(`update pg_collation set collversion = '1.0' where collname in ('vi-x-icu', 'fr-x-icu')`)
    const drifts = await checkCollations(query)
    expect(drifts).toEqual([
      {
        name: 'pg_catalog."vi-x-icu"',
        kind: 'collation',
        recorded: '1.0',
        actual: expect.stringMatching(/^\d/),
        indexes: ['public.by_word'],
      },
    ])
    const file = async () => (await query(`select pg_relation_filenode('by_word') as node`)).rows[0]?.node
    const before = await file()
    await repairCollations(query, drifts)
    expect(await file()).not.toBe(before)
    expect(await checkCollations(query)).toEqual([])
    await expect(query(`insert into words values (101, 'từ 7')`)).rejects.toMatchObject({ code: '23505' })
  })
  await cluster.stop()
})
