import { Agent } from 'node:http'
import { connect } from 'node:net'
import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { layOutBenchSchool } from '@phuong/server/testing/bench-school'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { spreadOf } from '../load.ts'
import { finishAttempt, giveAnswer, noTimes, type Paper, type Pupil, pause, signIn, startAttempt } from '../pupils.ts'
import { atMost, rounded, type Table } from '../table.ts'

/** A class that answers, each pupil about once a second, and how long it is watched; seconds. */
const pupilCount = 30
const maxThought = 2
const seconds = 15

/** Who sends what nobody reads: so many connections over one line, bytes a second (70 Mbit/s), in pieces. */
const connections = 60
const bytesPerSecond = 8_750_000
const pieceBytes = 16_384
/** What costs a reader the most, keys, each another one: about 1 MB of them, and as many as anybody's body may have. */
const longKeys = 110_000
const shortBytes = 16_384
/** What an answer may take while they are there, as times of what it takes without them. */
const timesAim = 3

const bodyOf = (keys: number): Buffer =>
  Buffer.from(`{${Array.from({ length: keys }, (_, key) => `"${key.toString(36)}":1`).join()}}`)
const longBody = bodyOf(longKeys)
// a key, its value and its comma take 6 to 7 bytes
const shortBody = bodyOf(Math.floor(shortBytes / 7.5))

/** Opens the connections, each sending the body again and again without cookie or origin. @returns stops them */
const attack = (url: URL, hostileBody: Buffer): { stop(): Promise<number> } => {
  let goesOn = true
  let sent = 0
  const head = (length: number) =>
    [
      'POST /api/v1.0/dynamic/query HTTP/1.1',
      `Host: ${url.host}`,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
      '',
      '',
    ].join('\r\n')
  const pieceMs = (pieceBytes * connections * 1_000) / bytesPerSecond
  const oneBody = async (): Promise<void> => {
    const socket = connect(Number(url.port), url.hostname)
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => {})
    socket.resume()
    socket.write(head(hostileBody.length))
    for (let at = 0; at < hostileBody.length && goesOn && !socket.destroyed; at += pieceBytes) {
      const piece = hostileBody.subarray(at, at + pieceBytes)
      socket.write(piece)
      sent += piece.length
      await pause(pieceMs)
    }
    // the answer, where there is one, has a piece's time to come
    await Promise.race([closed, pause(pieceMs)])
    socket.destroy()
    await closed
  }
  const running = Promise.all(
    Array.from({ length: connections }, async () => {
      while (goesOn) await oneBody()
    }),
  )
  return {
    stop: async () => {
      goesOn = false
      await running
      return sent
    },
  }
}

/** The class answers for a while; when an answer is due does not depend on how quickly the last came. */
const answerFor = async (url: URL, pupils: readonly Pupil[], paper: Paper) => {
  const times = noTimes()
  const chance = seededChance(pupils.length)
  const begin = performance.now()
  const end = begin + seconds * 1_000
  await Promise.all(
    pupils.map(async (pupil) => {
      let attempt = await startAttempt(url, pupil, paper, times)
      for (let due = begin + chance() * 1_000; due < end; due += chance() * maxThought * 1_000) {
        await pause(due - performance.now())
        if (attempt.answered === paper.answers.length) {
          await finishAttempt(url, pupil, paper, times, attempt)
          attempt = await startAttempt(url, pupil, paper, times)
        }
        await giveAnswer(url, pupil, paper, times, attempt, due)
      }
    }),
  )
  return { ...spreadOf(times.answer), answers: times.answer.length, failures: times.failures }
}

/** What a class notices of visitors who send large bodies (docs/decisions/0032-doors.md). */
export const doors = async (cluster: ScratchCluster): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('doors')
  const database = await cluster.database()
  const { emails, paper } = await layOutBenchSchool(database.connection, pupilCount)
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
  const url = new URL(product.url)
  const agent = new Agent({ keepAlive: true, maxSockets: pupilCount })
  try {
    const pupils: Pupil[] = []
    for (const email of emails) {
      const pupil = await signIn(url, agent, email)
      if (pupil) pupils.push(pupil)
    }
    const calm = await answerFor(url, pupils, paper)
    const beside = async (body: Buffer) => {
      const { stop } = attack(url, body)
      const attacked = await answerFor(url, pupils, paper)
      const megabytes = (await stop()) / 1_000_000
      const times = attacked.p95 / calm.p95
      const isWell = atMost(times, timesAim) === 'ok' && calm.failures + attacked.failures === 0
      return { attacked, megabytes, ending: [rounded(times), isWell ? 'ok' : 'MISSED'] }
    }
    const long = await beside(longBody)
    const short = await beside(shortBody)
    const row = (what: string, { answers, failures, p50, p95, p99 }: typeof calm) => [
      what,
      pupils.length,
      answers,
      failures,
      rounded(p50),
      rounded(p95),
      rounded(p99),
    ]
    return [
      {
        title: `Answers of a class while ${connections} connections of visitors send bodies of keys (times in ms)`,
        columns: ['what', 'pupils', 'answers', 'failures', 'p50', 'p95', 'p99', 'times calm', 'verdict'],
        rows: [
          [...row('calm', calm), '', ''],
          [...row(`bodies of ${longBody.length} bytes`, long.attacked), ...long.ending],
          [...row(`bodies of ${shortBody.length} bytes`, short.attacked), ...short.ending],
        ],
        notes: [
          `aim: p95 at most ${timesAim} times the calm one, no failures; sent meanwhile: ${rounded(long.megabytes)} and ${rounded(short.megabytes)} MB`,
        ],
      },
    ]
  } finally {
    agent.destroy()
    product.process.kill('SIGTERM')
    await product.ended
    await database.drop()
    await dataDir.remove()
  }
}
