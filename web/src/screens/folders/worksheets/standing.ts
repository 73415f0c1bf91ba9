import { givenZones, readDocument, unfinishedZones } from '@phuong/exercises/worksheet'
import { progressOf } from '../../../widgets/worksheets/pages.ts'
import type { PagesRow } from '../../../widgets/worksheets/queries.ts'
import { texts } from '../texts.ts'

/** Where a worksheet stands on its way from a file to a lesson. */
export type Standing = {
  readonly text: string
  readonly tone: 'neutral' | 'leaf' | 'rose' | 'sky' | 'sun'
  /** what is to be done next */
  readonly next: 'nothing' | 'choose' | 'edit' | 'give'
}

/** How the zones of a saved worksheet stand. */
export const standingOfDocument = (jsonData: unknown): Standing => {
  const document = readDocument(jsonData)
  if (document === undefined || givenZones(document.zones).length === 0)
    return { text: texts.noZones, tone: 'neutral', next: 'edit' }
  const open = unfinishedZones(document).length
  return open > 0
    ? { text: texts.unfinished(open), tone: 'sun', next: 'edit' }
    : { text: texts.ready, tone: 'leaf', next: 'give' }
}

/** How the pages of a file stand that was not edited yet. */
export const standingOfPages = (pages: PagesRow): Standing => {
  if (pages.pageCount === null) return { text: texts.notWorksheet, tone: 'neutral', next: 'nothing' }
  if (pages.state === 'failed') return { text: texts.pagesFailed, tone: 'rose', next: 'choose' }
  if (pages.chosen.length === 0) return { text: texts.notChosen, tone: 'sun', next: 'choose' }
  const { done, all } = progressOf(pages)
  if (done < all) return { text: texts.working(done, all), tone: 'sky', next: 'choose' }
  return { text: texts.noZones, tone: 'neutral', next: 'edit' }
}
