import { layOutDemoSchool } from '@phuong/server/testing/demo-school'
import { openHouse } from '@phuong/server/testing/house'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { countTwice } from '@phuong/server/testing/statement-counts'
import type { Table } from '../table.ts'

/** Statements of each call over the demo school, and over the same school with many people in it. */
export const statements = async (cluster: ScratchCluster): Promise<Table[]> => {
  const database = await cluster.database()
  await layOutDemoSchool(database.connection)
  const house = await openHouse({}, { database })
  try {
    const { few, many } = await countTwice(house, { accounts: 2_000, classes: 200, members: 6_000 })
    return [
      {
        title: 'Statements of each request, the session included, transaction brackets not (P6)',
        columns: ['call', '', 'status', 'few rows', 'many rows', 'transactions', 'allowed', 'verdict'],
        rows: few.map(({ call, status, statements: sent, transactions }, at) => {
          const grown = many[at]?.statements.length ?? 0
          const ok =
            status === 200 && many[at]?.status === 200 && sent.length <= call.statements && grown <= sent.length
          return [
            call.name,
            call.what ?? '',
            status,
            sent.length,
            grown,
            transactions,
            call.statements,
            ok ? 'ok' : 'MISSED',
          ]
        }),
      },
    ]
  } finally {
    await house.close()
  }
}
