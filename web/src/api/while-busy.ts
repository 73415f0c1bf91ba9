import { chance } from '../browser/chance.ts'
import { isCallError } from './call-error.ts'

/** In all so many times something is tried, and no longer than this is waited before one of them, seconds. */
const mostTries = 5
const longestWait = 10

type Waiting = { readonly pause: (ms: number) => Promise<void>; readonly chance: () => number }
const ofBrowser: Waiting = { pause: (ms) => new Promise((resume) => setTimeout(resume, ms)), chance }

/**
 * Does something that may be done again, and does so while the server is busy and says when to come back: a school's computer
 * rooms, who have pressed at the same moment, come again at different ones.
 * @throws what it throws; BUSY after five tries
 */
export const whileBusy = async <Answer>(act: () => Promise<Answer>, { pause, chance } = ofBrowser): Promise<Answer> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await act()
    } catch (error) {
      const wait = isCallError(error) && error.code === 'BUSY' ? error.retryAfter : null
      if (wait === null || wait > longestWait || tries === mostTries) throw error
      await pause(wait * 1_000 * (1 + chance()))
    }
}
