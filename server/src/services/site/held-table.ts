/** What is known of a table counts so long, milliseconds; a change through this server is known at once. */
export const freshMs = 5_000
/** Who asks waits no longer for the table, milliseconds: what was known last then counts. */
const patienceMs = 1_000

/**
 * A small table that pages ask all the time, held in memory. What another server has changed is known `freshMs` later at the
 * most. While the database does not answer, the table stands as it was known last.
 * @param read the table, as the database has it
 * @param first what counts before it was read
 */
export const heldTable = <Table>({ read: readTable, first }: { read: () => Promise<Table>; first: Table }) => {
  let table = first
  let knownAt: number | null = null
  let reading: Promise<void> | null = null
  const read = (now: number): Promise<void> => {
    const mine: Promise<void> = readTable()
      .then((rows) => {
        // what was read before a change says nothing of it
        if (reading === mine) table = rows
      })
      .catch(() => {})
      .then(() => {
        if (reading !== mine) return
        knownAt = now
        reading = null
      })
    return mine
  }
  const isStale = (at: number) => knownAt === null || Math.abs(at - knownAt) >= freshMs
  const wait = async (of: Promise<void>): Promise<void> => {
    const { promise: late, resolve: giveUp } = Promise.withResolvers<void>()
    const timer = setTimeout(giveUp, patienceMs)
    await Promise.race([of, late])
    clearTimeout(timer)
  }
  return {
    /** The table, read anew where it is old. */
    get: async (now: Date): Promise<Table> => {
      const at = now.getTime()
      if (isStale(at)) {
        reading ??= read(at)
        await wait(reading)
      }
      return table
    },
    /** The table as it is known at this moment; what is old is read anew meanwhile. */
    known: (now: Date): Table => {
      const at = now.getTime()
      if (isStale(at)) reading ??= read(at)
      return table
    },
    /** The table has changed, and the change is committed: it is read anew, and whoever asks meanwhile waits for it. */
    renew: async (now: Date): Promise<void> => {
      knownAt = null
      reading = read(now.getTime())
      await wait(reading)
    },
  }
}
