/**
 * The server's time as the browser knows it (docs/protocol.md 5): told by the server's last answer, and in between carried
 * by the larger of what the two clocks of the device say has passed. The steady one stands still while a device sleeps, the
 * date may be changed by hand: neither alone is enough (H038, H162). All values are milliseconds; `wall` is the device's
 * date (since 1970 UTC), `steady` counts from the opening of the page and never runs backwards.
 */

export type Reading = { readonly wall: number; readonly steady: number }

/**
 * A place where the two clocks went apart, or a page was closed: the device has slept, or its date was changed, and only
 * the server can tell which.
 */
export type Leap = {
  /** from this moment on, in the server's time as it was reckoned, whatever was given came after the leap */
  readonly at: number
  /** how much time was put on because of it, beyond what the steady clock says */
  readonly by: number
}

/** A moment of the server, what the device's clocks showed at it, and what makes it doubtful. */
export type ServerClock = Reading & {
  readonly server: number
  /** by how much the date has been ahead of the steady clock since then: what has passed once has passed */
  readonly lead: number
  /** since the server's last word; while there are any, nothing ends by this clock */
  readonly leaps: readonly Leap[]
}

/** What survives a reload: the steady clock begins anew with each page, so the device's date bridges the gap. */
export type SavedClock = { readonly server: number; readonly wall: number; readonly leaps?: readonly Leap[] }

/** A round trip longer than this, in milliseconds, says too little about when the server looked at its clock. */
const longestTrip = 10_000

/** The clocks of a device that is awake go apart by less than this, in milliseconds, between two words of the server. */
export const widestDrift = 2_000

/** So many leaps are remembered, the last ones; those before them are taken for sleep. */
const mostLeaps = 40

const driftOf = (since: Reading, { wall, steady }: Reading): number => wall - since.wall - (steady - since.steady)

const at = (server: number, { wall, steady }: Reading, leaps: readonly Leap[] = []): ServerClock => ({
  server,
  wall,
  steady,
  lead: 0,
  leaps: leaps.slice(-mostLeaps),
})

/** Before the server has ever answered the device's date is all there is. */
export const unmeasuredClock = (reading: Reading): ServerClock => at(reading.wall, reading)

/** The server's time now: since its last word has passed what the clock says of which more has passed. */
export const correctedNow = (clock: ServerClock, reading: Reading): number =>
  Math.round(clock.server + Math.max(0, reading.steady - clock.steady) + Math.max(clock.lead, driftOf(clock, reading)))

/**
 * The clock as this reading leaves it; the same one while nothing is new. Taken at every look at the time, so that a date
 * that is put back later takes nothing away of what has passed.
 */
export const carriedClock = (clock: ServerClock, reading: Reading): ServerClock => {
  const drift = driftOf(clock, reading)
  if (Math.abs(drift) <= widestDrift) return drift > clock.lead ? { ...clock, lead: drift } : clock
  const server = correctedNow(clock, reading)
  return at(server, reading, [...clock.leaps, { at: server, by: Math.max(clock.lead, drift) }])
}

/**
 * The clock after an answer. The server looked at its clock somewhere between sending and receiving: the middle is taken.
 * `clock` stands when the round trip was too long, and when the device slept in the middle of the call: then the answer is
 * as old as the sleep was long. null is a clock that no answer has set yet, for which every answer is better than none; a
 * doubtful one takes every answer that was awake all the way.
 */
export const measuredClock = (
  clock: ServerClock | null,
  { serverNow, sent, received }: { serverNow: number; sent: Reading; received: Reading },
): ServerClock => {
  const trip = Math.max(0, received.steady - sent.steady)
  const hasSlept = Math.abs(driftOf(sent, received)) > widestDrift
  const isSlow = trip > longestTrip && clock?.leaps.length === 0
  if (clock !== null && (hasSlept || isSlow)) return clock
  const server = serverNow + trip / 2
  return at(server, received, hasSlept ? [{ at: server, by: 0 }] : [])
}

export const savedClock = (clock: ServerClock, reading: Reading): SavedClock => ({
  server: correctedNow(clock, reading),
  wall: reading.wall,
  ...(clock.leaps.length > 0 && { leaps: clock.leaps }),
})

/** The clock of a page opened again. A date that was put back in between wins no time: it never shows less than was saved. */
export const resumedClock = ({ server, wall, leaps = [] }: SavedClock, reading: Reading): ServerClock => {
  const by = Math.max(0, reading.wall - wall)
  return at(server + by, reading, [...leaps, { at: server + by + 1, by }])
}
