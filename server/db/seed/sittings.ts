import { randomUUID } from 'node:crypto'
import type { Line } from '../../src/services/sittings/lines.ts'
import type { Answer } from './answers.ts'
import { type CopiedRow, type Copy, jsonText } from './copying.ts'

/** A sitting as its services would have left it, with its log. */
export type Sitting = {
  readonly id: string
  readonly kind: 'worksheet' | 'olympic' | 'unit'
  readonly user_id: string
  readonly assignment_id: string | null
  readonly worksheet_id: string | null
  readonly paper_id: number | null
  readonly attempt: number
  readonly state: 'open' | 'finished'
  readonly started_at: Date
  readonly deadline_at: Date | null
  readonly finished_at: Date | null
  readonly finish_key: string | null
  readonly receipt: unknown
  readonly lines: readonly Line[]
}

/** The lines that these answers leave in a log, spread evenly over the time of the sitting. */
export const linesOf = (
  answers: readonly (Answer & { readonly verdict?: Line['verdict'] })[],
  kind: 'draft' | 'submit',
  [startedAt, endedAt]: readonly [Date, Date],
): Line[] => {
  const device = randomUUID()
  const step = (endedAt.getTime() - startedAt.getTime()) / (answers.length + 1)
  return answers.map(({ item, response, verdict = null }, at) => {
    const moment = Math.round(startedAt.getTime() + step * (at + 1))
    return {
      id: randomUUID(),
      item,
      seq: at + 1,
      kind,
      response,
      clientAt: moment,
      device,
      status: 'stored',
      lateSync: false,
      verdict,
      serverAt: moment,
    }
  })
}

const sittingColumns =
  'id kind user_id assignment_id worksheet_id paper_id pinned_revision attempt state started_at deadline_at finished_at finish_key receipt'.split(
    ' ',
  )

/** Two statements, however many they are. All are of revision 1. */
export const insertSittings = async (copy: Copy, sittings: readonly Sitting[]): Promise<void> => {
  await copy(
    'sittings',
    sittingColumns,
    sittings.map(({ lines: _, receipt, ...row }) => ({ ...row, pinned_revision: 1, receipt: jsonText(receipt) })),
  )
  await copy(
    'sitting_events',
    ['sitting_id', 'id', 'item', 'seq', 'kind', 'response', 'status', 'verdict', 'client_at', 'server_at', 'device'],
    eventsOf(sittings),
  )
}

const eventsOf = function* (sittings: readonly Sitting[]): Generator<CopiedRow> {
  for (const { id: sitting_id, lines } of sittings)
    for (const { id, item, seq, kind, response, status, verdict, clientAt, serverAt, device } of lines)
      yield {
        sitting_id,
        id,
        item,
        seq,
        kind,
        response: jsonText(response),
        status,
        verdict: jsonText(verdict),
        client_at: new Date(clientAt),
        server_at: new Date(serverAt),
        device,
      }
}
