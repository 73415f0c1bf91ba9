/** The path of the socket door (B-632). */
export const livePath = '/api/v1.0/live'

/** In the address of the door: for whom the page was opened, as `for-whom` says it of a call (H158). */
export const liveForWhom = 'for'

/** What a page sends to come into a room (B-634). The server answers whether it is in. */
export const joinRoom = 'join-room'

/** What the server sends (B-638). */
export const serverMessage = 'server-message'

/**
 * A message says 'look again' and nothing of what there is to see: whoever looks asks as ever, and is told what may be seen.
 * `bell`: the own notifications. `query`: what the room is about (C-668).
 */
export type LiveMessage = ({ type: 'bell' } | { type: 'query' /** the room that it was said in */; roomId: string }) & {
  /** milliseconds within which the receiver looks, at a moment of its own choice, so that a crowd does not come at once */
  withinMs: number
}

/** The longest time that a message may ask a page to wait, milliseconds: the bell looks by itself every minute. */
export const longestWaitMs = 30_000
