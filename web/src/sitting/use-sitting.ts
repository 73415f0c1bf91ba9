import { type ApartEvent, type Shown, shown } from '@phuong/exercises/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { authQuery } from '../api/session-query.ts'
import { loadAnew } from '../browser/history.ts'
import { useSurroundings } from '../widgets/surroundings.ts'
import { useTypedWords } from '../widgets/unsaved/typed-words.ts'
import type { RecordOptions } from './acts/acts.ts'
import { serviceFor } from './current.ts'
import type { Receipt, SittingAnswer, StartAnswer } from './sending/calls.ts'
import type { Connection } from './sending/transport.ts'
import { shownRow } from './state/changes.ts'
import { deadlineIn, isOver, paperName, type SittingRow, waits } from './state/row.ts'
import type { ServiceState } from './state/shown-state.ts'
import { placeOf, type SittingStart } from './state/start.ts'
import { problemText } from './texts.ts'

/** Why a sitting could not begin or go on; nothing of it is thrown away. `text` may be shown as it is. */
export type SittingProblem = { readonly code: string; readonly text: string }

/** What a page of a sitting works with; everything but the functions is what stands on the screen now. */
export type Sitting = {
  /**
   * opening: neither the server nor this device has said what is there (`connection` says whether the line is down).
   * open: it may be answered, also without a line. finished: handed in or over; `receipt` may still be on its way.
   * failed: it cannot begin or go on, `problem` says why.
   */
  readonly status: 'opening' | 'open' | 'finished' | 'failed'
  /** this device has looked, and no sitting of the paper is under way on it */
  readonly none: boolean
  /** the sitting in use; it changes once when the server had another one open (its answers come along) */
  readonly sittingId: string | null
  /** the last answer to SITTING_Start, also after a reload without a line; null while a sitting begun offline waits */
  readonly start: Omit<StartAnswer, 'answers' | 'document'> | null
  /** there was work in it when this page opened it: the screen may offer to go on or to begin again */
  readonly resumed: boolean
  /** what counts for each item now: the own answers over those of the server, with the verdict where there is one */
  readonly answers: ReadonlyMap<string, SittingAnswer>
  /** by item, what names a recording and is not handed in, as this device keeps it (H176) */
  readonly said: Readonly<Record<string, unknown>>
  /**
   * what is shown, as it was kept: for a worksheet the public document of the pinned revision, for other kinds what
   * `keepPaper` was given; undefined when there is nothing
   */
  readonly paper: unknown
  /** the three states of D24; SaveState draws them */
  readonly shown: Shown
  /** answers that do not count (late, locked, refused), with their reason; shown on demand */
  readonly apart: readonly ApartEvent[]
  readonly receipt: Receipt | null
  readonly problem: SittingProblem | null
  /** signedOut: sending waits until the same person has signed in again in place */
  readonly connection: Connection
  /** memory: this browser keeps nothing, so what waits is lost with the page (H029) */
  readonly kept: 'device' | 'memory'
  /** the device has lost what was kept while this page was open; all of it was put back (docs/decisions/0034-without-storage.md) */
  readonly lost: boolean
  /** in the server's time, ms since 1970 UTC; null for kinds without a time */
  readonly deadlineAt: number | null
  /** the server's time now in ms since 1970 UTC, whatever the device's date says */
  serverNow(): number
  /** False while that time rests on the device's date alone, after a reload that the server has not answered: nothing ends by it. */
  knowsTime(): boolean
  /**
   * Puts an answer into the queue: it is in `answers` at once, and on the device before the promise is fulfilled.
   * `typed`: a letter more of a text, which takes the place of the unsent draft of its item. With feedback (olympic,
   * unit) it is the one submit of its item; otherwise a draft. Does nothing once the sitting is over.
   */
  record(item: string, response: unknown, options?: RecordOptions): Promise<void>
  /** Keeps what was said for an item until it is handed in; a response that names no recording lets it go. */
  say(item: string, response: unknown): Promise<void>
  /** Asks for the hand-in; it leaves behind everything that waits, once, however often it is pressed. */
  handIn(): Promise<void>
  /** Leaves the open sitting (it stays in the history) and begins a new one: 'Làm lại từ đầu' (D23). */
  restart(): Promise<void>
  /** Tries a failed sitting again. */
  retry(): Promise<void>
  /** Keeps what a reload without a line is to show. */
  keepPaper(paper: unknown): Promise<void>
}

export type UseSittingOptions = {
  /**
   * Whether a sitting may be begun; true when not given. While false the one that is under way on this device is shown,
   * and `status` is 'opening' when there is none.
   */
  readonly begin?: boolean
}

const none: ReadonlyMap<string, SittingAnswer> = new Map()
const nothing = {}

const answersOf = (row: SittingRow, pending: ServiceState['pending']): ReadonlyMap<string, SittingAnswer> => {
  const onTheirWay = row.tracks.flatMap((track) => pending.get(track) ?? [])
  return new Map([
    ...Object.entries(row.answers),
    ...onTheirWay.map(({ item, response }): [string, SittingAnswer] => [item, { item, response, verdict: null }]),
  ])
}

const hasWork = (row: SittingRow | null | undefined): boolean => Object.keys(row?.answers ?? {}).length > 0

/** What is on its way to the store is not saved yet (H001). */
const shownOf = (row: SittingRow, pending: ServiceState['pending']): Shown => {
  const { outbox, tracks } = row
  const now = shown(outbox)
  const onItsWay = tracks.some((track) => (pending.get(track)?.length ?? 0) > 0)
  return now.state === 'saved' && onItsWay ? { state: 'waiting' } : now
}

