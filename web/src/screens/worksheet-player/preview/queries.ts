import { queryOptions } from '@tanstack/react-query'
import { readRows } from '../../../api/rows.ts'

type Worksheet = {
  id: string
  fileName: string
  /** the folder */
  entityId: string
  jsonData: unknown
}

/** A worksheet with its whole document, for who may edit it; null when there is none for this person. */
export const worksheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['worksheets', 'whole', id],
    queryFn: async ({ signal }): Promise<Worksheet | null> => {
      const [row = null] = await readRows<Worksheet>(
        { subModuleName: 'SHARE', entityName: 'Attachments' },
        { fields: ['id', 'fileName', 'entityId', 'jsonData'], parameters: { id } },
        { signal },
      )
      return row
    },
    // the editor may have saved meanwhile
    staleTime: 0,
  })
