import { readDocument, type WorksheetDocument } from '@phuong/exercises/worksheet'
import { queryOptions } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { execute } from '../../api/execute.ts'
import { fromNewest } from '../../api/newer.ts'
import { readRows } from '../../api/rows.ts'
import { type CachedWorksheet, readCached } from '../../browser/worksheet-cache.ts'
import { attachments, folderFiles, worksheetTag } from '../../widgets/worksheets/queries.ts'

export type Worksheet = {
  id: string
  fileName: string
  entityId: string
  tags: string | null
  pageCount: number | null
  revision: number | null
  /** null while nothing was saved, undefined for what is no worksheet */
  document: WorksheetDocument | null | undefined
  /** what this browser kept for this person */
  cached: CachedWorksheet | null
}

type WorksheetRow = Omit<Worksheet, 'document' | 'cached'> & { jsonData: unknown }

const readWorksheet = async (id: string, fields: readonly string[], signal?: AbortSignal) => {
  const rows = await readRows<WorksheetRow>(
    attachments,
    { fields, parameters: { filters: { id, entityName: folderFiles } }, sort: 'CreatedDate DESC' },
    { signal },
  )
  return rows[0] ?? null
}

/**
 * A worksheet as it is edited (B-198, B-200); null when there is none that this person may see. Read anew at each
 * opening.
 */
export const worksheetQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: ['worksheets', id, 'edited', userId],
    queryFn: async ({ signal }): Promise<Worksheet | null> => {
      const fields = ['id', 'fileName', 'entityId', 'tags', 'pageCount', 'revision', 'jsonData']
      const [row, cached] = await Promise.all([readWorksheet(id, fields, signal), readCached(userId, id)])
      if (row === null) return null
      const { jsonData, ...facts } = row
      return { ...facts, document: jsonData === null ? null : readDocument(jsonData), cached }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // what is being edited is never replaced by itself
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The revision that is stored now. @throws CallError */
export const readRevision = async (id: string): Promise<number> =>
  (await readWorksheet(id, ['revision']))?.revision ?? 0

/**
 * Saves a worksheet as a new revision (B-193, B-195, B-196).
 * @throws CallError STALE when somebody else saved meanwhile
 */
export const saveDocument = async (id: string, JsonData: Record<string, unknown>) => {
  const { row } = await execute('SHARE_Attachments_UpdateJsonData', { id, JsonData })
  if (row === null) throw new CallError('OFFLINE')
  return row
}

/** Marks a file as a worksheet (B-185, B-196). */
export const tagWorksheet = (id: string, tags: string | null) =>
  fromNewest('tags', tags, (seen) => {
    const tagged = isTagged(seen) ? listOf(seen) : [...listOf(seen), worksheetTag]
    return execute('SHARE_Attachments_UpdateTags', { id, tags: tagged.join(','), seen: { tags: seen } })
  })

const listOf = (tags: string | null): string[] =>
  (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
export const isTagged = (tags: string | null): boolean => listOf(tags).includes(worksheetTag)
