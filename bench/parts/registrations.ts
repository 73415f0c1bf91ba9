import { Agent } from 'node:http'
import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { type Answer, Caller, signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import { accountsAt, someSchool } from '@phuong/server/testing/registered'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { spreadOf } from '../load.ts'
import { lagSinceLast, processorTime } from '../metrics.ts'
import { pause, timed } from '../pupils.ts'
import { atMost, rounded, type Table, type Verdict } from '../table.ts'
import {
  noSteps,
  type Outcome,
  registerAndSignIn,
  type Steps,
  type Visitor,
  visitorsHost,
  visitorsOf,
} from '../visitors.ts'

/** Pupils of a school's computer rooms who press the button at the same moment, behind one address. */
const visitorCount = 300
/**
 * Aims: a registration costs a hash and its sign-in another one, so they come at the rate of P4's sign-ins, 1,000 in 60 s: all
 * are in after 36 s. No call takes as long as the page waits for one. Who is signed in, and who signs in beside those who
 * register, as in P4; the event loop as in P13; milliseconds.
 */
const wholeP95 = (2 * visitorCount * 60_000) / 1_000
const pageGivesUp = 30_000
const readP95 = 200
const signInP95 = 1_500
const lagP99 = 50

const teacher = 'co.lan@phuong.test'

/** How often each refusal stood in a visitor's way. */
const counted = (outcomes: readonly Outcome[]): string => {
  const times = new Map<string, number>()
  for (const refusal of outcomes.flatMap(({ refusals }) => refusals)) times.set(refusal, (times.get(refusal) ?? 0) + 1)
  return [...times].map(([refusal, count]) => `${count} times ${refusal}`).join(', ') || 'none'
}

type Beside = { times: number[]; refused: number }

/** Asks again and again, with a breath between, until it is stopped. */
const meanwhile = (ask: () => Promise<Answer>, breathMs: number): { stop(): Promise<Beside> } => {
  let goesOn = true
  const beside: Beside = { times: [], refused: 0 }
  const running = (async () => {
    while (goesOn) {
      const { status } = await timed(beside.times, ask)
      if (status !== 200) beside.refused += 1
      await pause(breathMs)
    }
  })()
  return {
    stop: async () => {
      goesOn = false
      await running
      return beside
    },
  }
}

/** All of them press the button now. */
const together = async (url: URL, visitors: readonly Visitor[], again: boolean) => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors.length })
  const steps = noSteps()
  const chance = seededChance(visitors.length)
  const reader = await signedIn(url.origin, teacher)
  const [reads, signIns] = [
    meanwhile(() => reader.call('USERS_Me', {}, 'query/first'), 50),
    meanwhile(() => new Caller(url.origin).signIn(teacher), 500),
  ]
  await lagSinceLast(url.origin)
  const [begin, used] = [performance.now(), await processorTime(url.origin)]
  const outcomes = await Promise.all(
    visitors.map((visitor) => registerAndSignIn({ url, agent, chance }, visitor, steps, again)),
  )
  const took = performance.now() - begin
  const lag = await lagSinceLast(url.origin)
  const processor = (await processorTime(url.origin)) - used
  agent.destroy()
  return { steps, outcomes, took, lag, processor, reads: await reads.stop(), signIns: await signIns.stop() }
}
type Storm = Awaited<ReturnType<typeof together>>

const worst = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('MISSED') ? 'MISSED' : verdicts.includes('ok') ? 'ok' : ''

const row = (what: string, times: readonly number[], aim?: number, refused = 0): Table['rows'][number] => {
  const { p50, p95, p99 } = spreadOf(times)
  const verdict = worst(atMost(p95, aim), atMost(refused, 0))
  return [what, times.length, refused, rounded(p50, 0), rounded(p95, 0), rounded(p99, 0), aim ?? '', verdict]
}

/** @param isFirst the second time all of them sign in at the same moment, and who signs in beside them waits with them */
const stepRows = (when: string, { steps, reads, signIns }: Storm, isFirst: boolean): Table['rows'] => {
  const named = (name: keyof Steps, aim?: number) => row(`${when}: ${name}`, steps[name], aim)
  return [
    named('lookUp'),
    named('register'),
    named('signIn'),
    named('whole', wholeP95),
    row(
      `${when}: a teacher signs in meanwhile`,
      signIns.times,
      isFirst ? signInP95 : undefined,
      isFirst ? signIns.refused : 0,
    ),
    row(`${when}: who is signed in reads meanwhile`, reads.times, readP95, reads.refused),
  ]
}

/** Three hundred register behind one address at the same moment, and all of them once more with the same keys (H159). */
export const registrations = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('registrations')
  const database = await cluster.database()
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
  const url = new URL(product.url)
  try {
    const visitors = visitorsOf(await someSchool(database.connection), visitorCount)
    const results: Table['rows'] = []
    const rows: Table['rows'] = []
    let before: readonly Outcome[] | undefined
    for (const when of ['first', 'again']) {
      const storm = await together(url, visitors, before !== undefined)
      const { outcomes, took, lag, processor } = storm
      const unserved = outcomes.filter(({ id, signedIn: entered }) => id === null || !entered).length
      const others = before === undefined ? 0 : outcomes.filter(({ id }, at) => id !== before?.[at]?.id).length
      const accounts = (await accountsAt(database.connection, visitorsHost)).length
      const verdict = worst(
        atMost(unserved, 0),
        atMost(others, 0),
        atMost(Math.abs(accounts - visitorCount), 0),
        atMost(lag, lagP99),
        atMost(Math.max(...outcomes.map(({ longest }) => longest)), pageGivesUp),
      )
      results.push([
        when,
        visitorCount,
        unserved,
        others,
        accounts,
        rounded(took / 1_000),
        rounded(processor / visitorCount, 0),
        rounded(lag),
        outcomes.reduce((sum, { repeats }) => sum + repeats, 0),
        counted(outcomes),
        verdict,
      ])
      rows.push(...stepRows(when, storm, before === undefined))
      before = outcomes
    }
    return [
      {
        title: `${visitorCount} pupils register behind one address at the same moment, then all of them once more with the same keys`,
        columns: [
          'when',
          'pupils',
          'not served',
          'answered otherwise',
          'accounts',
          'seconds',
          'processor ms each',
          'loop delay p99',
          'came again',
          'refusals',
          'verdict',
        ],
        rows: results,
        notes: [
          `aims: all served, one account each, the same id again (H159); loop delay p99 ${lagP99} ms (P13); no call takes as long as the page waits, ${pageGivesUp} ms`,
          'came again: a busy server said when, and the page did so by itself; the times of a step have those waits in them',
          'a look-up of an e-mail that is refused is passed over by the page: 300 in ten minutes and address are answered (C-133)',
        ],
      },
      {
        title: 'What each of them waits for (ms)',
        columns: ['what', 'times', 'refused', 'p50', 'p95', 'p99', 'aim', 'verdict'],
        rows,
        notes: [
          `aims, p95: the whole ${wholeP95} ms, two hashes each at the rate of P4's sign-ins; beside them a sign-in ${signInP95} ms and a call of who is signed in ${readP95} ms (P4)`,
        ],
      },
    ]
  } finally {
    product.process.kill('SIGTERM')
    await product.ended
    await database.drop()
    await dataDir.remove()
  }
}
