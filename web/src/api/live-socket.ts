import { type LiveMessage, liveForWhom, livePath, longestWaitMs, serverMessage } from '@phuong/domain/live/messages'
import { io } from 'socket.io-client'
import { forWhom } from './for-whom.ts'

/** B-633, C-669: a line that breaks is tried again every 5 s, 20 times. */
const everyMs = 5_000
const tries = 20
/** A little apart, since the pages of a server that starts anew come all at once. */
const apart = 0.2

/** What an open page hears. */
export type LiveEars = {
  /** there is something new: look within so many milliseconds */
  onMessage(message: LiveMessage): void
  /** the line is there again, and what was said meanwhile has not been heard */
  onReturn(): void
  /** nothing is heard any more: the session is over, or the line has stayed away */
  onEnd(): void
}

const isMessage = (value: unknown): value is LiveMessage => {
  if (typeof value !== 'object' || value === null) return false
  const { type, withinMs } = value as Record<string, unknown>
  return typeof type === 'string' && typeof withinMs === 'number' && withinMs >= 0 && withinMs <= longestWaitMs
}

/**
 * Listens at the socket door of the server (B-632). It says of nothing that it failed: whoever does not hear asks as ever.
 * @returns ends it
 */
export const listenLive = ({ onMessage, onReturn, onEnd }: LiveEars): (() => void) => {
  const [whom] = Object.values(forWhom())
  const socket = io({
    path: livePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    query: whom === undefined ? {} : { [liveForWhom]: whom },
    reconnectionDelay: everyMs,
    reconnectionDelayMax: everyMs,
    reconnectionAttempts: tries,
    randomizationFactor: apart,
    forceNew: true,
  })
  let hasHeard = false
  socket.on('connect', () => {
    if (hasHeard) onReturn()
    hasHeard = true
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') onEnd()
  })
  socket.io.on('reconnect_failed', onEnd)
  socket.on(serverMessage, (message: unknown) => {
    if (isMessage(message)) onMessage(message)
  })
  return () => void socket.disconnect()
}
