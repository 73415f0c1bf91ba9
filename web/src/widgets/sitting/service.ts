import { type Outbox, recordingIn } from '@phuong/exercises/session'
import { act, currentOf, isSittingRow, newRow, outdated, paperName, recorded, type SittingRow, waits } from './row.ts'
import { makeSender, type SenderParts } from './sender.ts'
import { isKeptSound, type KeptSound, packed, recordingsIn, soundName, unpacked } from './sounds.ts'
import { placeOf, type SittingStart } from './start.ts'
import type { Connection } from './transport.ts'

/** An answer that is on its way to the store; the screen shows it meanwhile. */
type Pending = { readonly item: string; readonly response: unknown; readonly mark: object }

export type ServiceState = {
  /** null until the store has answered the first time */
  readonly rows: readonly SittingRow[] | null
  /** by the id that a page follows its sitting by */
  readonly pending: ReadonlyMap<string, readonly Pending[]>
  /** by the name of the paper */
  readonly papers: ReadonlyMap<string, unknown>
  readonly connection: Connection
  readonly kept: 'device' | 'memory'
}

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

export const makeService = (parts: ServiceParts): SittingService => {
  const { store, userId } = parts
  const watchers = new Set<() => void>()
  /** tracks of the sittings that this page began */
  const begunHere = new Set<string>()
  /** those of them that no page has taken up yet */
  const begunAhead = new Set<string>()
  /** what was said on this page, and the same as it is kept */
  const said = new Map<string, { sound: Blob; kept: Promise<KeptSound> }>()
  let stopped = false
  let state: ServiceState = {
    rows: null,
    pending: new Map(),
    papers: new Map(),
    connection: 'online',
    kept: store.kept(),
  }
  const set = (next: Partial<ServiceState>) => {
    state = { ...state, ...next }
    for (const watcher of watchers) watcher()
  }
  const soundOf = async (recording: string): Promise<Blob | null> => {
    const held = said.get(recording)
    if (held) return held.sound
    const kept = await store.paper(userId, soundName(recording))
    return isKeptSound(kept) ? unpacked(kept) : null
  }
  const sender = makeSender({ ...parts, soundOf, onConnection: () => set({ connection: sender.connection() }) })

  const papersOf = async (rows: readonly SittingRow[]): Promise<ReadonlyMap<string, unknown>> => {
    const missing = rows.map(paperName).filter((name) => state.papers.get(name) === undefined)
    if (missing.length === 0) return state.papers
    const found = await Promise.all(
      missing.map(async (name): Promise<[string, unknown]> => [name, await store.paper(userId, name)]),
    )
    return new Map([...state.papers, ...found.filter(([, paper]) => paper !== undefined)])
  }

  let newest: Promise<void> = Promise.resolve()
  let reading = 0
  /** Shows what is stored; when it is done, all of it that was stored before stands on the screen. */
  const look = (): Promise<void> => {
    newest = readAnew(++reading)
    return newest
  }
  const readAnew = async (mine: number): Promise<void> => {
    if (stopped) return
    const rows = await store.read(userId)
    const papers = await papersOf(rows)
    // a later reading sees more, and is waited for: until it is done, what this one saw does not stand anywhere
    if (mine !== reading) return newest
    if (stopped) return
    sender.learn(rows)
    set({ rows, papers, kept: store.kept() })
    await sender.look()
  }
  const unwatch = store.watch(() => void look())

  const change = <Result>(
    decide: (rows: readonly SittingRow[]) => {
      put?: readonly SittingRow[]
      remove?: readonly string[]
      papers?: Readonly<Record<string, unknown>>
      result: Result
    },
    options?: { strict?: boolean },
  ): Promise<Result> => store.change(userId, decide, options)
  const rowOf = (rows: readonly SittingRow[], track: string) => rows.find(({ tracks }) => tracks.includes(track))
  const changeRow = (track: string, next: (row: SittingRow) => SittingRow | null, strict = false) =>
    change(
      (rows) => {
        const row = rowOf(rows, track)
        const changed = row ? next(row) : null
        return changed ? { put: [changed], result: true } : { result: false }
      },
      { strict },
    )

  const begin = async (): Promise<void> => {
    await store.unseal(userId, parts.queueKey, isSittingRow).catch(() => undefined)
    const { wall } = parts.readings()
    const old = await change((rows) => {
      const gone = rows.filter((row) => outdated(row, wall))
      return { remove: gone.map(({ sittingId }) => sittingId), result: gone }
    })
    if (old.length > 0)
      await store.change(userId, () => ({
        papers: Object.fromEntries(old.flatMap(namesOf).map((name) => [name, undefined])),
        result: undefined,
      }))
    await look()
  }
  const begun = begin()

  const open = async (start: SittingStart, fresh = false): Promise<string> => {
    await begun
    const { wall } = parts.readings()
    const track = await change(
      (rows) => {
        const under = currentOf(rows, placeOf(start))
        if (under && !fresh) return { result: under.tracks[0] ?? under.sittingId }
        const row = newRow({
          userId,
          sittingId: parts.newUuid(),
          device: parts.newUuid(),
          start,
          fresh,
          createdAt: Math.max(wall, (under?.createdAt ?? 0) + 1),
          beganAt: sender.serverNow(),
          clock: sender.clockToSave(),
        })
        begunHere.add(row.sittingId)
        return { put: [...(under ? [{ ...under, left: true }] : []), row], result: row.sittingId }
      },
      { strict: true },
    )
    await look()
    // a start waits for nothing: the page shows nothing before it is answered
    sender.wake()
    return track
  }

  const unsentRows = async () => (await store.read(userId)).filter(waits)

  return {
    userId,
    state: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
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
      const recording = recordingIn(response)
      const kept = recording === null ? undefined : await said.get(recording)?.kept
      const mark = {}
      const others = (list: readonly Pending[] = []) => list.filter((one) => one.mark !== mark)
      const given = { id: parts.newUuid(), item, response, typed, clientAt: sender.serverNow() }
      // the writing begins before anything is drawn
      const written = change((rows) => {
        const row = rowOf(rows, track)
        const next = row ? recorded(row, { ...given, ...(take !== undefined && { take }) }) : null
        if (next === null) return { result: false }
        // the answer and what was said in one: neither is ever here alone
        const papers = recording !== null && kept ? { [soundName(recording)]: kept } : {}
        return { put: [next], papers, result: true }
      })
      set({
        pending: new Map(state.pending).set(track, [...others(state.pending.get(track)), { item, response, mark }]),
      })
      await written
      await look()
      set({ pending: new Map(state.pending).set(track, others(state.pending.get(track))) })
    },
    handIn: async (track) => {
      const key = parts.newUuid()
      await changeRow(track, (row) => (row.left ? null : act(row, { type: 'handIn', key })), true)
      await look()
    },
    retry: async (track) => {
      await changeRow(track, (row) => act(row, { type: 'tryAgain' }))
      sender.wake()
    },
    keepPaper: async (track, paper) => {
      await store.change(userId, (rows) => {
        const row = rowOf(rows, track)
        return row ? { papers: { [paperName(row)]: paper }, result: undefined } : { result: undefined }
      })
    },
    discard: async (track) => {
      await store.change(userId, (rows) => {
        const row = rowOf(rows, track)
        if (row === undefined || row.outbox.refusal === null) return { result: undefined }
        return { remove: [row.sittingId], papers: { [paperName(row)]: undefined }, result: undefined }
      })
      await look()
    },
    keepSound: (sound) => {
      const recording = parts.newUuid()
      said.set(recording, { sound, kept: packed(sound) })
      return recording
    },
    soundOf,
    wake: sender.wake,
    resume: sender.resume,
    unsent: async () => (await unsentRows()).reduce((sum, { outbox }) => sum + unsentIn(outbox), 0),
    sendAll: sender.sendAll,
    canKeep: store.canSeal,
    keepSealed: async () => {
      const rows = await unsentRows()
      const names = rows.flatMap(({ outbox }) => recordingsIn(outbox.queue.map(({ event }) => event))).map(soundName)
      const sounds = await Promise.all(names.map(async (name) => [name, await store.paper(userId, name)] as const))
      await store.seal(userId, parts.queueKey, rows, Object.fromEntries(sounds))
    },
    restore: async () => {
      await store.unseal(userId, parts.queueKey, isSittingRow)
      await look()
    },
    clear: () => store.clear(userId),
    stop: () => {
      stopped = true
      unwatch()
      sender.stop()
    },
  }
}

/** What is kept beside a row: its paper, and what was said in answers that have not arrived. */
const namesOf = (row: SittingRow): string[] => [
  paperName(row),
  ...recordingsIn([...row.outbox.queue, ...row.outbox.apart].map(({ event }) => event)).map(soundName),
]

const unsentIn = ({ queue, finishKey, handedInAt }: Outbox): number =>
  queue.length + (finishKey !== null && handedInAt === null ? 1 : 0)

/** The sitting that a page shows: the one that it follows, before that the one under way. */
export const shownRow = (rows: readonly SittingRow[], track: string | null, place: string): SittingRow | null =>
  (track === null ? null : rows.find(({ tracks }) => tracks.includes(track))) ??
  (track === null ? currentOf(rows, place) : null)
