import { useQuery } from '@tanstack/react-query'
import { isCallError } from '../../api/call-error.ts'
import { assignmentQuery } from './queries.ts'

/**
 * The assignment of an address. `missing`: there is none that this person may see, or it belongs to another class than the
 * address says.
 */
export const useAssignment = (id: string, classId: string) => {
  const asked = useQuery(assignmentQuery(id))
  const { data, error } = asked
  const refused = isCallError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_PARAMETERS')
  return { asked, missing: refused || data === null || (data !== undefined && data.classId !== classId) }
}
