import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readRows } from '../../api/rows.ts'
import { joinedClassesQuery, managedClassesQuery } from '../../widgets/classes/queries.ts'

/** What a list of classes tells of one already. */
type ListedFacts = {
  id: string
  className: string
  code: string
  teacherName: string
  classId: number | null
  totalStudents: number
  schoolYear: string
}

/** What only the class itself tells: the calendar year in which its school year begins, and what the reader may do in it. */
export type ClassFacts = ListedFacts & {
  schoolYearId: number
  mayGive: boolean
  mayMark: boolean
  mayEnrol: boolean
  mayKeep: boolean
  /** may give pupils new first passwords (D69) */
  mayRenew: boolean
  /** nothing was answered in it: it would be deleted, and not archived (D22) */
  deletable: boolean
}

/** A class whose facts may still be on their way. */
export type KnownClass = ListedFacts & Partial<ClassFacts>

/** Whether all is known of a class. */
export const isWhole = (facts: KnownClass): facts is ClassFacts => facts.mayKeep !== undefined

const fields = {
  id: true,
  className: true,
  code: true,
  teacherName: true,
  classId: true,
  totalStudents: true,
  schoolYear: true,
  schoolYearId: true,
  mayGive: true,
  mayMark: true,
  mayEnrol: true,
  mayKeep: true,
  mayRenew: true,
  deletable: true,
} satisfies Record<keyof ClassFacts, true>

/** One class, or null when there is none that this person may see (B-097). What a list already told stands meanwhile. */
export const useClass = (id: string) => {
  const client = useQueryClient()
  return useQuery<KnownClass | null>({
    queryKey: ['classes', id, 'facts'],
    queryFn: async ({ signal }) => {
      const rows = await readRows<ClassFacts>(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        { fields: Object.keys(fields), parameters: { id } },
        { signal },
      )
      return rows[0] ?? null
    },
    placeholderData: () =>
      [managedClassesQuery, joinedClassesQuery]
        .flatMap(({ queryKey }) => client.getQueryData<ListedFacts[]>(queryKey) ?? [])
        .find((row) => row.id === id),
  })
}
