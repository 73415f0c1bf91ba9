import { queryOptions } from '@tanstack/react-query'
import { callFirst, type Row } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

export type SittingView = Row<'SITTING_Get'>

/** A sitting with its answers, its mark and, where the solutions are shown, its key (docs/protocol.md 5). */
export const sittingQuery = (sittingId: string) =>
  queryOptions({
    queryKey: ['sittings', 'one', sittingId],
    queryFn: async ({ signal }): Promise<SittingView> => {
      const row = await callFirst('SITTING_Get', { sittingId }, { signal })
      if (row === null) throw new CallError('NOT_FOUND', { status: 404 })
      return row
    },
  })
