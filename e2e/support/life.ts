import { setTimeout } from 'node:timers/promises'

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

export type Life = {
  /** The title of the test that runs over the product; null between two. */
  test(): string | null
  /**
   * Notes that a test begins. Once the product has ended or answers no more, `interrupt` is called, so that the test does
   * not wait for its own limit.
   * @returns to be called at its end. @throws there when the product has died, with the last lines of its log
   */
  begin(title: string, interrupt: () => void): () => Promise<void>
  /** Ends the watch. */
  stop(): void
}

const usual: Patience = { between: 10_000, silence: 120_000 }
/** Lines of the product's log that are told with its death. */
const lastLines = 50

/** A line of the log that tells of a fault of the product's own: a request answered with 500, and worse (pino's level 50 and up). */
export const isFault = (line: string): boolean => /^\{"level":[5-9]\d/.test(line)

/** Watches whether the product of a worker lives for as long as its tests need it. */
export const watchLife = (product: Living, { between, silence }: Patience = usual): Life => {
  let running: { title: string; interrupt: () => void } | null = null
  let death: string | null = null
  let watching = true
  let next: NodeJS.Timeout | undefined
  const stop = (): void => {
    watching = false
    clearTimeout(next)
  }
  const die = (what: string): void => {
    if (!watching) return
    stop()
    const log = product.output().trimEnd().split('\n').slice(-lastLines).join('\n')
    death = `${what}, ${running === null ? 'while no test ran' : `while this test ran: ${running.title}`}\nIts last lines:\n${log}`
    running?.interrupt()
  }
  void product.ended.then((code) => die(`The product ended with ${code}`))
  const answers = (): Promise<boolean> =>
    fetch(`${product.url}/healthz`, { signal: AbortSignal.timeout(silence) })
      .then(({ ok }) => ok)
      .catch(() => false)
  let answeredAt = performance.now()
  const ask = async (): Promise<void> => {
    const lives = await answers()
    const now = performance.now()
    if (lives) answeredAt = now
    if (now - answeredAt >= silence) die(`The product has not answered for ${Math.round((now - answeredAt) / 1000)} s`)
    if (watching) next = globalThis.setTimeout(ask, between)
  }
  void ask()
  return {
    test: () => running?.title ?? null,
    begin: (title, interrupt) => {
      running = { title, interrupt }
      return async () => {
        // what dies may take its test along before it is seen
        while (death === null && !(await answers())) await setTimeout(between)
        running = null
        if (death !== null) throw new Error(death)
      }
    },
    stop,
  }
}
