import { queryOptions } from '@tanstack/react-query'
import { callFirst, type Row } from '../../api/call.ts'
import type { EntityName } from '../../api/rows.ts'

export const attachments = { subModuleName: 'SHARE', entityName: 'Attachments' } as const satisfies EntityName
export const folders = { subModuleName: 'CLASSES', entityName: 'Folders' } as const satisfies EntityName

/** The name under which the files of folders are stored (B-198, B-536). */
export const folderFiles = 't_PHUONG_CLASSES_Folders'

/** The tag of an editable worksheet (B-185). */
export const worksheetTag = 'LIVEWORKSHEET'

export type PagesRow = Row<'SHARE_Attachments_GetPages'>

/** Milliseconds between two looks at pages that are being made. */
const lookEveryMs = 1_000

/** Whether there is still something to come. */
const isUnderWay = ({ state }: PagesRow): boolean => state === 'waiting' || state === 'working'

/** The pages of a file; while pictures are being made it is asked again each second, unless nobody looks at the page. */
export const pagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['worksheets', id, 'pages'],
    queryFn: ({ signal }) => callFirst('SHARE_Attachments_GetPages', { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookEveryMs : false),
    refetchIntervalInBackground: false,
  })
