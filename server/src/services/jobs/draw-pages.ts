import { makeNextPage, nextPageAt, pageBacklog } from '../files/make-pages.ts'
import { defineJob } from './define.ts'

/** Pages that one run draws: at 20 seconds for the slowest of them it stays well within its lock. */
const pagesOfARun = 100

/** Makes the pictures of pages, one after another; woken by an upload and by a choice of pages (D31). */
export const drawPages = defineJob({
  name: 'draw-pages',
  schedule: { everySeconds: 60, atStart: true },
  lock: { maxSeconds: 3_600 },
  retry: { times: 3, delaySeconds: 5, maxDelaySeconds: 60 },
  backlog: pageBacklog,
  run: async ({ db, files, now, log, signal }) => {
    for (let drawn = 0; drawn < pagesOfARun && !signal.aborted; drawn++) {
      // pictures wait while files leave their room to the answers; the schedule comes back
      if (!(await files.hasRoom())) return null
      const made = await makeNextPage(db, files, now)
      if (made === null) break
      // what the stop interrupts is no fault of the page
      if (made.fault !== undefined && !signal.aborted)
        log.warn({ err: made.fault }, `page ${made.page} of ${made.attachmentId}`)
    }
    return nextPageAt(db)
  },
})
