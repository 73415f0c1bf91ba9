import type { SittingRow } from '../../../widgets/sitting/row.ts'

/** The sitting of a given exam whose hand-in was asked for on this device and has not arrived; null without one. */
export const waitingHere = (
  rows: readonly SittingRow[] | null,
  examId: number | null,
  assignmentId: string | null,
): string | null =>
  rows?.findLast(
    ({ start, left, outbox: { finishKey, handedInAt } }) =>
      start.kind === 'unit' &&
      start.examId === examId &&
      start.assignmentId === assignmentId &&
      !left &&
      finishKey !== null &&
      handedInAt === null,
  )?.sittingId ?? null
