import { Agent } from 'node:http'
import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { layOutBenchSchool } from '@phuong/server/testing/bench-school'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { startCeiling } from '../ceiling.ts'
import { load, spreadOf } from '../load.ts'
import {
  finishAttempt,
  giveAnswer,
  noTimes,
  type Paper,
  type Pupil,
  pause,
  signIn,
  startAttempt,
  type Times,
  timed,
} from '../pupils.ts'
import { atLeast, atMost, rounded, type Table, type Verdict } from '../table.ts'

/** Pupils at once without a pause between two answers, and how long each step of the ladder takes, seconds. */
const ladder = [1, 8, 32, 200]
const stepSeconds = 12
/** Pupils who think between two answers, for how long, and how long they are watched; seconds. */
const crowd = 1_000
const minThought = 15
const maxThought = 45
const crowdSeconds = 90
/** Sign-ins under way at once: the school's line is one. */
const signInsAtOnce = 8

/** Aims on two cores: answers and sign-ins a second, attempts a minute, p95 in milliseconds. */
const answersAim = 2_400
const attemptsAim = 5_000
const signInsAim = 40
const p95At8 = 12
const p95OfCrowd = 150

/**
 * So many callers do papers one after the other without a pause. Each paper is another pupil's, as in a school: one account
 * may not write as quickly as one caller here does.
 */
const climb = async (
  url: URL,
  pupils: readonly Pupil[],
  callers: number,
  paper: Paper,
): Promise<{ times: Times; attempts: number; took: number }> => {
  const times = noTimes()
  let attempts = 0
  const begin = performance.now()
  const end = begin + stepSeconds * 1_000
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const own = pupils.filter((_, at) => at % callers === caller)
      for (let turn = 0; performance.now() < end; turn += 1) {
        const pupil = own[turn % own.length]
        if (pupil === undefined) return
        const attempt = await startAttempt(url, pupil, paper, times)
        while (attempt.answered < paper.answers.length && performance.now() < end)
          await giveAnswer(url, pupil, paper, times, attempt)
        if (attempt.answered < paper.answers.length) return
        await finishAttempt(url, pupil, paper, times, attempt)
        attempts += 1
      }
    }),
  )
  return { times, attempts, took: (performance.now() - begin) / 1_000 }
}

/** Many pupils, each answering after a thought; when an answer is due does not depend on how quickly the last came. */
const think = async (url: URL, pupils: readonly Pupil[], paper: Paper): Promise<{ times: Times; took: number }> => {
  const times = noTimes()
  const chance = seededChance(crowd)
  const begin = performance.now()
  const end = begin + crowdSeconds * 1_000
  const thought = () => (minThought + chance() * (maxThought - minThought)) * 1_000
  await Promise.all(
    pupils.map(async (pupil) => {
      let due = begin + chance() * maxThought * 1_000
      await pause(due - performance.now())
      let attempt = await startAttempt(url, pupil, paper, times)
      for (due += thought(); due < end; due += thought()) {
        await pause(due - performance.now())
        if (attempt.answered === paper.answers.length) {
          await finishAttempt(url, pupil, paper, times, attempt)
          attempt = await startAttempt(url, pupil, paper, times)
        }
        await giveAnswer(url, pupil, paper, times, attempt, due)
      }
    }),
  )
  return { times, took: (performance.now() - begin) / 1_000 }
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('MISSED') ? 'MISSED' : verdicts.includes('ok') ? 'ok' : ''

const timesRow = (what: string, pupils: number, perSecond: number, times: readonly number[]) => {
  const { p50, p95, p99 } = spreadOf(times)
  return [what, pupils, rounded(perSecond), rounded(p50), rounded(p95), rounded(p99)]
}

/** Whole papers over HTTP: sign-ins, starts, answers one by one, hand-ins, beside a plain server with one durable insert. */
export const papers = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('paper')
  const database = await cluster.database()
  const { emails, paper } = await layOutBenchSchool(database.connection, crowd)
  const ceiling = await startCeiling(database.url)
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
  const url = new URL(product.url)
  const agent = new Agent({ keepAlive: true, maxSockets: crowd })
  const rows: Table['rows'] = []
  const shares: string[] = []
  try {
    const pupils: Pupil[] = []
    const waiting = [...emails]
    const times: number[] = []
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: signInsAtOnce }, async () => {
        for (let email = waiting.pop(); email !== undefined; email = waiting.pop()) {
          const name = email
          const pupil = await timed(times, () => signIn(url, agent, name))
          if (pupil) pupils.push(pupil)
        }
      }),
    )
    const signIns = (pupils.length * 1_000) / (performance.now() - begin)
    const failed = emails.length - pupils.length
    rows.push([
      ...timesRow('sign-in', signInsAtOnce, signIns, times),
      '',
      failed,
      worst([atLeast(signIns, signInsAim), atMost(failed, 0)]),
    ])

    const body = JSON.stringify({ item: 'question', response: { picked: 'a' }, clientAt: 1_763_600_000_000 })
    for (const count of ladder) {
      const top = await load(ceiling.url, {
        callers: count,
        seconds: stepSeconds / 2,
        ask: () => ({ path: '/write', headers: {}, body }),
      })
      rows.push([
        'plain server, one durable insert',
        count,
        rounded(top.perSecond),
        rounded(top.p50),
        rounded(top.p95),
        rounded(top.p99),
        '',
        top.failures,
        '',
      ])
      const { times, attempts, took } = await climb(url, pupils, count, paper)
      const answers = times.answer.length / took
      const perMinute = (attempts * 60) / took
      shares.push(`${count}: ${rounded((100 * answers) / top.perSecond, 0)} %`)
      for (const what of ['start', 'finish'] as const)
        rows.push([...timesRow(what, count, times[what].length / took, times[what]), '', '', ''])
      const aims: Verdict[] = [atMost(times.failures, 0)]
      if (count === 8) aims.push(atMost(spreadOf(times.answer).p95, p95At8))
      if (count === Math.max(...ladder)) aims.push(atLeast(answers, answersAim), atLeast(perMinute, attemptsAim))
      rows.push([
        ...timesRow('answer', count, answers, times.answer),
        rounded(perMinute, 0),
        times.failures,
        worst(aims),
      ])
    }

    const thinking = await think(url, pupils, paper)
    rows.push([
      ...timesRow(
        `answer, ${minThought} to ${maxThought} s of thought`,
        pupils.length,
        thinking.times.answer.length / thinking.took,
        thinking.times.answer,
      ),
      '',
      thinking.times.failures,
      worst([atMost(spreadOf(thinking.times.answer).p95, p95OfCrowd), atMost(thinking.times.failures, 0)]),
    ])
    return [
      {
        title: `Papers of ${paper.answers.length} questions, answered one by one, everything on this machine (times in ms)`,
        columns: ['what', 'pupils', 'per second', 'p50', 'p95', 'p99', 'attempts a minute', 'failures', 'verdict'],
        rows,
        notes: [
          `aims: ${answersAim} answers a second and ${attemptsAim} attempts a minute at ${Math.max(...ladder)}, ${signInsAim} sign-ins a second, p95 ${p95At8} ms at 8 and ${p95OfCrowd} ms with ${crowd}, no failures`,
          `answers as a share of the plain server, by pupils: ${shares.join(', ')}`,
          'statements of each call stand in the part "statements"',
        ],
      },
    ]
  } finally {
    agent.destroy()
    await ceiling.stop()
    product.process.kill('SIGTERM')
    await product.ended
    await database.drop()
    await dataDir.remove()
  }
}
