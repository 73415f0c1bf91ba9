import { demoPassword, sha1, signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { startCeiling } from '../ceiling.ts'
import { type Ask, type Load, load } from '../load.ts'
import { lagSinceLast } from '../metrics.ts'
import { atLeast, atMost, rounded, type Table } from '../table.ts'

const callerCounts = [1, 8, 32]
/** How long each step of the ladder is asked, seconds. */
const loginSeconds = 10
const readSeconds = 5

/** Aims: a storm of 1,000 in a minute with p95 of 1.5 s (P4), reads of P7, the event loop of P13; milliseconds. */
const loginsPerSecond = 17
const loginP95 = 1_500
const readsPerSecond = 3_000
const readP99 = 30
const lagP99 = 50
/** Callers at which a storm counts as one. */
const storm = 32

const pupils = [
  ...Array.from({ length: 35 }, (_, index) => `4a1.${String(index + 1).padStart(2, '0')}@phuong.test`),
  ...Array.from({ length: 32 }, (_, index) => `4a2.${String(index + 1).padStart(2, '0')}@phuong.test`),
  ...Array.from({ length: 40 }, (_, index) => `8a.${String(index + 1).padStart(2, '0')}@phuong.test`),
]

const row = (
  what: string,
  callers: number,
  { perSecond, p50, p95, p99, failures }: Load,
  lag: number | null,
  verdict: string,
) => [
  what,
  callers,
  rounded(perSecond),
  rounded(p50),
  rounded(p95),
  rounded(p99),
  failures,
  lag === null ? '' : rounded(lag),
  verdict,
]

/** Signing in with real hashes, and reads, beside what a plain server makes of the same machine. */
export const logins = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('logins')
  const database = await cluster.database()
  const ceiling = await startCeiling(database.url)
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
  const rows: Table['rows'] = []
  try {
    const common = { origin: product.url, 'sec-fetch-site': 'same-origin', 'application-name': 'PHUONG_DEV' }
    const door = '/api/v1.0/dynamic/query/first'
    const signIn = (caller: number, turn: number): Ask => ({
      path: door,
      headers: common,
      body: JSON.stringify({
        sqlCommand: 'p_PHUONG_Users_Login',
        parameters: { email: pupils[(caller + turn * storm) % pupils.length], password: sha1(demoPassword) },
      }),
    })
    for (const callers of callerCounts) {
      await lagSinceLast(product.url)
      const made = await load(product.url, { callers, seconds: loginSeconds, ask: signIn })
      const lag = await lagSinceLast(product.url)
      const aims = [
        atLeast(made.perSecond, loginsPerSecond),
        atMost(made.p95, loginP95),
        atMost(lag, lagP99),
        atMost(made.failures, 0),
      ]
      rows.push(row('sign-in', callers, made, lag, aims.includes('MISSED') ? 'MISSED' : 'ok'))
    }
    const { cookie } = await signedIn(product.url, '4a1.01@phuong.test')
    const me: Ask = {
      path: door,
      headers: { ...common, cookie: cookie ?? '' },
      body: JSON.stringify({ sqlCommand: 'p_PHUONG_USERS_Me', parameters: {} }),
    }
    const plain: Ask = { path: '/read', headers: {}, body: JSON.stringify({ email: '4a1.01@phuong.test' }) }
    const shares: string[] = []
    for (const callers of callerCounts) {
      const top = await load(ceiling.url, { callers, seconds: readSeconds, ask: () => plain })
      rows.push(row('plain server, one select', callers, top, null, ''))
      await lagSinceLast(product.url)
      const made = await load(product.url, { callers, seconds: readSeconds, ask: () => me })
      const lag = await lagSinceLast(product.url)
      const aims = [
        ...(callers === storm ? [atLeast(made.perSecond, readsPerSecond)] : []),
        atMost(made.p99, readP99),
        atMost(lag, lagP99),
        atMost(made.failures, 0),
      ]
      rows.push(row('USERS_Me', callers, made, lag, aims.includes('MISSED') ? 'MISSED' : 'ok'))
      shares.push(`${callers}: ${rounded((100 * made.perSecond) / top.perSecond, 0)} %`)
    }
    return [
      {
        title: 'Callers beside each other, real argon2id, everything on this machine (times in ms)',
        columns: ['what', 'callers', 'per second', 'p50', 'p95', 'p99', 'failures', 'loop delay p99', 'verdict'],
        rows,
        notes: [
          `aims: sign-in at least ${loginsPerSecond} a second, p95 ${loginP95} ms (P4); USERS_Me at ${storm} callers at least ${readsPerSecond} a second, p99 ${readP99} ms (P7); loop delay p99 ${lagP99} ms (P13); no failures`,
          `USERS_Me as a share of the plain server, by callers: ${shares.join(', ')}`,
        ],
      },
    ]
  } finally {
    await ceiling.stop()
    product.process.kill('SIGTERM')
    await product.ended
    await database.drop()
    await dataDir.remove()
  }
}
