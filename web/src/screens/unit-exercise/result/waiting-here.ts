import type { SittingRow } from '../../../sitting/state/row.ts'
import { isLeft } from '../left.ts'

/** The sitting of a given exam whose hand-in was asked for on this device and has not arrived; null without one. */
export const waitingHere = (
  rows: readonly SittingRow[] | null,
  examId: number | null,
  assignmentId: string | null,
): string | null =>
  rows?.findLast(
    (row) =>
      row.start.kind === 'unit' &&
      row.start.examId === examId &&
      row.start.assignmentId === assignmentId &&
      !isLeft(row) &&
      row.outbox.finishKey !== null &&
      row.outbox.handedInAt === null,
  )?.sittingId ?? null
