import { emptyBin, expireRecordings } from '../files/expire.ts'
import { sweepFiles } from '../files/sweep.ts'
import { defineJob } from './define.ts'

/**
 * Gives back what nobody needs any more, then compares what is stored with what the rows name (H081, H082); once a day.
 */
export const sweepStoredFiles = defineJob({
  name: 'sweep-files',
  schedule: { everySeconds: 86_400, atStart: false },
  lock: { maxSeconds: 14_400 },
  retry: { times: 5, delaySeconds: 300, maxDelaySeconds: 7_200 },
  backlog: null,
  run: async ({ db, files, now, log, signal }) => {
    const recordings = await expireRecordings(db, files.storage, now(), signal)
    const binned = await emptyBin(db, files.storage, now(), signal)
    if (recordings + binned > 0) log.info({ recordings, files: binned }, 'room was given back')
    await sweepFiles(db, files, now(), log, signal)
    return null
  },
})
