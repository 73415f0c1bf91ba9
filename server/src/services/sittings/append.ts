import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import { Refusal, refuse } from '@phuong/domain/refusals'
import {
  type Ack,
  effective,
  givesFeedback,
  isOutdone,
  type JudgedSitting,
  judgeEvent,
  lastWords,
  type ReadEvent,
  readEvent,
  recordingIn,
  type SittingEvent,
  type SittingKind,
  type Verdict,
} from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import { type InPipeline, oneByOne, type Pipeline, type Worked } from '../../db/pipeline.ts'
import { storedRecordings } from '../files/recordings.ts'
import { buckets } from '../load/buckets.ts'
import { together } from '../load/together.ts'
import { clockOf, tellsWhy } from './held.ts'
import { insertLines, type Line, readKnown } from './lines.ts'
import { itemsOf, type Material, materialOf, type Pinned, verdictOn, type Why, whyOf } from './material.ts'
import { rescore } from './rescore.ts'

type Held = Pinned & {
  id: string
  userId: string
  kind: SittingKind
  state: JudgedSitting['state']
  startedAt: Date
  deadlineAt: Date | null
  finishedAt: Date | null
  isMarked: boolean
  /** of given work; null for practice */
  solutions: SolutionsRule | null
  dueAt: Date | null
}

/**
 * What an ack tells of the answer: the verdict, and where the key does not travel with the paper the rest of it (D20).
 */
type Told = Why & { verdict?: Verdict }

/** One envelope of events, and who sends it. */
export type AppendRequest = { user: Pick<SessionUser, 'id'>; now: Date; sittingId: string; events: readonly unknown[] }
export type AppendAnswer = { acks: Ack[]; maxSeq: number; serverNow: number }

/**
 * Holds sittings until the end of the transaction, in the order of their ids, so that two rounds never wait in a ring.
 */
const hold = async ({ send }: Pipeline, requests: readonly AppendRequest[]): Promise<ReadonlyMap<string, Held>> => {
  const ids = requests.map(({ sittingId }) => sittingId)
  const rows = await send(sql<Held>`select held.id, user_id as "userId", kind, state, started_at as "startedAt",
      deadline_at as "deadlineAt", finished_at as "finishedAt", paper_id as "paperId", held.worksheet_id as "worksheetId",
      pinned_revision as revision, receipt is not null as "isMarked", work.solutions, work.due_at as "dueAt"
    from sittings as held left join assignments as work on work.id = held.assignment_id
    where held.id = any(${ids}::uuid[]) order by held.id for no key update of held`)
  return new Map(rows.map((held) => [held.id, held]))
}

/** The judge's lines of the log, in which those that it has just judged stand beside those that were there. */
type Log = { known: Line[]; fresh: Line[] }

const countedFor = ({ known, fresh }: Log, { item, kind, take }: SittingEvent): Line | undefined =>
  [...known, ...fresh].find(
    (line) => line.status === 'stored' && line.item === item && line.kind === kind && line.take === take,
  )

/** Nothing where there is no feedback, and nothing about an answer that does not count (docs/protocol.md 5). */
const toldOf = (material: Material, held: Held, counts: Line | undefined, now: number): Told => {
  if (!givesFeedback(held.kind) || counts?.verdict == null) return {}
  return { verdict: counts.verdict, ...(tellsWhy(held, new Date(now)) && whyOf(material, counts.item)) }
}

/** Judges one event and, where it belongs into the log, puts its line there. */
const judged = (
  event: SittingEvent,
  about: { material: Material; held: Held; sitting: JudgedSitting; log: Log; now: number },
): Ack => {
  const { material, held, sitting, log, now } = about
  const judgement = judgeEvent({ sitting, known: [...log.known, ...log.fresh], event, now })
  const { id } = event
  if (judgement.status === 'refused') return { id, status: 'refused', code: judgement.code }
  if (judgement.status === 'duplicate') {
    const logged = judgement.logged.status
    const counts = logged === 'late' ? undefined : countedFor(log, event)
    return { id, status: 'duplicate', logged, ...toldOf(material, held, counts, now) }
  }
  const { status, lateSync, clientAt } = judgement
  const marked = status === 'stored' && givesFeedback(sitting.kind)
  const verdict = marked ? verdictOn(material, event.item, event.response) : null
  log.fresh.push({ ...event, clientAt, status, lateSync, verdict, serverAt: now })
  return { id, status, ...(status === 'late' ? {} : toldOf(material, held, countedFor(log, event), now)) }
}

