import type { PlaceFileKind } from '@phuong/domain/places/place-file'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, callFirst, type Input, type Row } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type SchoolRow = Row<'PLACES_Schools_List'>
export type UnitRow = Row<'PLACES_Units_List'>
export type Check = Row<'PLACES_File_Check'>

const key = 'places'
export type Sought = { search: string; cityId: number | null }
export const everything: Sought = { search: '', cityId: null }

const paged = ({ search, cityId, index, size }: Sought & Page) => ({
  search,
  cityId,
  PageNum: index + 1,
  PageSize: size,
})

/** One page of the schools. */
export const schoolsQuery = (sought: Sought & Page) =>
  queryOptions({
    queryKey: [key, 'schools', sought],
    queryFn: ({ signal }) => call('PLACES_Schools_List', paged(sought), { signal }),
    placeholderData: keepPreviousData,
  })

/** One page of the units. */
export const unitsQuery = (sought: Sought & Page) =>
  queryOptions({
    queryKey: [key, 'units', sought],
    queryFn: ({ signal }) => call('PLACES_Units_List', paged(sought), { signal }),
    placeholderData: keepPreviousData,
  })

/** The provinces and cities to choose from. */
export const citiesQuery = queryOptions({
  queryKey: [key, 'cities'],
  queryFn: ({ signal }) => call('Cities_OPTIONS', {}, { signal }),
})

/** The units of a province to choose from; none where no province is chosen. */
export const districtsQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: [key, 'districts', cityId],
    queryFn: ({ signal }) => (cityId === null ? [] : call('District_By_City_OPTIONS', { cityId }, { signal })),
  })

export const useRefresh = () => {
  const client = useQueryClient()
  return () => askAnew(client, { queryKey: [key] })
}

/** Writes a school as a whole. */
export const saveSchool = (input: Input<'PLACES_School_Save'>) => execute('PLACES_School_Save', input)
/** Writes a unit as a whole. */
export const saveUnit = (input: Input<'PLACES_Unit_Save'>) => execute('PLACES_Unit_Save', input)

/** What a file would do; nothing is stored. @throws CallError */
export const checkFile = async (kind: PlaceFileKind, text: string): Promise<Check> => {
  const row = await callFirst('PLACES_File_Check', { kind, text })
  if (row === null) throw new CallError('OFFLINE')
  return row
}

/** Loads a file that was looked over. */
export const useLoadFile = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ kind, text }: { kind: PlaceFileKind; text: string }) => {
      const { row } = await execute('PLACES_File_Load', { kind, text })
      if (row === null) throw new CallError('OFFLINE')
      return row
    },
    onSuccess: refresh,
  })
}

/** The present state as a file. @throws CallError */
export const readFile = async (kind: PlaceFileKind): Promise<string> => {
  const row = await callFirst('PLACES_File_Get', { kind })
  if (row === null) throw new CallError('OFFLINE')
  return row.text
}
