import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { people } from '../db/seed/school.ts'
import { Caller, signedIn } from './caller.ts'
import { type SittingBook, sitThrough, verifySittings } from './crash-sitters.ts'
import { temporaryDataDir } from './data-dir.ts'
import { backendsOf, type Product, postmasterOf, startProduct, stillRunning } from './product.ts'

/** Rounds of each run; the long run of docs/trust.md R1 sets CRASH_ROUNDS=200. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 10)
const seed = Number(process.env.CRASH_SEED ?? 20261120)
/** Callers that work at once, and how many answers they get before the kill. */
const editors = 4
const sitters = 4
const minAnswers = 20
const maxAnswers = 120

const targets = ['node', 'backend', 'postmaster', 'all'] as const
type Target = (typeof targets)[number]

/** What each acknowledged edit says must hold, and the last edit that nobody acknowledged. */
type Ledger = Map<string, { acknowledged: 'on' | 'off'; open: boolean }>

let dataDir: string
let remove: () => Promise<void>
let product: Product
beforeAll(async () => {
  const directory = await temporaryDataDir('crash')
  dataDir = directory.path
  remove = directory.remove
  product = await startProduct(dataDir)
})
afterAll(async () => {
  if (product.process.exitCode === null) product.process.kill('SIGTERM')
  await product.ended
  await remove()
})

/**
 * Kills, and waits until nothing that served the calls before the kill is left: an answer after that comes from a
 * database that has started again.
 */
const kill = async (target: Target, chance: () => number): Promise<void> => {
  const postmaster = await postmasterOf(dataDir)
  if (postmaster === null) throw new Error('no database server is noted')
  const backends = await backendsOf(postmaster)
  const end = (pid: number) => {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it was gone already: a backend ends by itself when its postmaster does
    }
  }
  if (target === 'backend') end(backends[Math.floor(chance() * backends.length)] ?? postmaster)
  if (target === 'postmaster' || target === 'all') end(postmaster)
  if (target === 'all') backends.forEach(end)
  if (target === 'node' || target === 'all') product.process.kill('SIGKILL')
  else await vi.waitFor(async () => expect(await stillRunning(backends)).toEqual([]), { timeout: 60_000, interval: 5 })
}

/** Signs in as ever other people and edits a list of its own, writing down what was acknowledged, until told to stop. */
const work = async (
  index: number,
  ledger: Ledger,
  sessions: Caller[],
  goOn: () => boolean,
  answered: () => void,
): Promise<void> => {
  const list = `allowed:/crash/${index}`
  let admin: Caller | null = null
  for (let turn = 0; goOn(); turn++) {
    await new Promise((resume) => setImmediate(resume))
    const person = people[(turn * 7 + index * 31) % people.length]
    if (!person) continue
    try {
      admin ??= await signedIn(product.url, 'admin@phuong.test')
      if (turn % 5 === 0) {
        sessions.push(await signedIn(product.url, person.email))
        answered()
      }
      const key = `${list} ${person.email}`
      const entry = ledger.get(key) ?? { acknowledged: 'off' as const, open: false }
      ledger.set(key, entry)
      // an edit in doubt is left alone: what became of it is not known to anybody
      if (entry.open) continue
      const adding = entry.acknowledged === 'off'
      const userId = adding ? null : await idOf(admin, person.email)
      if (!adding && userId === null) continue
      entry.open = true
      const answer = adding
        ? await admin.call('ACCOUNTLISTS_Add', { list, email: person.email }, 'execute')
        : await admin.call('ACCOUNTLISTS_Remove', { list, userId }, 'execute')
      if (answer.status !== 200) continue
      entry.acknowledged = adding ? 'on' : 'off'
      entry.open = false
      answered()
    } catch {
      // the connection broke or the answer was a refusal: what was asked stays in doubt
    }
  }
}

const idOf = async (caller: Caller, email: string): Promise<string | null> => {
  const { body } = await caller.call('USERS_CheckByEmail', { email }, 'query/first')
  return (body.result as { id?: string } | null | undefined)?.id ?? null
}