const statusOf = (row: SittingRow | null, { connection }: ServiceState): Sitting['status'] => {
  if (row === null) return 'opening'
  if (row.outbox.refusal !== null) return 'failed'
  if (isOver(row)) return 'finished'
  // without a line it opens with what is here; the screen says whether that is enough
  return row.answered !== null || connection !== 'online' ? 'open' : 'opening'
}

/**
 * The sitting of a paper, on this device and on the server: opens the one that is under way or starts one, keeps each
 * answer in the browser before it is sent, sends in the background, and follows what other tabs do. A session that ends
 * meanwhile asks for the sign-in in place (D24). Below the shell only; give `start` the same fields at each call.
 */
export const useSitting = (start: SittingStart, { begin = true }: UseSittingOptions = {}): Sitting => {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const service = serviceFor(me)
  const state = useSyncExternalStore(service.watch, service.state)
  const place = placeOf(start)
  const [followed, setFollowed] = useState<{ track: string; place: string; resumed: boolean } | null>(null)
  const track = followed?.place === place ? followed.track : null
  // between two sittings neither is shown: the one before is over the moment it is left
  const [restarting, setRestarting] = useState(false)
  const row = state.rows === null || restarting ? null : shownRow(state.rows, track, place)

  const latest = useRef(start)
  latest.current = start
  const loaded = state.rows !== null
  const underWay = track === null ? (row?.tracks[0] ?? null) : null
  useEffect(() => {
    if (track !== null || !loaded) return
    // what lies here is followed at once; a new one is begun when the screen allows it
    if (underWay !== null) {
      const here = service.state().rows?.find(({ tracks }) => tracks.includes(underWay))
      setFollowed({ track: underWay, place, resumed: hasWork(here) })
      void service.acts.ask(underWay)
    } else if (begin) {
      let gone = false
      void service.acts.open(latest.current).then((opened) => {
        if (!gone) setFollowed({ track: opened, place, resumed: false })
      })
      return () => {
        gone = true
      }
    }
    return
  }, [service, track, underWay, begin, place, loaded])

  const status = statusOf(row, state)
  const waiting = row !== null && waits(row)
  const wasUnderWay = useRef(false)
  if (row !== null) wasUnderWay.current = status === 'open' || status === 'opening'
  // its person has left in another window, and with them what this device kept of it
  const isGone = track !== null && loaded && row === null && !restarting && wasUnderWay.current
  useTypedWords(row !== null && (status === 'open' || waiting))
  const isSignedOut = state.connection === 'signedOut'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person may have come back
  useEffect(() => {
    if (!isSignedOut && !isGone) return
    const askWho = async () => {
      await client.refetchQueries({ queryKey: authQuery.queryKey })
      // signed in again, here or in another window before this one heard of it
      const { data, status } = client.getQueryState(authQuery.queryKey) ?? {}
      const now = data?.loggedInUser
      if (now?.id !== service.userId || now.mustChangePassword) return
      if (!isGone) service.sending.resume()
      // what the server has of it is asked for as ever
      else if (status === 'success') loadAnew()
    }
    void askWho()
  }, [isSignedOut, isGone, client, service, me])
  useLostWork(waiting && state.kept === 'memory')

  const answers = useMemo(() => (row === null ? none : answersOf(row, state.pending)), [row, state.pending])
  const follows = track ?? underWay
  const acts = useMemo(() => {
    const withTrack = (use: (followed: string) => Promise<void>) => async () => {
      if (follows !== null) await use(follows)
    }
    return {
      record: async (item: string, response: unknown, options?: RecordOptions) => {
        if (follows !== null) await service.acts.record(follows, item, response, options)
      },
      say: async (item: string, response: unknown) => {
        if (follows !== null) await service.acts.say(follows, item, response)
      },
      handIn: withTrack(service.acts.handIn),
      retry: withTrack(service.acts.retry),
      keepPaper: async (paper: unknown) => {
        if (follows !== null) await service.acts.keepPaper(follows, paper)
      },
    }
  }, [service, follows])
  const knowsTime = useCallback(() => follows !== null && service.acts.knowsTime(follows), [service, follows])
  const restart = useCallback(async () => {
    setRestarting(true)
    const opened = await service.acts.open(latest.current, true)
    setFollowed({ track: opened, place: placeOf(latest.current), resumed: false })
    setRestarting(false)
  }, [service])

  return {
    status,
    none: loaded && row === null && !restarting,
    sittingId: row?.sittingId ?? null,
    start: row?.answered ?? null,
    resumed:
      // what lies here may be drawn before it is followed
      (track === null ? hasWork(row) : followed?.resumed === true) ||
      (row?.outbox.sittingId !== row?.tracks[0] && answers.size > 0),
    answers,
    said: row?.said ?? nothing,
    paper: row === null ? undefined : state.papers.get(paperName(row)),
    shown: row === null ? { state: 'saved' } : shownOf(row, state.pending),
    apart: row?.outbox.apart ?? [],
    receipt: row?.receipt ?? null,
    problem: row === null || row.outbox.refusal === null ? null : problemOf(row.outbox.refusal),
    connection: state.connection,
    kept: state.kept,
    lost: state.lost,
    deadlineAt: row === null ? null : deadlineIn(row),
    serverNow: service.sending.serverNow,
    knowsTime,
    ...acts,
    restart,
  }
}

const problemOf = (code: string): SittingProblem => ({ code, text: problemText(code) })

/** Only where this browser keeps nothing: asks before the page goes with answers that have not arrived (H029). */
const useLostWork = (lost: boolean): void => {
  useEffect(() => {
    if (!lost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [lost])
}
