import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../api/call.ts'

export type MineRow = Row<'CLASSWORK_Assignments_GetMine'>
export type GivenRow = Row<'CLASSWORK_Assignments_GetGiven'>
export type AssignmentRow = Row<'CLASSWORK_Assignments_GetById'>

/** Rows of one page of a list of assignments. */
export const assignmentsPageSize = 10

type MineAsked = { classId?: string; state?: 'due' | 'done'; page?: number; size?: number }

/** The assignments of the signed-in pupil; pages count from 1. */
export const mineQuery = ({ classId, state, page = 1, size = assignmentsPageSize }: MineAsked) =>
  queryOptions({
    queryKey: ['assignments', 'mine', classId ?? null, state ?? null, page, size],
    queryFn: ({ signal }) =>
      call('CLASSWORK_Assignments_GetMine', { classId, state, PageNum: page, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

type GivenAsked = { classId?: string; page?: number; size?: number }

/** The assignments that the signed-in teacher gave, with how many pupils handed in; pages count from 1. */
export const givenQuery = ({ classId, page = 1, size = assignmentsPageSize }: GivenAsked) =>
  queryOptions({
    queryKey: ['assignments', 'given', classId ?? null, page, size],
    queryFn: ({ signal }) =>
      call('CLASSWORK_Assignments_GetGiven', { classId, PageNum: page, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One assignment; for a pupil with the own state and mark (B-137). */
export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'one', id],
    queryFn: ({ signal }) => callFirst('CLASSWORK_Assignments_GetById', { id }, { signal }),
  })
