import { sweepOnce } from '../acts/sweep.ts'
import { sweepResets } from '../auth/reset-passwords.ts'
import { sweep } from '../auth/sessions.ts'
import { sweepTries } from '../auth/throttle.ts'
import { defineJob } from './define.ts'

/** Removes sessions, tries to sign in, places of signing in, mailed passwords and keys of acts that can no longer matter; every ten minutes. */
export const sweepSessions = defineJob({
  name: 'sweep-sessions',
  schedule: { everySeconds: 600, atStart: false },
  lock: { maxSeconds: 300 },
  retry: { times: 2, delaySeconds: 30, maxDelaySeconds: 120 },
  backlog: null,
  run: async ({ db, now }) => {
    await sweep(db, now())
    await sweepTries(db, now())
    await sweepResets(db, now())
    await sweepOnce(db, now())
    return null
  },
})
