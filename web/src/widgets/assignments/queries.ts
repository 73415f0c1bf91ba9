import { assignmentsPageSize } from '@phuong/domain/opening/page-sizes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../api/call.ts'
import type { Page } from '../paged-list/asked.ts'

export type MineRow = Row<'CLASSWORK_Assignments_GetMine'>
export type GivenRow = Row<'CLASSWORK_Assignments_GetGiven'>
export type AssignmentRow = Row<'CLASSWORK_Assignments_GetById'>

type MineAsked = Partial<Page> & { classId?: string; state?: 'due' | 'done' }

/** A page of the assignments of the signed-in pupil. */
export const mineQuery = ({ classId, state, index = 0, size = assignmentsPageSize }: MineAsked) =>
  queryOptions({
    queryKey: ['assignments', 'mine', classId ?? null, state ?? null, index, size],
    queryFn: ({ signal }) =>
      call('CLASSWORK_Assignments_GetMine', { classId, state, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

type GivenAsked = Partial<Page> & { classId?: string }

/** A page of the assignments that the signed-in teacher gave, with how many pupils handed in. */
export const givenQuery = ({ classId, index = 0, size = assignmentsPageSize }: GivenAsked) =>
  queryOptions({
    queryKey: ['assignments', 'given', classId ?? null, index, size],
    queryFn: ({ signal }) =>
      call('CLASSWORK_Assignments_GetGiven', { classId, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One assignment; for a pupil with the own state and mark (B-137). */
export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'one', id],
    queryFn: ({ signal }) => callFirst('CLASSWORK_Assignments_GetById', { id }, { signal }),
  })
