import { addCrowd } from '@phuong/server/testing/crowd'
import { addCrowdOfPapers } from '@phuong/server/testing/crowd-papers'
import { layOutDemoSchool } from '@phuong/server/testing/demo-school'
import { openHouse } from '@phuong/server/testing/house'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { countCalls } from '@phuong/server/testing/statement-counts'
import { logStatements } from '@phuong/server/testing/statement-log'
import { type PlanNode, scansOf } from '../plan.ts'
import { rounded, type Table } from '../table.ts'

const crowd = { accounts: 20_000, classes: 2_000, members: 60_000 }
/** Papers of a bank to which several schools have written for years. */
const papers = 5_000

/** A table of more rows grows with the school: to read it whole for a page of a list is to wait longer each year. */
const fewRows = 1_000

/** How PostgreSQL answers each list when the school is large. */
export const plans = async (cluster: ScratchCluster): Promise<Table[]> => {
  const database = await cluster.database()
  await layOutDemoSchool(database.connection)
  const house = await openHouse({}, { database })
  try {
    await addCrowdOfPapers(house.db, papers)
    await addCrowd(house.db, crowd)
    const { rows: large } = await house.pool.query(
      'select relname from pg_class where relkind = $1 and reltuples > $2',
      ['r', fewRows],
    )
    const growing = large.map(({ relname }) => String(relname))
    const counted = await countCalls(house, logStatements(house.pools), '4a2.30@phuong.test')
    const rows: Table['rows'] = []
    const seen = new Set<string>()
    for (const { call, statements } of counted.filter(({ call }) => call.list)) {
      for (const { text, values } of statements.filter((statement) => /^\s*select/i.test(statement.text))) {
        const isSession = text.includes('"sessions"."token_hash"')
        const key = isSession ? 'session' : `${text} ${JSON.stringify(values)}`
        if (seen.has(key)) continue
        seen.add(key)
        const { rows: answer } = await house.pool.query(`explain (analyze, buffers, format json) ${text}`, [...values])
        const {
          Plan: plan,
          'Planning Time': planning,
          'Execution Time': ms,
        } = answer[0]['QUERY PLAN'][0] as { Plan: PlanNode; 'Planning Time': number; 'Execution Time': number }
        const scans = scansOf(plan)
        const whole = scans
          .filter(({ node, table }) => node === 'Seq Scan' && growing.includes(table))
          .map(({ table }) => table)
        rows.push([
          isSession ? 'the session of each call' : call.name,
          isSession ? '' : (call.what ?? ''),
          rounded(planning, 1),
          rounded(ms, 1),
          plan['Actual Rows'],
          plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
          scans.map(({ node, table, index }) => `${table}: ${index ?? node}`).join(', '),
          whole.length > 0 ? 'MISSED' : 'ok',
          [...new Set(whole)].join(', '),
        ])
      }
    }
    return [
      {
        title: `Plans of the lists with ${crowd.accounts.toLocaleString('en')} people, ${crowd.classes.toLocaleString('en')} classes, ${crowd.members.toLocaleString('en')} memberships, ${papers.toLocaleString('en')} papers`,
        columns: ['call', '', 'planned in ms', 'run in ms', 'rows', 'blocks', 'scans', 'verdict', 'read whole'],
        rows,
      },
    ]
  } finally {
    await house.close()
  }
}
