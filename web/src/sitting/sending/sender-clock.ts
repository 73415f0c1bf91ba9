import {
  correctedNow,
  measuredClock,
  type Reading,
  resumedClock,
  type SavedClock,
  type ServerClock,
  savedClock,
  unmeasuredClock,
} from '@phuong/exercises/session'
import type { SittingRow } from '../state/row.ts'

/** The server's time as the answers to calls tell it; `steady` is in ms since some moment, and only ever grows. */
export type SenderClock = {
  steady(): number
  /** ms since 1970 UTC, whatever the device's date says */
  serverNow(): number
  /** False while the time is only what an earlier page left and the device's date says, which may have been changed. */
  knowsTime(): boolean
  toSave(): SavedClock
  /** Takes over what an answer says that was asked for at `sentAt`, in steady ms. @returns what is kept of it */
  measure(serverNow: number, sentAt: number): SavedClock
  /** The clock of an earlier page serves until the server answers this one. */
  learn(rows: readonly SittingRow[]): void
}

/** The clock of what is sent. @param readings of the device's clocks */
export const senderClock = (readings: () => Reading): SenderClock => {
  let clock: ServerClock | null = null
  let guessed = false

  const steady = () => readings().steady
  const now = (): ServerClock => clock ?? unmeasuredClock(readings())
  const toSave = () => savedClock(now(), readings())
  return {
    steady,
    serverNow: () => correctedNow(now(), steady()),
    knowsTime: () => !guessed,
    toSave,
    measure: (serverNow, sentAt) => {
      clock = measuredClock(guessed ? null : clock, { serverNow, sentAt, receivedAt: steady() })
      guessed = false
      return toSave()
    },
    learn: (rows) => {
      const newest = rows.reduce<SavedClock | null>((best, row) => laterClock(best, row.clock), null)
      if (clock !== null || newest === null) return
      clock = resumedClock(newest, readings())
      guessed = true
    },
  }
}

const laterClock = (one: SavedClock | null, other: SavedClock | null): SavedClock | null =>
  one === null || (other !== null && other.server > one.server) ? other : one
