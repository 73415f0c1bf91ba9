import { type Area, applied, broughtTo, type Change, type Copy, emptyCopy, type Held } from './area.ts'
import { areaInUse } from './area-in-use.ts'
import { canSeal, seal, unseal } from './seal.ts'

/**
 * What this browser keeps of sittings. Each change is one transaction over what is stored, so that two tabs share one
 * queue. The page holds a copy of all of it: what the device loses (deleted, evicted, emptied by hand) is put back from
 * there, and where the device keeps nothing or stops keeping (blocked, full) it goes on in memory (H029,
 * docs/decisions/0034-without-storage.md).
 */
export type SittingStore<Row extends Held> = Pick<Area<Row>, 'read' | 'change' | 'paper' | 'clear'> & {
  kept(): 'device' | 'memory'
  /** How many times the device has lost, while this page was here, what the page had seen on it. */
  losses(): number
  /**
   * Hears of each change: of one that this page has made with the person's rows as they stand after it, of others (another
   * tab's, another area) with null, and may read.
   */
  watch(watcher: (written: Written<Row> | null) => void): () => void
  canSeal(): boolean
  /** Encrypts these rows and papers for their person and takes everything plain of the person away (D26). */
  seal(userId: string, queueKey: string, rows: readonly Row[], papers: Readonly<Record<string, unknown>>): Promise<void>
  /** Gives what was sealed back, as rows and papers; what the key does not open stays closed. */
  unseal(userId: string, queueKey: string, isRow: (value: unknown) => value is Row): Promise<void>
}

/** The rows of a person once a change of this page has been written. */
export type Written<Row> = { readonly userId: string; readonly rows: readonly Row[] }

/** Tells other tabs that something changed, and hears it from them. */
export type Bell = { ring(): void; hear(heard: () => void): void }

/**
 * @param openDevice opens what the device keeps; it is told to call `gone` when that is closed under the page
 * @param joined what is to be kept of a row that another tab has put back, and of the same one as this page has seen it
 * @param pause waits so many ms
 */
export const makeSittingStore = <Row extends Held>(
  openDevice: (gone: () => void) => Promise<Area<Row>>,
  bell: Bell,
  joined: (kept: Row, seen: Row) => Row,
  pause: (ms: number) => Promise<void>,
): SittingStore<Row> => {
  const watchers = new Set<(written: Written<Row> | null) => void>()
  const copies = new Map<string, Copy<Row>>()
  const copyOf = (userId: string): Copy<Row> => copies.get(userId) ?? emptyCopy
  const tell = (written: Written<Row> | null) => {
    for (const watcher of watchers) watcher(written)
  }
  bell.hear(() => tell(null))

  const area = areaInUse<Row>({
    openDevice,
    joined,
    pause,
    copies,
    onAnother: bell.ring,
    onChange: () => tell(null),
  })
  const { inArea } = area

  const changed = async <Result>(userId: string, result: Promise<Result>): Promise<Result> => {
    const value = await result
    tell({ userId, rows: copyOf(userId).rows })
    bell.ring()
    return value
  }

  const read = async (userId: string): Promise<Row[]> => {
    const rows = await inArea((used) => used.read(userId))
    copies.set(userId, { ...copyOf(userId), rows })
    return rows
  }
  const change = <Result>(
    userId: string,
    decide: (rows: readonly Row[]) => Change<Row, Result>,
    options?: { strict?: boolean },
  ): Promise<Result> => {
    const copied = async (used: Area<Row>): Promise<Result> => {
      let after = (copy: Copy<Row>): Copy<Row> => copy
      const result = await used.change(
        userId,
        (rows) => {
          const next = decide(rows)
          after = ({ papers }) => applied({ rows, papers }, next)
          return next
        },
        options,
      )
      // only what has been written: what was refused is decided again
      copies.set(userId, after(copyOf(userId)))
      return result
    }
    return changed(userId, inArea(copied))
  }
  const paper = async (userId: string, name: string): Promise<unknown> => {
    const found = (await inArea((used) => used.paper(userId, name))) ?? copyOf(userId).papers.get(name)
    if (found !== undefined) {
      const { rows, papers } = copyOf(userId)
      copies.set(userId, { rows, papers: new Map(papers).set(name, found) })
    }
    return found
  }
  const clear = (userId: string): Promise<void> => {
    copies.delete(userId)
    return changed(
      userId,
      inArea((used) => used.clear(userId)),
    )
  }

  return {
    read,
    change,
    clear,
    paper,
    kept: area.kept,
    losses: area.losses,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    canSeal: () => canSeal() && area.kept() === 'device',
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
        put: broughtTo(held, rows, joined),
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
