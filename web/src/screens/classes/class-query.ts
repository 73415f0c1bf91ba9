import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readRows } from '../../api/rows.ts'
import { joinedClassesQuery, managedClassesQuery } from '../../widgets/classes/queries.ts'

type ClassFacts = {
  id: string
  className: string
  code: string
  teacherName: string
  classId: number | null
  totalStudents: number
}

/** One class, or null when there is none that this person may see (B-097). What a list already told stands meanwhile. */
export const useClass = (id: string) => {
  const client = useQueryClient()
  return useQuery<ClassFacts | null>({
    queryKey: ['classes', id, 'facts'],
    queryFn: async ({ signal }) => {
      const rows = await readRows<ClassFacts>(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        { fields: ['id', 'className', 'code', 'teacherName', 'classId', 'totalStudents'], parameters: { id } },
        { signal },
      )
      return rows[0] ?? null
    },
    placeholderData: () =>
      [managedClassesQuery, joinedClassesQuery]
        .flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? [])
        .find((row) => row.id === id),
  })
}
