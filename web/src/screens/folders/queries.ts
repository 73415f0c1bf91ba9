import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readRows } from '../../api/rows.ts'
import type { Page } from '../../widgets/paged-list/asked.ts'
import { attachments, folderFiles, folders } from '../../widgets/worksheets/queries.ts'

export type FolderRow = {
  id: string
  name: string
  color: string | null
  sortOrder: number
  createdBy: string
}

const folderFields = ['id', 'name', 'color', 'sortOrder', 'createdBy'] as const
/** The most rows of one read; nobody has more folders. */
const maxFolders = 500

/** The folders of a person, by the order that was typed, then by name (B-515, B-516, B-527, H168). */
export const foldersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['folders', userId],
    queryFn: ({ signal }) =>
      readRows<FolderRow>(
        folders,
        {
          fields: folderFields,
          parameters: { filters: { createdBy: userId, classId: 0 }, PageSize: maxFolders },
          sort: 'SortOrder, Name',
        },
        { signal },
      ),
  })

/** One folder; null when there is none that this person may see. */
export const folderQuery = (id: string) =>
  queryOptions({
    queryKey: ['folders', 'one', id],
    queryFn: async ({ signal }) =>
      (await readRows<FolderRow>(folders, { fields: folderFields, parameters: { id } }, { signal }))[0] ?? null,
  })

export type WorksheetRow = {
  id: string
  fileName: string
  /** the folder */
  entityId: string
  createdDate: string
  pageCount: number | null
  /** null while nothing was saved */
  revision: number | null
  backgroundImage: string | null
  totalRows: number
}

/** Worksheets on one page of a folder. */
export const worksheetsPageSize = 12

/** The files of a folder, the newest first (B-199, B-200). */
export const worksheetsQuery = (folderId: string, { index, size }: Page) =>
  queryOptions({
    queryKey: ['worksheets', 'folder', folderId, index],
    queryFn: ({ signal }) =>
      readRows<WorksheetRow>(
        attachments,
        {
          fields: ['id', 'fileName', 'entityId', 'createdDate', 'pageCount', 'revision', 'backgroundImage'],
          parameters: {
            filters: { entityId: folderId, entityName: folderFiles },
            PageNum: index + 1,
            PageSize: size,
          },
          sort: 'CreatedDate DESC',
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The document of a worksheet, for what its card says of its zones; a new revision is another query. */
export const documentQuery = (id: string, revision: number | null) =>
  queryOptions({
    queryKey: ['worksheets', id, 'zones', revision],
    queryFn: async ({ signal }) =>
      (
        await readRows<{ jsonData: unknown }>(
          attachments,
          { fields: ['jsonData'], parameters: { filters: { id, entityName: folderFiles } }, sort: 'CreatedDate DESC' },
          { signal },
        )
      )[0]?.jsonData ?? null,
    enabled: revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
