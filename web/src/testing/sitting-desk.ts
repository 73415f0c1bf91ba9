import {
  type Ack,
  effective,
  givesFeedback,
  isOutdone,
  type JudgedSitting,
  judgeEvent,
  type LoggedEvent,
  lastWords,
  type SittingEvent,
  type SittingKind,
} from '@phuong/exercises/session'
import { CallError } from '../api/call-error.ts'
import { newUuid } from '../browser/chance.ts'
import { deviceArea } from '../browser/sitting-store/database.ts'
import { makeSittingStore, type SittingStore } from '../browser/sitting-store/store.ts'
import type { SittingCalls, StartAnswer } from '../sitting/sending/calls.ts'
import { makeService, type SittingService } from '../sitting/service.ts'
import { joinedRow, type SittingRow } from '../sitting/state/row.ts'

/** A pupil's desk for tests: a time that only the test moves, a server with the product's own rules, and a line that fails. */

/** Waits, turn by turn of the event loop, until something is so; a test that never gets there runs into its time limit. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
}

type Timer = { at: number; run(): void }

export const makeTime = (start = 1_000_000) => {
  let steady = start
  let wallOffset = 0
  let slept = 0
  const timers = new Set<Timer>()
  return {
    readings: () => ({ steady, wall: steady + slept + wallOffset }),
    /** How much time has really passed, in ms since the same moment as `steady`. */
    real: () => steady + slept,
    /** The device sleeps: its date goes on, its steady clock and what it has planned do not. */
    sleep: (ms: number) => {
      slept += ms
    },
    /** The device's date is put forward or back. */
    setDate: (by: number) => {
      wallOffset += by
    },
    later: (run: () => void, ms: number) => {
      const timer = { at: steady + ms, run }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    /** When the next thing is planned, in ms from now; null when nothing is. */
    nextIn: (): number | null => {
      const at = Math.min(...[...timers].map((timer) => timer.at))
      return Number.isFinite(at) ? at - steady : null
    },
    /** Lets time pass, and what is due in it happen. */
    pass: (ms: number) => {
      steady += ms
      for (const timer of [...timers].filter(({ at }) => at <= steady)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

type Failure = 'none' | 'down' | 'lost' | 'signedOut' | CallError
type Held = {
  id: string
  kind: SittingKind
  log: (LoggedEvent & { serverAt: number })[]
  sitting: JudgedSitting
  receipt: Awaited<ReturnType<SittingCalls['finish']>> | null
}

export const makeServer = (time: ReturnType<typeof makeTime>, items: readonly string[] = ['q1', 'q2', 'q3']) => {
  const sittings = new Map<string, Held>()
  /** what was said, by the id of its recording */
  const sounds = new Map<string, Blob>()
  /** every call that arrived, by name */
  const calls: string[] = []
  /** what happens to the next calls, in order; afterwards all goes well */
  const failures: Failure[] = []
  const offset = 5_000_000
  let repeated = 0
  const now = () => time.real() + offset

  const through = async <Answer>(name: string, serve: () => Answer): Promise<Answer> => {
    const failure = failures.shift()
    if (failure === 'down') throw new CallError('OFFLINE')
    calls.push(name)
    if (failure === 'signedOut') throw new CallError('NO_SESSION', { status: 401 })
    if (failure instanceof CallError) throw failure
    const answer = serve()
    if (failure === 'lost') throw new CallError('OFFLINE')
    return JSON.parse(JSON.stringify(answer)) as Answer
  }
  const found = (id: string): Held => {
    const held = sittings.get(id)
    if (!held) throw new CallError('NOT_FOUND', { status: 404 })
    return held
  }
  const counted = ({ log, kind }: Held) => effective(kind, log)
  const maxSeqOf = ({ log }: Held) => Math.max(0, ...log.map(({ seq }) => seq))
  const verdictOf = ({ response }: SittingEvent) => {
    const correct = response === 'right'
    return { correct, right: correct ? 1 : 0, total: 1, parts: {} }
  }
  const describe = (held: Held): StartAnswer => ({
    sittingId: held.id,
    kind: held.kind,
    attempt: 1,
    state: held.sitting.state,
    serverNow: now(),
    deadlineAt: held.sitting.deadlineAt,
    revision: 1,
    maxSeq: maxSeqOf(held),
    attemptsLeft: null,
    answers: [...counted(held).values()].map((event) => ({
      item: event.item,
      response: event.response,
      verdict: givesFeedback(held.kind) ? verdictOf(event) : null,
    })),
  })
  const open = (id: string, kind: SittingKind): Held => {
    const held: Held = {
      id,
      kind,
      log: [],
      sitting: {
        kind,
        state: 'open',
        startedAt: now(),
        deadlineAt: kind === 'olympic' ? now() + 1_800_000 : null,
        finishedAt: null,
        items: new Map(items.map((item) => [item, () => true])),
      },
      receipt: null,
    }
    sittings.set(id, held)
    return held
  }

  const api: SittingCalls = {
    sendSound: (id, recording, sound) =>
      through(`sound ${recording}`, () => {
        found(id)
        sounds.set(recording, sound)
        return null
      }).then(() => undefined),
    start: (id, { kind }, fresh) =>
      through('start', () => {
        const known = sittings.get(id)
        if (known) return describe(known)
        const other = [...sittings.values()].find(({ sitting }) => sitting.state === 'open')
        if (other && !fresh) return describe(other)
        if (other) other.sitting = { ...other.sitting, state: 'left' }
        return describe(open(id, kind))
      }),
    append: (id, events) =>
      through(`append ${events.map(({ item }) => item).join(' ')}`, () => {
        const held = found(id)
        const before = counted(held)
        const arrived = held.log.length
        const acks = events.map((event): Ack => {
          const judgement = judgeEvent({ sitting: held.sitting, known: held.log, event, now: now() })
          const { status, lateSync } = judgement
          if (status === 'refused') return { id: event.id, status, code: judgement.code }
          const verdict = givesFeedback(held.kind) ? { verdict: verdictOf(event) } : {}
          if (status === 'duplicate') return { id: event.id, status, logged: judgement.logged.status, ...verdict }
          held.log.push({ ...event, clientAt: judgement.clientAt, status, lateSync, serverAt: now() })
          return { id: event.id, status, ...verdict }
        })
        const fresh = held.log.slice(arrived)
        const given = { kind: held.kind, before, fresh, maxSeq: maxSeqOf(held), now: now() }
        held.log.push(...lastWords({ ...given, newId: () => `again-${++repeated}` }))
        const counts = counted(held)
        const told = acks.map((ack, at) => {
          const event = events[at]
          return event && isOutdone(counts.get(event.item), event) ? { ...ack, outdone: true } : ack
        })
        return { acks: told, maxSeq: maxSeqOf(held), serverNow: now() }
      }),
    finish: (id) =>
      through('finish', () => {
        const held = found(id)
        held.receipt ??= {
          sittingId: id,
          finishedAt: now(),
          count: counted(held).size,
          hash: 'hash',
          Score: 10,
          Star: 3,
          late: false,
          serverNow: now(),
        }
        held.sitting = { ...held.sitting, state: 'finished', finishedAt: held.receipt.finishedAt }
        return held.receipt
      }),
  }
  return {
    api,
    calls,
    failures,
    now,
    sittings,
    sounds,
    /** A sitting that another device has open, with these answers. */
    openElsewhere: (id: string, kind: SittingKind, answers: Readonly<Record<string, string>>) => {
      const held = open(id, kind)
      Object.entries(answers).forEach(([item, response], index) => {
        held.log.push({
          id: `elsewhere-${item}`,
          item,
          seq: index + 1,
          kind: givesFeedback(kind) ? 'submit' : 'draft',
          response,
          clientAt: now(),
          device: 'elsewhere',
          status: 'stored',
          lateSync: false,
          serverAt: now(),
        })
      })
    },
  }
}

/** What an event of the server's log says, for expectations. */
export const logOf = (held: Held | undefined): string[] =>
  (held?.log ?? []).map(({ item, response, status }) => `${item}=${String(response)} ${status}`)

/** Where two tabs of one browser hear of each other. */
export const makeTabs = () => {
  const tabs = new Set<() => void>()
  return () => {
    let own: (() => void) | null = null
    return {
      ring: () => {
        for (const tab of tabs) if (tab !== own) tab()
      },
      hear: (heard: () => void) => {
        own = heard
        tabs.add(heard)
      },
    }
  }
}

/** Nothing has to wait for a browser here. */
export const noPause = async (): Promise<void> => undefined

type DeskParts = {
  time: ReturnType<typeof makeTime>
  api: SittingCalls
  userId?: string
  queueKey?: string
  bell?: ReturnType<ReturnType<typeof makeTabs>>
  store?: SittingStore<SittingRow>
}

let made = 0

/** One page of one pupil's browser over the database of this test. */
export const openPage = ({
  time,
  api,
  userId = 'pupil',
  queueKey = btoa('k'.repeat(32)),
  bell = makeTabs()(),
  store = makeSittingStore<SittingRow>((gone) => deviceArea<SittingRow>(gone, newUuid), bell, joinedRow, noPause),
}: DeskParts): SittingService =>
  makeService({
    userId,
    queueKey,
    store,
    calls: api,
    readings: time.readings,
    chance: () => 0,
    newUuid: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    later: time.later,
    oneAtATime: (_, run) => run(),
  })
