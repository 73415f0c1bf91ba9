import { queryOptions } from '@tanstack/react-query'
import { type EntityName, readRows } from '../../api/rows.ts'

const units = { subModuleName: 'METADATA', entityName: 'ExaminationUnits' } as const satisfies EntityName
const examinations = { subModuleName: 'METADATA', entityName: 'Examinations' } as const satisfies EntityName
/** More than all units of all grades, and than the tests of a unit. */
const maxRows = 500

/** A unit of a grade, and whether it may be opened (B-330). */
export type UnitRow = { id: number; grade: number; access: boolean }
export type TestRow = { id: number; title: string; duration: number | null }

/** The units of all grades that are open. */
export const openUnitsQuery = queryOptions({
  queryKey: ['sample-tests', 'open'],
  queryFn: ({ signal }) =>
    readRows<UnitRow>(units, { parameters: { filters: { access: true }, PageSize: maxRows } }, { signal }),
})

/** The units of a grade in their order (B-329); none of no grade. */
export const unitsQuery = (grade: number | null) =>
  queryOptions({
    queryKey: ['sample-tests', 'units', grade],
    queryFn: async ({ signal }) =>
      grade === null ? [] : readRows<UnitRow>(units, { parameters: { filters: { grade } }, sort: 'id' }, { signal }),
  })

/** The tests of a unit in their order (B-333), and which units of its grade may be opened; null for what is no unit. */
export const testsQuery = (grade: number | null, unit: number | null) =>
  queryOptions({
    queryKey: ['sample-tests', 'tests', grade, unit],
    queryFn: async ({ signal }) => {
      if (grade === null || unit === null) return null
      const [found, tests] = await Promise.all([
        readRows<UnitRow>(units, { parameters: { filters: { grade } }, sort: 'id' }, { signal }),
        readRows<TestRow>(
          examinations,
          {
            fields: ['id', 'title', 'duration'],
            parameters: { filters: { grade, unit }, PageNum: 1, PageSize: maxRows },
            sort: 'SortOrder',
          },
          { signal },
        ),
      ])
      const open = found.filter(({ access }) => access)
      return { open: open.some(({ id }) => id === unit), hasOpen: open.length > 0, tests }
    },
  })
