import { answeredBy, behaviours, type SittingKind } from './behaviours.ts'
import { correctedNow, measuredClock, type Reading, type ServerClock } from './clock/server-clock.ts'
import { effective } from './effective.ts'
import type { LoggedEvent, SittingEvent } from './envelope.ts'
import type { Ack } from './events.ts'
import { type JudgedSitting, judgeEvent } from './judge.ts'
import { isOutdone, lastWords } from './last-word.ts'
import { emptyOutbox, nextCall, type Outbox, type OutboxAction, outboxReducer } from './outbox.ts'

/**
 * Two clients of one sitting, a line that loses, repeats and reorders, and a server whose clock jumps, driven by commands
 * that chance puts together. Beside it stands a plain book of what was done. session.model.test.ts plays it.
 */

export const items = ['q1', 'q2', 'q3'] as const
const beginning = 1_000_000
export const duration = 600_000

type Answer = { acks: Ack[]; maxSeq: number; serverNow: number }
type Request = { client: number; life: number; events: readonly SittingEvent[]; sentAt: number }
/** `heard` is how long the log was when the server answered */
type Reply = Answer & { client: number; life: number; sentAt: number; items: readonly string[]; heard: number }

type Client = {
  outbox: Outbox
  clock: ServerClock
  life: number
  /** what stands on the screen for each item: the id of the answer, which is its response */
  screen: Map<string, unknown>
  /** up to where in the log it has heard of an item */
  heard: Map<string, number>
}

type Line = LoggedEvent & { serverAt: number }

export type World = {
  kind: SittingKind
  sitting: JudgedSitting
  /** the steady clock of both devices, and how far the server's clock lies above it */
  steady: number
  offset: number
  clients: [Client, Client]
  line: Request[]
  replies: Reply[]
  log: Line[]
  /** the plain book: every event recorded, and every id that an ack told a client is kept */
  recorded: Map<string, SittingEvent>
  promised: Set<string>
  /** typed drafts that have not left: only these may give way to a later one */
  replaceable: Set<string>
  /** with feedback: what the server stored first for each item */
  first: Map<string, string>
  /** how many lines the server has put in once more */
  repeated: number
  receipt: number | null
}

export type Command = (world: World) => void

/** Both devices are awake, and nobody changes their date. */
const readingAt = (steady: number): Reading => ({ wall: steady, steady })

export const begin = (kind: SittingKind): World => {
  const client = (device: string): Client => ({
    outbox: outboxReducer(emptyOutbox('sitting', device), {
      type: 'started',
      sittingId: 'sitting',
      highestSeq: 0,
      earlier: null,
    }),
    clock: measuredClock(null, { serverNow: beginning, sent: readingAt(0), received: readingAt(0) }),
    life: 0,
    screen: new Map(),
    heard: new Map(),
  })
  return {
    kind,
    sitting: {
      kind,
      state: 'open',
      startedAt: beginning,
      deadlineAt: beginning + duration,
      finishedAt: null,
      items: new Map(items.map((item) => [item, () => true])),
    },
    steady: 0,
    offset: beginning,
    clients: [client('tab-1'), client('tab-2')],
    line: [],
    replies: [],
    log: [],
    recorded: new Map(),
    promised: new Set(),
    replaceable: new Set(),
    first: new Map(),
    repeated: 0,
    receipt: null,
  }
}

const now = ({ steady, offset }: World): number => steady + offset

const act = (client: Client, action: OutboxAction): void => {
  client.outbox = outboxReducer(client.outbox, action)
}

const pick = <Thing>(things: readonly Thing[], chance: number): Thing | undefined => things[chance % things.length]

export const answer =
  (who: 0 | 1, item: string, typed: boolean): Command =>
  (world) => {
    const client = world.clients[who]
    const id = `e${world.recorded.size}`
    act(client, {
      type: 'record',
      typed,
      id,
      item,
      kind: answeredBy(world.kind),
      ...(behaviours[world.kind].takes ? { take: 1 + (world.recorded.size % 2) } : {}),
      response: id,
      clientAt: correctedNow(client.clock, readingAt(world.steady)),
    })
    client.screen.set(item, id)
    const made = client.outbox.queue.at(-1)
    if (made) world.recorded.set(id, made.event)
    if (typed && made?.event.kind === 'draft') world.replaceable.add(id)
  }

export const send =
  (who: 0 | 1): Command =>
  (world) => {
    const { outbox, life } = world.clients[who]
    const call = nextCall(outbox)
    if (call?.call !== 'append') return
    act(world.clients[who], { type: 'sent', ids: call.events.map(({ id }) => id) })
    for (const { id } of call.events) world.replaceable.delete(id)
    world.line.push({ client: who, life, events: call.events, sentAt: world.steady })
  }

