import { queryOptions } from '@tanstack/react-query'
import { createRow } from '../../../api/crud.ts'
import { readRows } from '../../../api/rows.ts'
import { now } from '../../../browser/clock.ts'
import { attachments, worksheetTag } from '../../../widgets/worksheets/queries.ts'
import { type Draft, recordOf } from './draft.ts'

/** The most rows that one read gives (crud doors). */
const maxRows = 500

export type WorksheetRow = {
  id: string
  fileName: string
  /** the folder */
  entityId: string
  pageCount: number | null
  /** address of the small picture of its first page; null while it is not made */
  picture: string | null
  createdBy: string
}

const worksheetFields = ['id', 'fileName', 'entityId', 'pageCount', 'picture', 'createdBy'] as const

/** The worksheets of this person that were saved in the editor (B-185), newest first. */
export const worksheetsQuery = (ownId: string) =>
  queryOptions({
    queryKey: ['worksheets', 'ready', ownId],
    queryFn: async ({ signal }) => {
      const found: WorksheetRow[] = []
      for (let page = 1; ; page += 1) {
        const rows = await readRows<WorksheetRow>(
          attachments,
          {
            fields: worksheetFields,
            parameters: { filters: { tags: worksheetTag }, PageNum: page, PageSize: maxRows },
            sort: 'CreatedDate DESC',
          },
          { signal },
        )
        found.push(...rows.filter(({ createdBy }) => createdBy === ownId))
        if (rows.length < maxRows) return found
      }
    },
  })

/** The worksheet that the address names, whoever made it; null when it is not to be seen. */
export const worksheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['worksheets', 'one', id],
    queryFn: async ({ signal }) => {
      const [row] = await readRows<WorksheetRow>(
        attachments,
        { fields: worksheetFields, parameters: { id } },
        { signal },
      )
      return row ?? null
    },
  })

/** The folders of this person, in the order of their own screen (H168). */
export const foldersQuery = queryOptions({
  queryKey: ['folders', 'names'],
  queryFn: ({ signal }) =>
    readRows<{ id: string; name: string }>(
      { subModuleName: 'CLASSES', entityName: 'Folders' },
      { fields: ['id', 'name'], parameters: { filters: {}, PageSize: maxRows }, sort: 'sortOrder, name' },
      { signal },
    ),
})

/** The name of one class, for who gives to a class that is not an own one (an administrator); null where the person may not. */
export const classNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', id, 'name'],
    queryFn: async ({ signal }) => {
      const [row] = await readRows<{ id: string; className: string; mayGive: boolean }>(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        { fields: ['id', 'className', 'mayGive'], parameters: { id } },
        { signal },
      )
      return row?.mayGive ? row : null
    },
  })

/** Gives the assignment to one class (B-124). */
export const giveTo = (draft: Draft, classId: string): Promise<{ id: string }> =>
  createRow({ subModuleName: 'CLASSWORK', entityName: 'Assignments' }, recordOf(draft, classId, now()))
