import { queryOptions } from '@tanstack/react-query'
import { readRows } from '../../../api/crud.ts'
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
  joinedDate: string | null
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
            'joinedDate',
          ],
          parameters: { filters: { classId }, PageSize: maxPupils },
        },
        { signal },
      ),
  })
