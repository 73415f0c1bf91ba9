import { isDoubtful, settledMoments, settledOutbox } from '@phuong/exercises/session'
import type { Change } from '../../browser/sitting-store/area.ts'
import type { Word } from '../sending/sender-clock.ts'
import type { SittingRow } from '../state/row.ts'

/** The server has told the time: what was given while it was doubtful has its moment, in every sitting (H162). */
export const settling = (rows: readonly SittingRow[], { saved, leaps, ...word }: Word): Change<SittingRow, void> => {
  const settle = settledMoments(leaps, word)
  return {
    put: rows
      .filter(({ outbox }) => isDoubtful(outbox))
      .map((row) => ({ ...row, outbox: settledOutbox(row.outbox, settle), clock: saved })),
    result: undefined,
  }
}
