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

/** What a page knows of the sittings of one person: the rows, and by their names the papers. */
export type Copy<Row> = { readonly rows: readonly Row[]; readonly papers: ReadonlyMap<string, unknown> }

export const emptyCopy: Copy<never> = { rows: [], papers: new Map() }

/** What is there once a change has been written. */
export const applied = <Row extends Held>(
  { rows, papers }: Copy<Row>,
  { put = [], remove = [], papers: changed = {} }: Change<Row, unknown>,
): Copy<Row> => {
  const gone = new Set([...remove, ...put.map(({ sittingId }) => sittingId)])
  const next = new Map(papers)
  for (const [name, paper] of Object.entries(changed)) {
    if (paper === undefined) next.delete(name)
    else next.set(name, paper)
  }
  return { rows: [...rows.filter(({ sittingId }) => !gone.has(sittingId)), ...put], papers: next }
}

/**
 * Rows as they come to others that may be of the same sittings.
 * @param joined what is to be kept of a row that lies there, and of the same one as it was seen elsewhere
 */
export const broughtTo = <Row extends Held>(
  stored: readonly Row[],
  rows: readonly Row[],
  joined: (kept: Row, seen: Row) => Row,
): Row[] =>
  rows.map((row) => {
    const other = stored.find(({ sittingId }) => sittingId === row.sittingId)
    return other === undefined ? row : joined(other, row)
  })

export type Area<Row extends Held> = {
  readonly kept: 'device' | 'memory'
  /** Which database it is: one that was emptied is another one (docs/decisions/0034-without-storage.md); null in memory. */
  readonly origin: string | null
  /** Every use rejects once the database is another one, closed or emptied. */
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

/** Kept until the page goes, for browsers that keep nothing (H029). @param begin what the page knew before, by person */
export const memoryArea = <Row extends Held>(begin: ReadonlyMap<string, Copy<Row>>): Area<Row> => {
  const copies = new Map(begin)
  const copyOf = (userId: string): Copy<Row> => copies.get(userId) ?? emptyCopy
  return {
    kept: 'memory',
    origin: null,
    read: async (userId) => [...copyOf(userId).rows],
    change: async (userId, decide) => {
      const change = decide(copyOf(userId).rows)
      copies.set(userId, applied(copyOf(userId), change))
      return change.result
    },
    paper: async (userId, name) => copyOf(userId).papers.get(name),
    sealed: async () => undefined,
    putSealed: async () => undefined,
    clear: async (userId) => {
      copies.delete(userId)
    },
  }
}
