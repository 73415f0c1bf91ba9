import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'

export type PupilFacts = Row<'CLASSES_Pupil_Get'>
export type PupilWork = Row<'CLASSES_Pupil_GetWork'>

/** Works of a page. */
export const workPageSize = 20

/** A pupil of a class with how the child is doing. */
export const pupilQuery = (classId: string, studentId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'pupil', studentId],
    queryFn: async ({ signal }): Promise<PupilFacts> => {
      const [row] = await call('CLASSES_Pupil_Get', { classId, studentId }, { signal })
      if (row === undefined) throw new CallError('NOT_FOUND')
      return row
    },
  })

export type WorkFilter = 'all' | 'missing' | 'late'
type Page = { index: number; size: number; only: WorkFilter }

/** What was given to the class and what the pupil made of it. @param page.index from 0 */
export const pupilWorkQuery = (classId: string, studentId: string, { index, size, only }: Page) =>
  queryOptions({
    queryKey: ['classes', classId, 'pupil', studentId, 'work', only, index, size],
    queryFn: ({ signal }) =>
      call(
        'CLASSES_Pupil_GetWork',
        { classId, studentId, only: only === 'all' ? null : only, PageNum: index + 1, PageSize: size },
        { signal },
      ),
  })
