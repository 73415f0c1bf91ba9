/**
 * Does some work again and again, one at a time, the first time after `every` milliseconds.
 * @param onFault what becomes of a fault; the next time comes all the same
 */
export const repeat = (
  work: () => Promise<unknown>,
  every: number,
  onFault: (fault: unknown) => void,
): { stop(): Promise<void> } => {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFault)
      .finally(() => {
        running = null
      })
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