const verify = async (ledger: Ledger, sessions: Caller[]): Promise<void> => {
  for (const caller of sessions) {
    // the cookie of an acknowledged sign-in must still open its session
    const same = new Caller(product.url)
    same.cookie = caller.cookie
    expect((await same.call('USERS_Me', {}, 'query/first')).body.result).toMatchObject({ rowId: expect.any(String) })
  }
  const admin = await signedIn(product.url, 'admin@phuong.test')
  for (let index = 0; index < editors; index++) {
    const list = `allowed:/crash/${index}`
    const on = new Set<string>()
    for (let page = 1; ; page++) {
      const { body } = await admin.call('ACCOUNTLISTS_Get', { list, PageNum: page, PageSize: 200 })
      const rows = body.results as { email: string }[]
      for (const { email } of rows) {
        expect(on.has(email), `${email} stands on ${list} once`).toBe(false)
        on.add(email)
      }
      if (rows.length < 200) break
    }
    for (const [key, entry] of ledger) {
      const [of, email] = key.split(' ') as [string, string]
      if (of !== list || entry.open) continue
      expect(on.has(email), `${key} was acknowledged as ${entry.acknowledged}`).toBe(entry.acknowledged === 'on')
    }
  }
}

const chance = seededChance(seed)

test.each(Array.from({ length: rounds }, (_, round) => ({ round, target: targets[round % targets.length] as Target })))(
  `H001 H002 H043 H044 H045 R1 R2 R9 round $round: after a kill of $target under load every acknowledged sign-in, edit, answer and hand-in is there, once (seed ${seed})`,
  async ({ target }) => {
    const ledger: Ledger = new Map()
    const sessions: Caller[] = []
    const book: SittingBook = new Map()
    const killAt = minAnswers + Math.floor(chance() * (maxAnswers - minAnswers))
    let answers = 0
    let killed: Promise<void> | null = null
    let answersAtKill = Number.POSITIVE_INFINITY
    let stop = false
    const answered = () => {
      answers++
      if (killed === null && answers >= killAt) {
        killed = kill(target, chance)
        killed.then(
          () => {
            answersAtKill = answers
          },
          // a kill that could not be done ends the round; it fails when it is awaited
          () => {
            stop = true
          },
        )
      }
      // a few more answers after the kill of a part: the rest must have come back by itself
      if (target !== 'node' && target !== 'all' && answers >= answersAtKill + 10) stop = true
    }
    const died = product.ended.then(() => {
      stop = true
    })
    const goOn = () => !stop
    const sit = (index: number) =>
      sitThrough({ email: `4a1.${10 + index}@phuong.test`, url: () => product.url }, book, goOn, answered)
    await Promise.all([
      ...Array.from({ length: editors }, (_, index) => work(index, ledger, sessions, goOn, answered)),
      ...Array.from({ length: sitters }, (_, index) => sit(index)),
    ])
    await killed
    if (target === 'node' || target === 'all') {
      await died
      product = await startProduct(dataDir)
    } else expect(product.process.exitCode, product.output()).toBeNull()
    expect(answers).toBeGreaterThanOrEqual(killAt)
    await verify(ledger, sessions)
    expect([...book.values()].some(({ kept }) => kept.size > 0)).toBe(true)
    await verifySittings(product.url, book)
    await clearRound()
  },
  180_000,
)

/** Empties the lists of a round, so that the next one starts from nothing. */
const clearRound = async (): Promise<void> => {
  const admin = await signedIn(product.url, 'admin@phuong.test')
  for (let index = 0; index < editors; index++) {
    const list = `allowed:/crash/${index}`
    for (;;) {
      const { body } = await admin.call('ACCOUNTLISTS_Get', { list, PageSize: 200 })
      const rows = body.results as { userId: string }[]
      if (rows.length === 0) break
      for (const { userId } of rows) await admin.call('ACCOUNTLISTS_Remove', { list, userId }, 'execute')
    }
  }
}

test('H047 SIGTERM under load drains, stops the database cleanly and exits with 0; a second one harms nothing', async () => {
  const ledger: Ledger = new Map()
  const sessions: Caller[] = []
  let stop = false
  let answers = 0
  const finished = Promise.all(
    Array.from({ length: editors }, (_, index) =>
      work(
        index,
        ledger,
        sessions,
        () => !stop,
        () => {
          if (++answers === minAnswers) {
            product.process.kill('SIGTERM')
            product.process.kill('SIGTERM')
          }
        },
      ),
    ),
  )
  expect(await product.ended).toBe(0)
  stop = true
  await finished
  expect(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)).toBeNull()
  product = await startProduct(dataDir)
  await verify(ledger, sessions)
}, 180_000)
