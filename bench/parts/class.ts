import { startExam, startPractice, wholeClass } from '@phuong/server/testing/class-start'
import { layOutDemoSchool } from '@phuong/server/testing/demo-school'
import { openHouse } from '@phuong/server/testing/house'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { logStatements } from '@phuong/server/testing/statement-log'
import { atMost, rounded, type Table } from '../table.ts'

/** A class that opens and begins a paper in the same second, beside one pupil who does so: statements, readings of the paper, time. */
export const classStart = async (cluster: ScratchCluster): Promise<Table[]> => {
  const database = await cluster.database()
  await layOutDemoSchool(database.connection)
  const house = await openHouse({}, { database })
  try {
    const log = logStatements(house.pools)
    const pupils = await wholeClass(house.url)
    const rows: Table['rows'] = []
    for (const [what, start] of [
      ['practice paper', startPractice],
      ['unit exam', startExam],
    ] as const)
      for (const some of [pupils.slice(0, 1), pupils]) {
        const { statements, readings, took } = await start({ house, log, pupils: some })
        rows.push([
          what,
          some.length,
          statements,
          rounded(statements / some.length, 2),
          readings,
          rounded(took, 0),
          atMost(readings, 1),
        ])
      }
    return [
      {
        title: 'A paper that nobody has opened, opened and begun by all at once (P6; times in ms)',
        columns: ['what', 'pupils', 'statements', 'of each', 'readings of the paper', 'all had it after', 'verdict'],
        rows,
        notes: ['transaction brackets are counted too; a class has the paper read once'],
      },
    ]
  } finally {
    await house.close()
  }
}
