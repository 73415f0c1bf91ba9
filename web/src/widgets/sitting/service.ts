import { recordingIn } from '@phuong/exercises/session'
import {
  discarding,
  handingIn,
  keepingPaper,
  opening,
  recording,
  rowOf,
  tidying,
  tryingAgain,
  unsentOf,
} from './changes.ts'
import { isSittingRow, type SittingRow, waits } from './row.ts'
import { makeSender, type SenderParts } from './sender.ts'
import { makeShownState, type ServiceState } from './shown-state.ts'
import { recordingsIn, soundName } from './sounds.ts'
import { makeSpoken } from './spoken.ts'
import type { SittingStart } from './start.ts'

export type ServiceParts = Omit<SenderParts, 'onConnection' | 'soundOf'> & {
  /** base64; what is left behind at the logout is encrypted with it */
  queueKey: string
  newUuid(): string
}

export type RecordOptions = { readonly typed?: boolean; readonly take?: number }

/** The sittings of one person in this browser: what pages ask of them, and the sending behind. */
export type SittingService = {
  readonly userId: string
  state(): ServiceState
  watch(watcher: () => void): () => void
  serverNow(): number
  /** Whether the time of a sitting may be trusted so far that it ends by it: the server's, or counted by this page alone. */
  knowsTime(track: string): boolean
  /** Asks the server how a sitting stands that lies here from an earlier page. */
  ask(track: string): Promise<void>
  /** Opens the sitting that is under way, or begins one; `fresh` leaves the one under way. @returns its track */
  open(start: SittingStart, fresh?: boolean): Promise<string>
  /** Opens one for a page whose code is on the way, which then finds it here; what its start says is not asked twice. */
  beginAhead(start: SittingStart): Promise<void>
  record(track: string, item: string, response: unknown, options?: RecordOptions): Promise<void>
  handIn(track: string): Promise<void>
  /** Sends what was refused once more. */
  retry(track: string): Promise<void>
  keepPaper(track: string, paper: unknown): Promise<void>
  /** Holds what was said until an answer names it; from then on it is kept until it has arrived (D51). @returns its id */
  keepSound(sound: Blob): string
  /** What was said, where this browser still has it. */
  soundOf(recording: string): Promise<Blob | null>
  /** Whether what was said has reached the server, as far as this device knows; what it does not know of has. */
  hasSentSound(recording: string): boolean
  /** Takes away what the server refused, once its answers have arrived another way. */
  discard(track: string): Promise<void>
  /** The line may be back, or the page is about to sleep. */
  wake(): void
  resume(): void
  /** How many answers and hand-ins have not arrived. */
  unsent(): Promise<number>
  sendAll(): Promise<boolean>
  canKeep(): boolean
  /** Encrypts what has not arrived and takes everything plain away (D26). */
  keepSealed(): Promise<void>
  /** Gives back what was sealed, and looks what waits. */
  restore(): Promise<void>
  /** Takes everything plain of this person away. */
  clear(): Promise<void>
  stop(): void
}

/** The names of what was said in answers that wait. */
const soundsOf = ({ outbox }: SittingRow): string[] =>
  recordingsIn(outbox.queue.map(({ event }) => event)).map(soundName)

