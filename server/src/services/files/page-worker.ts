import type { Db } from '../../db/database.ts'
import type { Files } from './files.ts'
import { makeNextPage } from './make-pages.ts'

/** Without a call it looks this often: pages of another server, or such as wait after a fault. Milliseconds. */
const lookEveryMs = 5_000

/**
 * Makes the pictures of pages, one after another, as long as the server runs.
 * @returns `wake` to look at once, `stop` to end with the page at hand
 */
export const startPageWorker = (
  db: Db,
  files: Files,
  now: () => Date,
  tell: (fault: unknown, what: string) => void,
): { wake(): void; stop(): Promise<void> } => {
  let stopping = false
  let called = false
  let ring: () => void = () => {}

  const rest = () =>
    new Promise<void>((resolve) => {
      if (called) return resolve()
      const timer = setTimeout(resolve, lookEveryMs)
      timer.unref()
      ring = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async (): Promise<void> => {
    while (!stopping) {
      called = false
      const made = await makeNextPage(db, files, now).catch((fault) => {
        tell(fault, 'the next page cannot be made')
        return null
      })
      if (made?.fault !== undefined && !stopping) tell(made.fault, `page ${made.page} of ${made.attachmentId}`)
      if (made === null && !stopping) await rest()
    }
  }

  const running = run()
  const wake = () => {
    called = true
    ring()
  }
  return {
    wake,
    stop: async () => {
      stopping = true
      wake()
      await running
    },
  }
}