/** The server: one transaction per envelope. */
export const serve = (world: World, request: Request): Reply => {
  const { kind, log } = world
  const before = effective(kind, log)
  const arrived = log.length
  const acks = request.events.map((event): Ack => {
    const judgement = judgeEvent({ sitting: world.sitting, known: world.log, event, now: now(world) })
    const { status, lateSync } = judgement
    if (status === 'refused') return { id: event.id, status, code: judgement.code }
    if (status === 'duplicate') return { id: event.id, status, logged: judgement.logged.status }
    log.push({ ...event, clientAt: judgement.clientAt, status, lateSync, serverAt: now(world) })
    const place = `${event.item} ${event.take}`
    if (status === 'stored' && !world.first.has(place)) world.first.set(place, event.id)
    return { id: event.id, status }
  })
  const maxSeq = () => Math.max(0, ...log.map(({ seq }) => seq))
  const fresh = log.slice(arrived)
  const newId = () => `again ${++world.repeated}`
  log.push(...lastWords({ kind, before, fresh, maxSeq: maxSeq(), now: now(world), newId }))
  const counts = effective(kind, log)
  const told = acks.map((ack, at) => {
    const event = request.events[at]
    return event && isOutdone(counts.get(event.item), event) ? { ...ack, outdone: true } : ack
  })
  const items = request.events.map(({ item }) => item)
  return { ...request, acks: told, maxSeq: maxSeq(), serverNow: now(world), items, heard: log.length }
}

/**
 * What a page asks for when it is told that its own answer does not count. What it still holds stays on the screen until
 * its own ack says what became of it.
 */
const ask = ({ kind, log }: World, { outbox, screen, heard }: Client): void => {
  const held = new Set(outbox.queue.map(({ event }) => event.item))
  const counts = effective(kind, log)
  for (const item of items.filter((one) => !held.has(one))) {
    const line = counts.get(item)
    if (line) screen.set(item, line.response)
    heard.set(item, log.length)
  }
}

export const deliver =
  (chance: number, again: boolean): Command =>
  (world) => {
    const request = pick(world.line, chance)
    if (!request) return
    if (!again) world.line.splice(world.line.indexOf(request), 1)
    world.replies.push(serve(world, request))
  }

export const read = (world: World, reply: Reply): void => {
  const client = world.clients[reply.client]
  if (!client || client.life !== reply.life) return
  act(client, { type: 'acknowledged', acks: reply.acks, maxSeq: reply.maxSeq })
  client.clock = measuredClock(client.clock, {
    serverNow: reply.serverNow,
    sent: readingAt(reply.sentAt),
    received: readingAt(world.steady),
  })
  for (const { id } of reply.acks) world.promised.add(id)
  for (const item of reply.items) client.heard.set(item, Math.max(client.heard.get(item) ?? 0, reply.heard))
  if (reply.acks.some(({ outdone }) => outdone)) ask(world, client)
}

export const receive =
  (chance: number, lost: boolean): Command =>
  (world) => {
    const reply = pick(world.replies, chance)
    if (!reply) return
    world.replies.splice(world.replies.indexOf(reply), 1)
    if (lost) act(world.clients[reply.client as 0 | 1], { type: 'failed', chance: 0, retryAfter: null })
    else read(world, reply)
  }

/** What was stored is all that is left of a client that was killed; its calls still travel. */
export const restart =
  (who: 0 | 1): Command =>
  (world) => {
    const client = world.clients[who]
    client.outbox = JSON.parse(JSON.stringify(client.outbox)) as Outbox
    client.life++
  }

export const jump =
  (by: number): Command =>
  (world) => {
    world.offset += by
  }

export const pass =
  (by: number): Command =>
  (world) => {
    world.steady += by
  }

/** Hands in as soon as the queue is empty; the server gives one receipt however often it is asked. */
export const handIn =
  (who: 0 | 1): Command =>
  (world) => {
    act(world.clients[who], { type: 'handIn', key: `key ${world.clients[who].life}` })
    if (nextCall(world.clients[who].outbox)?.call !== 'finish') return
    world.receipt ??= now(world)
    if (world.sitting.state === 'open')
      world.sitting = { ...world.sitting, state: 'finished', finishedAt: world.receipt }
    act(world.clients[who], { type: 'handedIn', finishedAt: world.receipt })
  }

/** A sitting that no clock ends, as worksheets are. */
export const withoutTime: Command = (world) => {
  world.sitting = { ...world.sitting, deadlineAt: null }
}

/** The server closes what is over, or the pupil leaves the sitting on another device. */
export const end =
  (state: 'closed' | 'left'): Command =>
  (world) => {
    const { deadlineAt } = world.sitting
    if (world.sitting.state !== 'open' || (state === 'closed' && now(world) < (deadlineAt ?? 0))) return
    world.sitting = { ...world.sitting, state }
  }
