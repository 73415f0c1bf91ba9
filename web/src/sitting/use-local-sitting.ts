import { type Shown, shown } from '@phuong/exercises/session'
import { useSyncExternalStore } from 'react'
import { useSurroundings } from '../widgets/surroundings.ts'
import { serviceFor } from './current.ts'
import type { Receipt, SittingAnswer } from './sending/calls.ts'
import type { Connection } from './sending/transport.ts'
import { paperName } from './state/row.ts'
import type { SittingStart } from './state/start.ts'
import { problemText } from './texts.ts'

export type LocalSitting = {
  readonly start: SittingStart
  readonly answers: readonly SittingAnswer[]
  readonly paper: unknown
  readonly shown: Shown
  readonly receipt: Receipt | null
  /** ms since 1970 UTC, by the server's time as far as it was known */
  readonly beganAt: number
  readonly connection: Connection
  /** why the server will not have it, in words that may be shown; null while nothing is refused */
  readonly problem: string | null
  /** Sends what waits now, also what was refused. */
  sendNow(): void
}

/** What this browser still holds of a sitting, for its result while the line is down; null when it holds nothing. */
export const useLocalSitting = (sittingId: string | null): LocalSitting | null => {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  const { rows, papers, connection } = useSyncExternalStore(service.watch, service.state)
  const row = rows?.find((one) => one.sittingId === sittingId)
  if (row === undefined) return null
  const { refusal } = row.outbox
  return {
    start: row.start,
    answers: Object.values(row.answers),
    paper: papers.get(paperName(row)),
    shown: shown(row.outbox),
    receipt: row.receipt,
    beganAt: row.beganAt,
    connection,
    problem: refusal === null ? null : problemText(refusal),
    sendNow: () => (refusal === null ? service.sending.wake() : void service.acts.retry(paperName(row))),
  }
}
