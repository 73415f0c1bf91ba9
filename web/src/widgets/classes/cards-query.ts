import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The cards of a class, by given name, or of one pupil of it; not kept once the page is left. */
export const cardsQuery = (classId: string, studentId: string | null = null) =>
  queryOptions({
    queryKey: ['cards', classId, studentId],
    queryFn: ({ signal }) => call('CLASSES_Cards_Get', { classId, studentId }, { signal }),
    gcTime: 0,
  })
