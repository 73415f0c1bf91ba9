import { queryOptions } from '@tanstack/react-query'
import { callFirst, type Row } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

export type FamilyWeek = Row<'FAMILY_Week_Get'>
export type DoneWork = FamilyWeek['done'][number]
/** Work that is not handed in. */
export type OpenWork = FamilyWeek['missing'][number]

/** The week of the pupil whose link this is. @param week a Monday, null for the week of today */
export const familyWeekQuery = (token: string, week: string | null) =>
  queryOptions({
    queryKey: ['family', token, week],
    queryFn: async ({ signal }) => {
      const row = await callFirst('FAMILY_Week_Get', { token, week }, { signal })
      if (row === null) throw new CallError('OFFLINE')
      return row
    },
  })
