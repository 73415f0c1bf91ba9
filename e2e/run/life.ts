/** What is watched: a product that runs as a process of its own. */
export type Living = {
  readonly url: string
  /** resolves with the exit code, or null after a kill */
  readonly ended: Promise<number | null>
  /** everything it has written so far */
  output(): string
}

/** Milliseconds: between two questions, and from the last answer until the product counts as dead. */
export type Patience = { readonly between: number; readonly silence: number }

const usual: Patience = { between: 10_000, silence: 120_000 }
/** Lines of the product's log that are told with its death. */
const lastLines = 50

/** A line of the log that tells of a fault of the product's own: a request answered with 500, and worse (pino's level 50 and up). */
export const isFault = (line: string): boolean => /^\{"level":[5-9]\d/.test(line)

/** What ran, as words for a message. */
export const during = (titles: readonly string[]): string =>
  titles.length > 0 ? `while these tests ran:\n${titles.map((title) => `  ${title}`).join('\n')}` : 'while no test ran'

/**
 * Watches whether a product lives for as long as a run of tests needs it. Once it has ended, or answers no more, every
 * test of the run would wait for its own limit: the run is ended at once instead.
 * @param underWay titles of the tests that run at the moment
 * @param died called once, with what happened, which tests ran and the last lines of the log
 * @returns ends the watch
 */
export const watchLife = (
  product: Living,
  underWay: () => readonly string[],
  died: (what: string) => void,
  { between, silence }: Patience = usual,
): (() => void) => {
  let watching = true
  let next: NodeJS.Timeout | undefined
  const stop = (): void => {
    watching = false
    clearTimeout(next)
  }
  const tell = (what: string): void => {
    if (!watching) return
    stop()
    const log = product.output().trimEnd().split('\n').slice(-lastLines).join('\n')
    died(`${what} ${during(underWay())}\nIts last lines:\n${log}`)
  }
  void product.ended.then((code) => tell(`The product ended with ${code}`))
  let answeredAt = performance.now()
  const ask = async (): Promise<void> => {
    const lives = await fetch(`${product.url}/healthz`, { signal: AbortSignal.timeout(silence) })
      .then(({ ok }) => ok)
      .catch(() => false)
    const now = performance.now()
    if (lives) answeredAt = now
    if (now - answeredAt >= silence) tell(`The product has not answered for ${Math.round((now - answeredAt) / 1000)} s`)
    if (watching) next = setTimeout(ask, between)
  }
  void ask()
  return stop
}
