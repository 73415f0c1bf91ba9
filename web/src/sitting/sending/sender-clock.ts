import {
  carriedClock,
  correctedNow,
  type Leap,
  measuredClock,
  type Reading,
  resumedClock,
  type SavedClock,
  type ServerClock,
  savedClock,
  unmeasuredClock,
  widestDrift,
} from '@phuong/exercises/session'
import type { SittingRow } from '../state/row.ts'

/** What an answer says of the time, and of what was reckoned before it: with what leaps, how far ahead, how exactly (ms). */
export type Word = {
  readonly saved: SavedClock
  readonly leaps: readonly Leap[]
  readonly ahead: number
  readonly blur: number
  /** the time is doubtful still */
  readonly doubtful: boolean
}

/** The server's time as the answers to calls tell it; `steady` is in ms since some moment, and only ever grows. */
export type SenderClock = {
  reading(): Reading
  /** ms since 1970 UTC, whatever the device's date says */
  serverNow(): number
  /**
   * False while the time is only what an earlier page left and the device's date says, and since the clocks of the device
   * went apart (H162): what began at `since`, in the server's time, knows how long it has been none the less, unless they
   * have done so since.
   */
  knowsTime(since?: number): boolean
  toSave(): SavedClock
  /** Takes over what an answer says that was asked for at `sent` and came at `received`. */
  measure(serverNow: number, sent: Reading, received: Reading): Word
  /** The clock of an earlier page serves until the server answers this one. */
  learn(rows: readonly SittingRow[]): void
}

/**
 * The clock of what is sent.
 * @param readings of the device's clocks
 * @param onLeap hears, at the first look at the time after it, that the device has slept or that its date was changed
 */
export const senderClock = (readings: () => Reading, onLeap: () => void): SenderClock => {
  let clock: ServerClock | null = null
  /** the server or an earlier page has set it */
  let isSet = false

  const carried = (reading: Reading): ServerClock => {
    const before = clock ?? unmeasuredClock(reading)
    clock = carriedClock(before, reading)
    if (clock.leaps !== before.leaps) onLeap()
    return clock
  }
  const toSave = () => {
    const reading = readings()
    return savedClock(carried(reading), reading)
  }
  return {
    reading: readings,
    serverNow: () => {
      const reading = readings()
      return correctedNow(carried(reading), reading)
    },
    knowsTime: (since) =>
      clock === null || carried(readings()).leaps.every(({ at }) => since !== undefined && at <= since + 1),
    toSave,
    measure: (serverNow, sent, received) => {
      const before = carried(received)
      const after = measuredClock(isSet ? before : null, { serverNow, sent, received })
      const ahead = isSet ? correctedNow(before, received) - correctedNow(after, received) : 0
      const blur = widestDrift + Math.max(0, received.steady - sent.steady) / 2
      clock = after
      isSet = true
      return { saved: toSave(), leaps: before.leaps, ahead, blur, doubtful: after.leaps.length > 0 }
    },
    learn: (rows) => {
      const newest = rows.reduce<SavedClock | null>((best, row) => laterClock(best, row.clock), null)
      if (isSet || newest === null) return
      clock = resumedClock(newest, readings())
      isSet = true
    },
  }
}

const laterClock = (one: SavedClock | null, other: SavedClock | null): SavedClock | null =>
  one === null || (other !== null && other.server > one.server) ? other : one
