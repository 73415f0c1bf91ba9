import { recordingIn } from '@phuong/exercises/session'
import type { SittingStore } from '../../browser/sitting-store/store.ts'
import type { Sender, SenderParts } from '../sending/sender.ts'
import {
  discarding,
  handingIn,
  keepingPaper,
  opening,
  overShown,
  recording,
  rowOf,
  saying,
  tryingAgain,
} from '../state/changes.ts'
import type { SittingRow } from '../state/row.ts'
import type { ShownState } from '../state/shown-state.ts'
import type { Spoken } from '../state/spoken.ts'
import type { SittingStart } from '../state/start.ts'

export type RecordOptions = { readonly typed?: boolean; readonly take?: number }

/** What the pages of one person do with their sittings; each is followed by its track, the id that it had when it was opened. */
export type SittingActs = {
  /** Opens the sitting that is under way, or begins one; `fresh` leaves the one under way. @returns its track */
  open(start: SittingStart, fresh?: boolean): Promise<string>
  /** Opens one for a page whose code is on the way, which then finds it here; what its start says is not asked twice. */
  beginAhead(start: SittingStart): Promise<void>
  /** Asks the server how a sitting stands that lies here from an earlier page. */
  ask(track: string): Promise<void>
  /** Whether the time of a sitting may be trusted so far that it ends by it: the server's, or counted by this page alone. */
  knowsTime(track: string): boolean
  record(track: string, item: string, response: unknown, options?: RecordOptions): Promise<void>
  /** Keeps what was said for an item until it is handed in; a response that names no recording lets it go (H176). */
  say(track: string, item: string, response: unknown): Promise<void>
  handIn(track: string): Promise<void>
  /** Sends what was refused once more. */
  retry(track: string): Promise<void>
  keepPaper(track: string, paper: unknown): Promise<void>
  /** Takes away what the server refused, once its answers have arrived another way. */
  discard(track: string): Promise<void>
}

type Parts = Pick<SenderParts, 'userId' | 'readings'> & {
  store: Pick<SittingStore<SittingRow>, 'read' | 'change'>
  newUuid(): string
  /** what was sealed at a logout lies here again: before that nothing is opened */
  unsealed: Promise<void>
  sender: Pick<Sender, 'learn' | 'serverNow' | 'clockToSave' | 'knowsTime' | 'ask' | 'wake'>
  shown: Pick<ShownState, 'state' | 'settled' | 'during'>
  spoken: Pick<Spoken, 'keptOf'>
}

export const makeActs = (parts: Parts): SittingActs => {
  const { userId, store, newUuid, sender, shown } = parts
  const changeShown: typeof store.change = (person, decide, options) =>
    store.change(person, overShown(decide, shown.state()), options)
  /** tracks of the sittings that this page began, and when in the server's time */
  const begunHere = new Map<string, number>()
  /** those of them that no page has taken up yet */
  const begunAhead = new Set<string>()

  const open = async (start: SittingStart, fresh = false): Promise<string> => {
    await parts.unsealed
    const { wall } = parts.readings()
    const ids = { sittingId: newUuid(), device: newUuid() }
    const { track, begunAt } = await store.change(
      userId,
      (rows) => {
        sender.learn(rows)
        const time = { beganAt: sender.serverNow(), clock: sender.clockToSave() }
        const change = opening(rows, { userId, ...ids, start, fresh, ...time }, wall)
        const { track, begun } = change.result
        return { ...change, result: { track, begunAt: begun ? time.beganAt : null } }
      },
      { strict: true },
    )
    if (begunAt !== null) begunHere.set(track, begunAt)
    // a start waits for nothing, not for the reading either: the page shows nothing before it is answered
    sender.wake()
    await shown.settled()
    return track
  }

  const soundIn = async (response: unknown) => {
    const named = recordingIn(response)
    return named === null ? undefined : parts.spoken.keptOf(named)
  }

  return {
    open,
    beginAhead: async (start) => {
      const track = await open(start)
      if (begunHere.has(track)) begunAhead.add(track)
    },
    ask: async (track) => {
      // its start has just asked
      if (begunAhead.delete(track)) return
      const row = rowOf(await store.read(userId), track)
      if (row) await sender.ask(row.sittingId)
    },
    knowsTime: (track) => sender.knowsTime(begunHere.get(track)),
    record: async (track, item, response, { typed = false, take } = {}) => {
      const sound = await soundIn(response)
      const time = { clientAt: sender.serverNow(), doubtful: !sender.knowsTime(), clock: sender.clockToSave() }
      const once = { id: newUuid(), item, response, typed, ...time }
      const answer = take === undefined ? once : { ...once, take }
      // the writing begins before anything is drawn
      const written = changeShown(userId, (rows) => recording(rows, track, answer, sound))
      await shown.during(track, item, response, written)
    },
    say: async (track, item, response) => {
      const sound = await soundIn(response)
      await changeShown(userId, (rows) => saying(rows, track, item, response, sound))
      await shown.settled()
    },
    handIn: async (track) => {
      const key = newUuid()
      await changeShown(userId, (rows) => handingIn(rows, track, key), { strict: true })
      await shown.settled()
    },
    retry: async (track) => {
      await changeShown(userId, (rows) => tryingAgain(rows, track))
      sender.wake()
    },
    keepPaper: (track, paper) => store.change(userId, (rows) => keepingPaper(rows, track, paper)),
    discard: async (track) => {
      await store.change(userId, (rows) => discarding(rows, track))
      await shown.settled()
    },
  }
}
