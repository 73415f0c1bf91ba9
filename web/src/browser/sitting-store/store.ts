import { type Area, type Change, type Held, memoryArea } from './area.ts'
import { canSeal, seal, unseal } from './seal.ts'

/**
 * What this browser keeps of sittings. Each change is one transaction over what is stored, so that two tabs share one
 * queue. Where the device keeps nothing, or stops keeping (blocked, full, evicted), it goes on in memory (H029).
 */
export type SittingStore<Row extends Held> = Pick<Area<Row>, 'read' | 'change' | 'paper' | 'clear'> & {
  kept(): 'device' | 'memory'
  /** Hears of each change, also of those of other tabs. */
  watch(watcher: () => void): () => void
  canSeal(): boolean
  /** Encrypts these rows and papers for their person and takes everything plain of the person away (D26). */
  seal(userId: string, queueKey: string, rows: readonly Row[], papers: Readonly<Record<string, unknown>>): Promise<void>
  /** Gives what was sealed back, as rows and papers; what the key does not open stays closed. */
  unseal(userId: string, queueKey: string, isRow: (value: unknown) => value is Row): Promise<void>
}

/** Tells other tabs that something changed, and hears it from them. */
export type Bell = { ring(): void; hear(heard: () => void): void }

export const makeSittingStore = <Row extends Held>(
  openDevice: () => Promise<Area<Row>>,
  bell: Bell,
): SittingStore<Row> => {
  const watchers = new Set<() => void>()
  const seen = new Map<string, readonly Row[]>()
  const tell = () => {
    for (const watcher of watchers) watcher()
  }
  bell.hear(tell)

  let area: Promise<Area<Row>> = Promise.resolve()
    .then(openDevice)
    .catch(() => memoryArea(seen))
  /** the area that is in use, once it is known: a change then begins at once, before the screen is drawn anew (H031) */
  let known: Area<Row> | null = null
  let kept: 'device' | 'memory' = 'device'
  void area.then((opened) => {
    known = opened
    kept = opened.kept
    if (kept === 'memory') tell()
  })

  /** A device that refuses twice keeps nothing. */
  const inMemory = (): Area<Row> => {
    kept = 'memory'
    tell()
    return memoryArea(seen)
  }

  const inArea = async <Result>(use: (area: Area<Row>) => Promise<Result>): Promise<Result> => {
    const used = known ?? (await area)
    try {
      return await use(used)
    } catch (error) {
      if (used.kept === 'memory') throw error
      known = null
      // browsers close the database of a page that slept; somebody else may have changed over while this waited
      if ((await area) === used) area = openDevice().catch(inMemory)
      const next = await area
      return await use(next).catch(async (again: unknown) => {
        if (next.kept === 'memory') throw again
        if ((await area) === next) area = Promise.resolve(inMemory())
        return use(await area)
      })
    }
  }

  const changed = async <Result>(result: Promise<Result>): Promise<Result> => {
    const value = await result
    tell()
    bell.ring()
    return value
  }

  const read = async (userId: string): Promise<Row[]> => {
    const rows = await inArea((used) => used.read(userId))
    seen.set(userId, rows)
    return rows
  }
  const change = <Result>(
    userId: string,
    decide: (rows: readonly Row[]) => Change<Row, Result>,
    options?: { strict?: boolean },
  ): Promise<Result> => changed(inArea((used) => used.change(userId, decide, options)))
  const clear = (userId: string): Promise<void> => {
    seen.delete(userId)
    return changed(inArea((used) => used.clear(userId)))
  }

  return {
    read,
    change,
    clear,
    paper: (userId, name) => inArea((used) => used.paper(userId, name)),
    kept: () => kept,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    canSeal: () => canSeal() && kept === 'device',
    seal: async (userId, queueKey, rows, papers) => {
      const sealed = await seal({ rows, papers }, queueKey)
      await inArea((used) => used.putSealed(userId, sealed))
      await clear(userId)
    },
    unseal: async (userId, queueKey, isRow) => {
      const sealed = canSeal() ? await inArea((used) => used.sealed(userId)) : undefined
      if (sealed === undefined) return
      const opened = await unseal(sealed, queueKey).catch(() => null)
      const found = leftBehind(opened)
      if (found === null) return
      const rows = found.rows.filter(isRow).filter((row) => row.userId === userId)
      await change(userId, (held) => ({
        put: rows.filter((row) => held.every(({ sittingId }) => sittingId !== row.sittingId)),
        papers: found.papers,
        result: undefined,
      }))
      await inArea((used) => used.putSealed(userId, null))
    },
  }
}

/** What was sealed; an older page sealed rows alone. */
const leftBehind = (opened: unknown): { rows: unknown[]; papers: Readonly<Record<string, unknown>> } | null => {
  if (Array.isArray(opened)) return { rows: opened, papers: {} }
  if (typeof opened !== 'object' || opened === null || !('rows' in opened) || !Array.isArray(opened.rows)) return null
  const papers = 'papers' in opened && typeof opened.papers === 'object' ? opened.papers : null
  return { rows: opened.rows, papers: { ...papers } }
}

const channelName = 'phuong-sittings'

/** The other tabs of this browser; where it cannot tell them, each looks for itself when it sends. */
export const tabs = (): Bell => {
  if (typeof BroadcastChannel === 'undefined') return { ring: () => undefined, hear: () => undefined }
  const channel = new BroadcastChannel(channelName)
  return {
    ring: () => channel.postMessage(null),
    hear: (heard) => {
      channel.onmessage = heard
    },
  }
}
