import type { SittingEvent } from '@phuong/exercises/session'
import { isCallError } from '../../api/call-error.ts'
import type { SittingCalls } from '../sending/calls.ts'
import { recordingsIn } from '../sending/sounds.ts'

/** That the server has no room for what was said, and in how many ms to ask again where it says so; null for another error. */
const roomRefused = (error: unknown): { retryAfter: number | null } | null => {
  if (!isCallError(error) || error.code !== 'NO_ROOM') return null
  return { retryAfter: error.retryAfter === null ? null : error.retryAfter * 1_000 }
}

/** What the door of recordings says of one that it will never take: nobody's to retry. */
const lastWords: ReadonlySet<number> = new Set([400, 413, 415, 422])

/**
 * Why the server will not have this recording, while it has others: its answer is then set apart. Null for everything that
 * is no word about the recording.
 */
export const refusesSound = (error: unknown): string | null => {
  if (!isCallError(error)) return null
  const tooLate = error.status === 403 && error.code === 'FORBIDDEN'
  return tooLate || lastWords.has(error.status) ? error.code : null
}

type Parts = {
  calls: Pick<SittingCalls, 'sendSound'>
  /** What was said, where it is still here. */
  soundOf(recording: string): Promise<Blob | null>
}

/** Why the answers that name a recording cannot go: the server will never have it, or has no room for it now. */
type Unsent = { readonly code: string } | { readonly retryAfter: number | null }

/**
 * Sends what was said before the answers that name it; what lies here no more has arrived.
 * @returns why it did not arrive; null when all is there
 */
export const sendSounds = async (
  { calls, soundOf }: Parts,
  sittingId: string,
  events: readonly SittingEvent[],
): Promise<Unsent | null> => {
  for (const recording of recordingsIn(events)) {
    const sound = await soundOf(recording)
    if (sound === null) continue
    try {
      await calls.sendSound(sittingId, recording, sound)
    } catch (error) {
      const room = roomRefused(error)
      if (room !== null) return room
      const code = refusesSound(error)
      if (code === null) throw error
      return { code }
    }
  }
  return null
}
