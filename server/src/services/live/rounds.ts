export type Pace = {
  /** how long the first of what comes together waits for the others, milliseconds */
  readonly gatherMs: number
  /** the least time between two rounds, milliseconds */
  readonly restMs: number
}

/**
 * Does what is asked for soon, and no more often than its pace allows: what comes meanwhile waits for the next round.
 * @param work must not throw
 */
export const rounds = (work: () => Promise<void>, { gatherMs, restMs }: Pace) => {
  let timer: NodeJS.Timeout | null = null
  let isDue = false
  const later = (milliseconds: number, then: () => void): void => {
    timer = setTimeout(then, milliseconds).unref()
  }
  const rest = (): void => {
    if (isDue) void round()
    else timer = null
  }
  const round = async (): Promise<void> => {
    isDue = false
    await work()
    if (timer !== null) later(restMs, rest)
  }
  return {
    ask: (): void => {
      isDue = true
      if (timer === null) later(gatherMs, () => void round())
    },
    stop: (): void => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
