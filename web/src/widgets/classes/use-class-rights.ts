import { hasRole } from '@phuong/domain/people/roles'
import { useQuery } from '@tanstack/react-query'
import { useSurroundings } from '../surroundings.ts'
import { managedClassesQuery } from './queries.ts'

/** What the reader may do with the work of a class; nothing before that is known. */
export type ClassRights = { readonly give: boolean; readonly mark: boolean }

/** The rights of the reader in a class: a manager only looks (D05), a colleague does what the owner allows (B-136). */
export const useClassRights = (classId: string): ClassRights => {
  const { me } = useSurroundings()
  const isTeacher = hasRole(me, 'teacher')
  const { data } = useQuery({ ...managedClassesQuery, enabled: isTeacher })
  if (hasRole(me, 'administrator')) return { give: true, mark: true }
  const row = isTeacher ? data?.find(({ id }) => id === classId) : undefined
  return { give: row?.mayGive ?? false, mark: row?.mayMark ?? false }
}
