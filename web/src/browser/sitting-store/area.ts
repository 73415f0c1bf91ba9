/** What the sittings of a browser are kept in: the device's database, or the memory of the page where there is none. */

/** A row belongs to one person and is never shown or sent for another (H032). */
export type Held = { readonly userId: string; readonly sittingId: string }

/** What is to be written; `papers` are by name, undefined takes one away. */
export type Change<Row, Result> = {
  readonly put?: readonly Row[]
  readonly remove?: readonly string[]
  readonly papers?: Readonly<Record<string, unknown>>
  readonly result: Result
}

/** Words that only the key of their person opens (seal.ts). */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer }

export type Area<Row extends Held> = {
  readonly kept: 'device' | 'memory'
  read(userId: string): Promise<Row[]>
  /** All of it in one transaction: reads the rows of the person, asks what to write, writes it. `strict` waits for the disk. */
  change<Result>(
    userId: string,
    decide: (rows: readonly Row[]) => Change<Row, Result>,
    options?: { strict?: boolean },
  ): Promise<Result>
  paper(userId: string, name: string): Promise<unknown>
  sealed(userId: string): Promise<Sealed | undefined>
  /** Null takes it away. */
  putSealed(userId: string, sealed: Sealed | null): Promise<void>
  /** Takes every row and paper of the person away; what is sealed stays. */
  clear(userId: string): Promise<void>
}

/** Kept until the page goes, for browsers that keep nothing (H029). */
export const memoryArea = <Row extends Held>(begin: ReadonlyMap<string, readonly Row[]>): Area<Row> => {
  const rows = new Map(begin)
  const papers = new Map<string, unknown>()
  const paperKey = (userId: string, name: string) => `${userId} ${name}`
  const read = (userId: string) => [...(rows.get(userId) ?? [])]
  return {
    kept: 'memory',
    read: async (userId) => read(userId),
    change: async (userId, decide) => {
      const { put = [], remove = [], papers: changed = {}, result } = decide(read(userId))
      const gone = new Set([...remove, ...put.map(({ sittingId }) => sittingId)])
      rows.set(userId, [...read(userId).filter(({ sittingId }) => !gone.has(sittingId)), ...put])
      for (const [name, paper] of Object.entries(changed)) papers.set(paperKey(userId, name), paper)
      return result
    },
    paper: async (userId, name) => papers.get(paperKey(userId, name)),
    sealed: async () => undefined,
    putSealed: async () => undefined,
    clear: async (userId) => {
      rows.delete(userId)
      papers.clear()
    },
  }
}
