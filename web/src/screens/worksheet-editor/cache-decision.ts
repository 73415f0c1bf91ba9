import { readDocument, storedDocument, type WorksheetDocument } from '@phuong/exercises/worksheet'
import type { CachedWorksheet } from '../../browser/worksheet-cache.ts'

/** What becomes of the unsaved changes that a browser kept of a worksheet (B-197, D27). */
export type CacheDecision =
  | { readonly do: 'nothing' }
  /** they are stored already, or no worksheet */
  | { readonly do: 'drop' }
  /** they are newer than what is stored: somebody decides. `onOlder`: meanwhile another revision was stored */
  | { readonly do: 'offer'; readonly document: WorksheetDocument; readonly at: number; readonly onOlder: boolean }

const sameZones = (one: WorksheetDocument, other: WorksheetDocument): boolean => {
  const contentOf = (document: WorksheetDocument) => JSON.stringify({ ...storedDocument(document), revision: 0 })
  return contentOf(one) === contentOf(other)
}

/**
 * Whether changes that were kept are offered. They are when they stand on the stored revision, or when they are the later
 * ones though somebody stored another; what stands on an older revision and was made before it is not newer, and what says
 * the same as the stored worksheet was saved, whatever became of the answer.
 * @param storedAt when the stored revision was saved, in milliseconds; null where that is not known: then nothing is lost
 */
export const cacheDecision = (
  cached: CachedWorksheet | null,
  stored: WorksheetDocument | null,
  storedAt: number | null,
): CacheDecision => {
  if (cached === null) return { do: 'nothing' }
  const document = readDocument(cached.document)
  if (document === undefined || (stored && sameZones(document, stored))) return { do: 'drop' }
  const onOlder = stored !== null && cached.revision < stored.revision
  if (onOlder && storedAt !== null && cached.at <= storedAt) return { do: 'drop' }
  return { do: 'offer', document: { ...document, revision: cached.revision }, at: cached.at, onOlder }
}
