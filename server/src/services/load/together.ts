/** One piece of work that waits for its turn, and whom to tell. */
type Waiting<Input, Result> = {
  readonly input: Input
  resolve(result: Result): void
  reject(fault: unknown): void
}

/**
 * Lets calls that come while others are under way go together in the next round, so that a crowd costs few statements
 * and one commit, and a single caller waits for nobody. A call never joins a round that has begun: what it reads is read
 * after it asked.
 * @param work does several at once and answers in their order; when it throws, each is done again alone, so that nobody
 *   fails for another's fault. It must therefore leave nothing behind when it throws
 * @param max calls of one round
 * @param lanes rounds that may be under way at the same time
 * @param gathers whether a round begins only when the event loop goes on, so that calls that come out of one turn, such as
 *   those whose own round has just ended, go together from the first
 */
export const together = <Input, Result>(
  work: (inputs: readonly Input[]) => Promise<readonly Result[]>,
  { max, lanes, gathers = false }: { max: number; lanes: number; gathers?: boolean },
): ((input: Input) => Promise<Result>) => {
  const waiting: Waiting<Input, Result>[] = []
  let running = 0
  let due = false

  const alone = async ({ input, resolve, reject }: Waiting<Input, Result>): Promise<void> => {
    try {
      const [result] = await work([input])
      resolve(result as Result)
    } catch (fault) {
      reject(fault)
    }
  }
  const round = async (calls: readonly Waiting<Input, Result>[]): Promise<void> => {
    const [only] = calls
    if (only !== undefined && calls.length === 1) return alone(only)
    try {
      const results = await work(calls.map(({ input }) => input))
      for (const [at, { resolve }] of calls.entries()) resolve(results[at] as Result)
    } catch {
      // beside each other: while the database is away nobody waits for the waiting of all the others
      await Promise.all(calls.map(alone))
    }
  }
  const goOn = (): void => {
    while (running < lanes && waiting.length > 0) {
      running += 1
      void round(waiting.splice(0, max)).then(() => {
        running -= 1
        goOn()
      })
    }
  }
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!gathers) goOn()
      else if (!due) {
        due = true
        setImmediate(() => {
          due = false
          goOn()
        })
      }
    })
}
