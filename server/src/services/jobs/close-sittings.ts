import { sql } from 'kysely'
import { closeDueSittings } from '../sittings/close.ts'
import { defineJob } from './define.ts'

/** Sittings that one transaction closes. */
const batch = 50

/** Closes sittings whose time is over; every 20 seconds, so that none stays open for more than a minute (H013). */
export const closeSittings = defineJob({
  name: 'close-sittings',
  schedule: { everySeconds: 20, atStart: true },
  lock: { maxSeconds: 300 },
  retry: { times: 2, delaySeconds: 5, maxDelaySeconds: 20 },
  backlog: (now) => ({
    waiting: sql`(select count(*)::int from sittings where state = 'open' and deadline_at <= ${now})`,
    failed: sql`0`,
  }),
  run: async ({ db, now, signal }) => {
    while (!signal.aborted && (await closeDueSittings(db, now(), batch)) === batch);
    return null
  },
})
