import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The cards of a class, by given name; not kept once the page is left. */
export const cardsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['cards', classId],
    queryFn: ({ signal }) => call('CLASSES_Cards_Get', { classId }, { signal }),
    gcTime: 0,
  })