/**
 * A sitting of this round: what it is about, what can be an answer in it, its log so far, and what has just been put
 * into it.
 */
type Open = { held: Held; material: Material; items: JudgedSitting['items']; log: Log; maxSeq: number }

const responseOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'response' in event ? event.response : null

/**
 * What can be an answer: what fits its question, and where it names a recording (D51) one that has arrived before it.
 * @param recordings null where no answer names one
 */
const fitting = (
  material: Material,
  sittingId: string,
  recordings: ReadonlySet<string> | null,
): JudgedSitting['items'] => {
  const items = itemsOf(material)
  if (recordings === null) return items
  const isHere = (recording: string | null) => recording === null || recordings.has(`${sittingId} ${recording}`)
  return new Map(
    [...items].map(([item, fits]) => [item, (response) => fits(response) && isHere(recordingIn(response))]),
  )
}

const highestOf = ({ log, maxSeq }: Open): number => Math.max(maxSeq, ...log.fresh.map(({ seq }) => seq))

/** Says of a draft that it does not count, where its own page cannot know it. */
const toldOutdone = (ack: Ack, event: SittingEvent, counts: ReadonlyMap<string, Line>): Ack => {
  const isStored = ack.status === 'stored' || ack.logged === 'stored'
  return isStored && isOutdone(counts.get(event.item), event) ? { ...ack, outdone: true } : ack
}

/**
 * Judges the events of one envelope against the log, in which the envelopes before it stand, and sees to it that of
 * drafts what was given last counts.
 */
const judgedAll = (open: Open, read: readonly ReadEvent[], now: Date): AppendAnswer => {
  const { held, material, items, log } = open
  const { kind } = held
  const sitting: JudgedSitting = { kind, startedAt: held.startedAt.getTime(), ...clockOf(held), items }
  const before = effective(kind, [...log.known, ...log.fresh])
  const arrived = log.fresh.length
  const acks = read.map((each): Ack => {
    if ('refused' in each) return { id: each.refused.id.slice(0, 200), status: 'refused', code: 'BAD_EVENT' }
    return judged(each.event, { material, held, sitting, log, now: now.getTime() })
  })
  const fresh = log.fresh.slice(arrived)
  const given = { kind, before, fresh, maxSeq: highestOf(open), now: now.getTime() }
  log.fresh.push(...lastWords({ ...given, newId: () => newId(now) }))
  const counts = effective(kind, [...log.known, ...log.fresh])
  return {
    acks: acks.map((ack, at) => {
      const each = read[at]
      return each && 'event' in each ? toldOutdone(ack, each.event, counts) : ack
    }),
    maxSeq: highestOf(open),
    serverNow: now.getTime(),
  }
}

/**
 * Puts envelopes of many people into the logs of their sittings: three statements, however many they are, and one more
 * for each material that is not in memory, for recordings that are named, and each sitting whose score has to be made
 * anew (H011). What is wrong with one envelope alone is its own outcome.
 */
