import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WithProgress } from './progress-columns.tsx'
import { progressQuery } from './queries.ts'

/** How each pupil of a class is doing, by id: undefined while it is on its way, null where it could not be read. */
export const useProgressOf = (classId: string): ((studentId: string) => WithProgress['progress']) => {
  const { data, isError } = useQuery(progressQuery(classId))
  return useMemo(() => {
    const byPupil = new Map(data?.map((row) => [row.studentId, row]))
    return (studentId) => byPupil.get(studentId) ?? (data || isError ? null : undefined)
  }, [data, isError])
}
