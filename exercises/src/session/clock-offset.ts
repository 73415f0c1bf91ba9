/**
 * The server's time as the browser knows it (docs/protocol.md 5): measured at the server's last answer, and in between
 * carried by the steady clock of the page, which no change of the device's date touches. All values are milliseconds;
 * `wall` is the device's date (since 1970 UTC), `steady` counts from the opening of the page and never runs backwards.
 */

/** A moment of the server and the steady moment that it was seen at. */
export type ServerClock = { readonly server: number; readonly steady: number }

/** What survives a reload: the steady clock begins anew with each page, so the device's date bridges the gap. */
export type SavedClock = { readonly server: number; readonly wall: number }

export type Reading = { readonly wall: number; readonly steady: number }

/** A round trip longer than this, in milliseconds, says too little about when the server looked at its clock. */
const longestTrip = 10_000

/** Before the server has ever answered the device's date is all there is. */
export const unmeasuredClock = ({ wall, steady }: Reading): ServerClock => ({ server: wall, steady })

/** The server's time now. */
export const correctedNow = (clock: ServerClock, steady: number): number =>
  Math.round(clock.server + Math.max(0, steady - clock.steady))

/**
 * The clock after an answer. The server looked at its clock somewhere between sending and receiving: the middle is taken.
 * `clock` stands when the round trip was too long, as it is when a phone sleeps in the middle of a call; null is a clock
 * that no answer has set yet, for which every answer is better than none.
 */
export const measuredClock = (
  clock: ServerClock | null,
  { serverNow, sentAt, receivedAt }: { serverNow: number; sentAt: number; receivedAt: number },
): ServerClock => {
  const trip = Math.max(0, receivedAt - sentAt)
  return clock !== null && trip > longestTrip ? clock : { server: serverNow + trip / 2, steady: receivedAt }
}

export const savedClock = (clock: ServerClock, { wall, steady }: Reading): SavedClock => ({
  server: correctedNow(clock, steady),
  wall,
})

/** The clock of a page opened again. A date that was put back in between wins no time: it never shows less than was saved. */
export const resumedClock = (saved: SavedClock, { wall, steady }: Reading): ServerClock => ({
  server: saved.server + Math.max(0, wall - saved.wall),
  steady,
})
