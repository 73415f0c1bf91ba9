import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { layOutBenchSchool, storedAnswers } from '@phuong/server/testing/bench-school'
import { signedIn } from '@phuong/server/testing/caller'
import { startChaosProxy } from '@phuong/server/testing/chaos-proxy'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import { queueClient } from '@phuong/server/testing/queue-client'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { spreadOf } from '../load.ts'
import { atMost, rounded, type Table } from '../table.ts'

/** Pupils of one class behind a line of their own each, and the answers that each gives. */
const pupils = 12
const answersEach = 10

/** 1,000 ms there and back, every fifth piece lost and sent again, 64 kbit/s (H040). */
const line = { delayMs: 500, loss: 0.2, retransmitMs: 1_500, bytesPerSecond: 8_000 }
/** An answer is saved by then in 95 of 100 cases, milliseconds. */
const p95Aim = 10_000

/** How long an answer takes from the tap to the acknowledgement on a bad line, and whether each came once (H040). */
export const badLine = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('line')
  const database = await cluster.database()
  const { emails, paper } = await layOutBenchSchool(database.connection, pupils)
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
  const times: number[] = []
  let stored = { answers: 0, items: 0 }
  let sent = 0
  try {
    await Promise.all(
      emails.map(async (email, at) => {
        const { cookie } = await signedIn(product.url, email)
        const proxy = await startChaosProxy(product.url, { ...line, chance: seededChance(at + 1) })
        const start = { kind: 'olympic', classLevel: paper.classLevel, examinationCode: paper.code }
        const client = queueClient(proxy.url, { cookie, start, device: `phone-${at}` })
        await client.step()
        for (const { item, response } of paper.answers.slice(0, answersEach)) {
          const tapped = performance.now()
          client.record(item, response, 'submit', Date.now())
          await client.drain()
          times.push(performance.now() - tapped)
        }
        sent += answersEach
        await proxy.stop()
      }),
    )
    stored = await storedAnswers(database.connection)
  } finally {
    product.process.kill('SIGTERM')
    await product.ended
    await database.drop()
    await dataDir.remove()
  }
  const { p50, p95, p99 } = spreadOf(times)
  const lost = sent - stored.items
  const twice = stored.answers - stored.items
  return [
    {
      title: 'An answer from the tap to the acknowledgement: 1,000 ms there and back, 20 % lost, 64 kbit/s (H040; ms)',
      columns: ['pupils', 'answers', 'stored', 'lost', 'twice', 'p50', 'p95', 'p99', 'verdict'],
      rows: [
        [
          pupils,
          sent,
          stored.items,
          lost,
          twice,
          rounded(p50, 0),
          rounded(p95, 0),
          rounded(p99, 0),
          atMost(p95, p95Aim) === 'ok' && lost === 0 && twice === 0 ? 'ok' : 'MISSED',
        ],
      ],
      notes: [`aim: p95 at most ${p95Aim} ms, nothing lost, nothing twice`],
    },
  ]
}