const appendAll = async (
  pipeline: Pipeline,
  given: readonly AppendRequest[],
): Promise<Worked<readonly (AppendAnswer | Refusal)[]>> => {
  const { tx } = pipeline
  const requests = given.map((request) => ({ ...request, read: request.events.map(readEvent) }))
  // sent together, and done one after the other: the lines are read once the sittings are held
  const [held, known] = await Promise.all([
    hold(pipeline, requests),
    readKnown(
      pipeline,
      requests.map(({ sittingId, read }) => ({
        sittingId,
        events: read.flatMap((each) => ('event' in each ? [each.event] : [])),
      })),
    ),
  ])
  const own = requests.filter(({ sittingId, user }) => held.get(sittingId)?.userId === user.id)
  const recordings = await storedRecordings(
    tx,
    own.map(({ sittingId, events }) => ({ sittingId, responses: events.map(responseOf) })),
  )
  const open = new Map<string, Open | Refusal>()
  for (const { sittingId } of own) {
    const sitting = held.get(sittingId)
    if (sitting === undefined || open.has(sittingId)) continue
    const { lines = [], maxSeq = 0 } = known.get(sittingId) ?? {}
    const material = await materialOf(tx, sitting).catch(asRefusal)
    open.set(
      sittingId,
      material instanceof Refusal
        ? material
        : {
            held: sitting,
            material,
            items: fitting(material, sittingId, recordings),
            log: { known: lines, fresh: [] },
            maxSeq,
          },
    )
  }
  const outcomes = requests.map((request) => {
    const one = own.includes(request) ? open.get(request.sittingId) : undefined
    if (one === undefined) return refuse('NOT_FOUND')
    return one instanceof Refusal ? one : judgedAll(one, request.read, request.now)
  })
  const touched = [...open].flatMap(([id, one]) =>
    one instanceof Refusal || one.log.fresh.length === 0 ? [] : [{ id, ...one }],
  )
  const inserted = insertLines(
    pipeline,
    touched.flatMap(({ id, log }) => log.fresh.map((line) => ({ sittingId: id, line }))),
  )
  const changed = touched.filter(({ held, log }) => held.isMarked && log.fresh.some(({ lateSync }) => lateSync))
  if (changed.length > 0) await inserted
  for (const { id, held, log } of changed) {
    const now = new Date(Math.max(...log.fresh.map(({ serverAt }) => serverAt)))
    await rescore(tx, { sittingId: id, userId: held.userId, now })
  }
  return { result: outcomes, last: inserted }
}

const asRefusal = (fault: unknown): Refusal => {
  if (fault instanceof Refusal) return fault
  throw fault
}

const answerOrThrow = (outcome: AppendAnswer | Refusal | undefined): AppendAnswer => {
  if (outcome === undefined) throw refuse('NOT_FOUND')
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Puts events into the log of an own sitting, within a transaction of the caller; see SITTING_Append. */
export const appendEvents = async (tx: Db, request: AppendRequest): Promise<AppendAnswer> => {
  const { result, last } = await appendAll(oneByOne(tx), [request])
  await last
  const [outcome] = result
  return answerOrThrow(outcome)
}

/** Envelopes of one round, and rounds beside each other: while one waits for the disk the next is judged. */
const rounds = { max: 64, lanes: 2, gathers: true }

/**
 * Events of one sitting: a device that comes back from a day without a line brings an answer to each of 1,000 zones at
 * once; after that ten a second go on, which nobody writes.
 */
const eventsOfSitting = { maxTokens: 1_200, perSecond: 10 }

/**
 * Puts events into the log of an own sitting.
 * @throws NOT_FOUND for one that is not the caller's (H022); TOO_MANY_CHANGES for an envelope that is more than the sitting
 *   has room for now, of which nothing is kept, so that it stays in the queue of the device and comes again
 */
export type Append = (request: AppendRequest) => Promise<AppendAnswer>

/**
 * Appends in transactions of its own, those of a class that answers at the same time together: one commit makes all of
 * them durable before any of them is acknowledged (R2, P6).
 */
export const appender = (inPipeline: InPipeline): Append => {
  const round = together(
    (requests: readonly AppendRequest[]) => inPipeline((pipeline) => appendAll(pipeline, requests)),
    rounds,
  )
  const events = buckets(eventsOfSitting)
  return async (request) => {
    // with its sender, so that nobody fills the bucket of somebody else
    const name = `${request.user.id} ${request.sittingId}`
    const wait = events.take(name, request.events.length, request.now.getTime())
    if (wait > 0) throw refuse('TOO_MANY_CHANGES', { retryAfter: wait })
    return answerOrThrow(await round(request))
  }
}
