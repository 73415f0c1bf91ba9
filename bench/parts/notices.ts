import { Agent } from 'node:http'
import { layOutBells } from '@phuong/server/testing/bench-bells'
import { type Caller, signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { post, spreadOf } from '../load.ts'
import { lagSinceLast } from '../metrics.ts'
import { type Pupil, pause, signIn, timed } from '../pupils.ts'
import { atMost, rounded, type Table, type Verdict } from '../table.ts'

/** Accounts of the installation, and how many notifications each of them has already. */
const accounts = 20_000
const before = 30
/** Pupils with the product open, whose bells ask once a minute; so many sessions ask for all of them. */
const open = 1_000
const sessions = 100
const calmSeconds = 20
/** Aims, milliseconds: a bell while nothing happens and while all are told; the notice itself; the event loop (P13). */
const calmP95 = 50
const besideP95 = 200
const noticeMs = 10_000
const lagP99 = 50

type Bells = { times: number[]; failures: number }

/** The bells of all pupils ask, evenly spread over so many seconds. */
const ask = async (url: URL, pupils: readonly Pupil[], calls: number, seconds: number): Promise<Bells> => {
  const bells: Bells = { times: [], failures: 0 }
  const begin = performance.now()
  const one = async (at: number) => {
    const due = begin + (at * seconds * 1_000) / calls
    await pause(due - performance.now())
    const { agent, headers } = pupils[at % pupils.length] as Pupil
    const body = JSON.stringify({
      sqlCommand: 'p_PHUONG_ThongBao_NguoiDung_DanhSach',
      parameters: { PageNum: 1, PageSize: 5 },
    })
    const { status } = await timed(
      bells.times,
      () => post(agent, url, { path: '/api/v1.0/dynamic/query/first', headers, body }),
      due,
    )
    if (status !== 200) bells.failures += 1
  }
  await Promise.all(Array.from({ length: calls }, (_, at) => one(at)))
  return bells
}

const sendToAll = async (admin: Caller): Promise<number> => {
  const parameters = { Title: 'Nghỉ lễ', Content: '<p>Kính gửi <strong>các lớp</strong></p>', Type: 'ALL' }
  const answer = await admin.call('ThongBao_ThemMoi', { ...parameters, TypeData: 'ALL' }, 'execute')
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body.result as { count: number }).count
}

const worst = (...verdicts: readonly Verdict[]): Verdict => (verdicts.includes('MISSED') ? 'MISSED' : 'ok')

/** What a notice to everybody costs, and what the bells of a large school cost before, meanwhile and after. */
export const notices = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('notices')
  const database = await cluster.database()
  const agent = new Agent({ keepAlive: true, maxSockets: sessions })
  try {
    const emails = await layOutBells(database.connection, { accounts, notifications: before, people: sessions })
    const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
    try {
      const url = new URL(product.url)
      const admin = await signedIn(url.origin, 'admin@phuong.test')
      const pupils: Pupil[] = []
      for (const email of emails) {
        const pupil = await signIn(url, agent, email)
        if (pupil) pupils.push(pupil)
      }
      const perMinute = (seconds: number) => Math.round((open * seconds) / 60)
      const rows: Table['rows'] = []
      const note = async (what: string, bells: Bells, aim: number) => {
        const { p50, p95, p99 } = spreadOf(bells.times)
        const lag = await lagSinceLast(url.origin)
        const verdict = worst(atMost(p95, aim), atMost(bells.failures, 0), atMost(lag, lagP99))
        const figures = [rounded(p50), rounded(p95), rounded(p99), rounded(lag)]
        rows.push([what, bells.times.length, bells.failures, ...figures, aim, verdict])
      }
      await ask(url, pupils, sessions, 1)
      await lagSinceLast(url.origin)
      await note('bells, nothing new', await ask(url, pupils, perMinute(calmSeconds), calmSeconds), calmP95)
      const meanwhile = ask(url, pupils, perMinute(calmSeconds), calmSeconds)
      const sent: number[] = []
      const count = await timed(sent, () => sendToAll(admin))
      await note('bells, while all are told', await meanwhile, besideP95)
      const [took = Number.NaN] = sent
      rows.push([
        `a notice to ${count.toLocaleString('en')}`,
        1,
        0,
        rounded(took),
        '',
        '',
        '',
        noticeMs,
        atMost(took, noticeMs),
      ])
      return [
        {
          title: `A notice to everybody, and the bells of ${open.toLocaleString('en')} pupils who have the product open (ms)`,
          columns: ['what', 'times', 'refused', 'p50', 'p95', 'p99', 'loop delay p99', 'aim', 'verdict'],
          rows,
          notes: [
            `each account has ${before} notifications; the bells ask once a minute (A-267), over ${sessions} connections; p95 counts from the moment when a call was due`,
          ],
        },
      ]
    } finally {
      product.process.kill('SIGTERM')
      await product.ended
    }
  } finally {
    agent.destroy()
    await database.drop()
    await dataDir.remove()
  }
}
