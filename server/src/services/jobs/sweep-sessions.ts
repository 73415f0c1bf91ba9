import { sweep } from '../sessions.ts'
import { defineJob } from './define.ts'

/** Removes sessions and tries to sign in that can no longer matter; every ten minutes. */
export const sweepSessions = defineJob({
  name: 'sweep-sessions',
  schedule: { everySeconds: 600, atStart: false },
  lock: { maxSeconds: 300 },
  retry: { times: 2, delaySeconds: 30, maxDelaySeconds: 120 },
  backlog: null,
  run: async ({ db, now }) => {
    await sweep(db, now())
    return null
  },
})
