import type { SittingRow } from './row.ts'
import { placeOf, type SittingStart } from './start.ts'

/**
 * The sitting of this worksheet or exam whose hand-in was asked for on this device and has not arrived, if there is
 * one: a page that is loaded anew shows it, and begins nothing beside it (H017). One that the server will not have is
 * none.
 */
export const handInOnItsWay = (rows: readonly SittingRow[], start: SittingStart): SittingRow | null =>
  rows.findLast(
    ({ place, left, outbox: { finishKey, handedInAt, refusal } }) =>
      place === placeOf(start) && !left && finishKey !== null && handedInAt === null && refusal === null,
  ) ?? null

/** Whether the server has taken the hand-in of a sitting of this device. */
export const hasArrived = (rows: readonly SittingRow[], sittingId: string): boolean =>
  rows.some((row) => row.sittingId === sittingId && row.outbox.handedInAt !== null)