/** The sittings of one person: what is shown of them, what their deeds change, and the sending behind. */
export const makeService = (parts: ServiceParts): SittingService => {
  const { store, userId, newUuid } = parts
  /** tracks of the sittings that this page began */
  const begunHere = new Set<string>()
  /** those of them that no page has taken up yet */
  const begunAhead = new Set<string>()
  const spoken = makeSpoken(userId, store, newUuid)
  const sender = makeSender({
    ...parts,
    soundOf: spoken.soundOf,
    onConnection: () => shown.connected(sender.connection()),
  })
  const shown = makeShownState(userId, store, sender)
  const { look } = shown

  // what was sealed at a logout lies here again before anything is opened
  const unsealed = store.unseal(userId, parts.queueKey, isSittingRow).catch(() => undefined)
  const begin = async (): Promise<void> => {
    await unsealed
    await look()
    const { wall } = parts.readings()
    await store.change(userId, (rows) => tidying(rows, wall))
    // from here on the page holds a copy of what was said and waits, as of everything else (D51)
    for (const row of await store.read(userId)) for (const name of soundsOf(row)) await store.paper(userId, name)
  }
  void begin()

  let losses = store.losses()
  /** What the device has lost is put back from this page; the server says what else it knows (C-306). */
  const askAnew = async (): Promise<void> => {
    for (const { sittingId } of await store.read(userId)) await sender.ask(sittingId)
  }
  const unwatch = store.watch(() => {
    if (store.losses() === losses) return
    losses = store.losses()
    void askAnew()
  })

  const open = async (start: SittingStart, fresh = false): Promise<string> => {
    await unsealed
    const { wall } = parts.readings()
    const ids = { sittingId: newUuid(), device: newUuid() }
    const { track, begun } = await store.change(
      userId,
      (rows) => {
        sender.learn(rows)
        const time = { beganAt: sender.serverNow(), clock: sender.clockToSave() }
        return opening(rows, { userId, ...ids, start, fresh, ...time }, wall)
      },
      { strict: true },
    )
    if (begun) begunHere.add(track)
    // a start waits for nothing, not for the reading either: the page shows nothing before it is answered
    sender.wake()
    await look()
    return track
  }

  return {
    userId,
    state: shown.state,
    watch: shown.watch,
    serverNow: sender.serverNow,
    knowsTime: (track) => sender.knowsTime() || begunHere.has(track),
    ask: async (track) => {
      // its start has just asked
      if (begunAhead.delete(track)) return
      const row = rowOf(await store.read(userId), track)
      if (row) await sender.ask(row.sittingId)
    },
    open,
    beginAhead: async (start) => {
      const track = await open(start)
      if (begunHere.has(track)) begunAhead.add(track)
    },
    record: async (track, item, response, { typed = false, take } = {}) => {
      const named = recordingIn(response)
      const sound = named === null ? undefined : await spoken.keptOf(named)
      const answer = { id: newUuid(), item, response, typed, clientAt: sender.serverNow() }
      const given = take === undefined ? answer : { ...answer, take }
      // the writing begins before anything is drawn
      const written = store.change(userId, (rows) => recording(rows, track, given, sound))
      await shown.during(track, item, response, written)
    },
    handIn: async (track) => {
      const key = newUuid()
      await store.change(userId, (rows) => handingIn(rows, track, key), { strict: true })
      await look()
    },
    retry: async (track) => {
      await store.change(userId, (rows) => tryingAgain(rows, track))
      sender.wake()
    },
    keepPaper: (track, paper) => store.change(userId, (rows) => keepingPaper(rows, track, paper)),
    discard: async (track) => {
      await store.change(userId, (rows) => discarding(rows, track))
      await look()
    },
    keepSound: spoken.hold,
    soundOf: spoken.soundOf,
    hasSentSound: (recording) => {
      const { rows, pending } = shown.state()
      const names = ({ response }: { readonly response: unknown }) => recordingIn(response) === recording
      const waits = (rows ?? []).some(({ outbox }) =>
        [...outbox.queue, ...outbox.apart].some(({ event }) => names(event)),
      )
      return rows !== null && !waits && ![...pending.values()].flat().some(names)
    },
    wake: sender.wake,
    resume: sender.resume,
    unsent: async () => unsentOf(await store.read(userId)),
    sendAll: sender.sendAll,
    canKeep: store.canSeal,
    keepSealed: async () => {
      const rows = (await store.read(userId)).filter(waits)
      const names = rows.flatMap(soundsOf)
      const sounds = await Promise.all(names.map(async (name) => [name, await store.paper(userId, name)] as const))
      await store.seal(userId, parts.queueKey, rows, Object.fromEntries(sounds))
    },
    restore: async () => {
      await store.unseal(userId, parts.queueKey, isSittingRow)
      await look()
    },
    clear: () => store.clear(userId),
    stop: () => {
      unwatch()
      shown.stop()
      sender.stop()
    },
  }
}
