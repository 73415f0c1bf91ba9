import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../../api/ask-anew.ts'
import { callFirst } from '../../../../api/call.ts'
import { execute } from '../../../../api/execute.ts'

/** A pupil in a class. */
export type Seat = { classId: string; studentId: string }

/** The link of a pupil's family that opens now; null where there is none. Somebody else may have made or closed it. */
export const familyLinkQuery = (seat: Seat) =>
  queryOptions({
    queryKey: ['classes', seat.classId, 'family-link', seat.studentId],
    queryFn: ({ signal }) => callFirst('CLASSES_FamilyLink_Get', seat, { signal }),
    staleTime: 0,
    // its token lies nowhere longer than somebody looks at it
    gcTime: 0,
  })

const useThenAnew = (seat: Seat) => {
  const client = useQueryClient()
  return () => askAnew(client, { queryKey: familyLinkQuery(seat).queryKey })
}

/** Makes the link; then it is read. */
export const useMakeLink = (seat: Seat) => {
  const onSettled = useThenAnew(seat)
  return useMutation({ mutationFn: () => execute('CLASSES_FamilyLink_Make', seat), onSettled })
}

/** Closes the link for good; then what stands there is read. */
export const useRevokeLink = (seat: Seat) => {
  const onSettled = useThenAnew(seat)
  return useMutation({ mutationFn: (linkId: string) => execute('CLASSES_FamilyLink_Revoke', { linkId }), onSettled })
}
