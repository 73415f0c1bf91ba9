import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { execute } from '../../../api/execute.ts'
import { readRows } from '../../../api/rows.ts'
import { maxPupils } from '../../../widgets/classes/queries.ts'

export type RosterRow = {
  studentId: string
  fullName: string
  callingName: string | null
  email: string | null
  userName: string | null
  phone: string | null
  /** true is male. */
  sex: boolean | null
  /** YYYY-MM-DD. */
  dateofBirth: string | null
  /** Reads what is said in sounds and clips. */
  readsScripts: boolean | null
}

/** The pupils of a class by given name, with what its teacher may see of them. */
export const rosterQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'roster'],
    queryFn: ({ signal }) =>
      readRows<RosterRow>(
        { subModuleName: 'CLASSES', entityName: 'ClassMembers' },
        {
          fields: [
            'studentId',
            'fullName',
            'callingName',
            'email',
            'userName',
            'phone',
            'sex',
            'dateofBirth',
            'readsScripts',
          ],
          parameters: { filters: { classId }, PageSize: maxPupils },
        },
        { signal },
      ),
  })

/** Lets a pupil of the class read what is said in sounds and clips, or no longer; then the list is read anew. */
export const useSetScripts = (classId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ studentId, given }: { studentId: string; given: boolean }) =>
      execute('CLASSES_Scripts_Set', { classId, studentId, given }),
    onSuccess: () => askAnew(client, { queryKey: rosterQuery(classId).queryKey }),
  })
}
