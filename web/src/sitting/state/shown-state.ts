import type { SittingStore } from '../../browser/sitting-store/store.ts'
import type { Sender } from '../sending/sender.ts'
import type { Connection } from '../sending/transport.ts'
import { paperName, type SittingRow } from './row.ts'

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
  /** the device has lost what was kept, and this page has put it back */
  readonly lost: boolean
}

export type ShownState = {
  state(): ServiceState
  watch(watcher: () => void): () => void
  connected(connection: Connection): void
  /** Reads what is stored; when it is done, all of it that was stored before stands on the screen. */
  look(): Promise<void>
  /** What this page has written so far stands on the screen. */
  settled(): Promise<void>
  /** Shows an answer while it is being written, and until what is stored stands on the screen. */
  during(track: string, item: string, response: unknown, written: Promise<unknown>): Promise<void>
  stop(): void
}

/**
 * What the pages of one person show of what this browser keeps. The sender learns the time from each reading before it is
 * shown, and looks what waits after it.
 */
export const makeShownState = (
  userId: string,
  store: Pick<SittingStore<SittingRow>, 'read' | 'paper' | 'kept' | 'losses' | 'watch'>,
  sender: Pick<Sender, 'learn' | 'look'>,
): ShownState => {
  const watchers = new Set<() => void>()
  let stopped = false
  let state: ServiceState = {
    rows: null,
    pending: new Map(),
    papers: new Map(),
    connection: 'online',
    kept: store.kept(),
    lost: store.losses() > 0,
  }
  const set = (next: Partial<ServiceState>) => {
    state = { ...state, ...next }
    for (const watcher of watchers) watcher()
  }

  const papersOf = async (rows: readonly SittingRow[]): Promise<ReadonlyMap<string, unknown>> => {
    const missing = rows.map(paperName).filter((name) => state.papers.get(name) === undefined)
    if (missing.length === 0) return state.papers
    const stored = await Promise.all(
      missing.map(async (name): Promise<[string, unknown]> => [name, await store.paper(userId, name)]),
    )
    return new Map([...state.papers, ...stored.filter(([, paper]) => paper !== undefined)])
  }

  let newest: Promise<void> = Promise.resolve()
  let sight = 0
  const takeUp = async (mine: number, rows: readonly SittingRow[]): Promise<void> => {
    const papers = await papersOf(rows)
    // a later sight sees more, and is waited for: until it stands on the screen, what this one saw does not stand anywhere
    if (mine !== sight) return newest
    if (stopped) return
    sender.learn(rows)
    set({ rows, papers, kept: store.kept(), lost: store.losses() > 0 })
    sender.look(rows)
  }
  const read = async (mine: number): Promise<void> => {
    if (!stopped) await takeUp(mine, await store.read(userId))
  }
  const look = (): Promise<void> => {
    newest = read(++sight)
    return newest
  }
  // what this page has written is shown as it was written; what others wrote is read
  const unwatch = store.watch((written) => {
    if (written === null) void look()
    else if (written.userId === userId) newest = takeUp(++sight, written.rows)
  })

  return {
    state: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    connected: (connection) => set({ connection }),
    look,
    settled: () => newest,
    during: async (track, item, response, written) => {
      const mark = {}
      const others = () => (state.pending.get(track) ?? []).filter((one) => one.mark !== mark)
      set({ pending: new Map(state.pending).set(track, [...others(), { item, response, mark }]) })
      await written
      await newest
      set({ pending: new Map(state.pending).set(track, others()) })
    },
    stop: () => {
      stopped = true
      unwatch()
    },
  }
}
