import {
  type PublicDocument,
  playGroups,
  publicDocument,
  readDocument,
  readPublicDocument,
  solutionsOf,
  type WorksheetAnswers,
} from '@phuong/exercises/worksheet'
import type { SittingView } from './queries.ts'

/** What the worksheet draws of a sitting that was handed in. */
export type Reviewed = {
  readonly document: PublicDocument
  readonly answers: WorksheetAnswers
  /** null where the right answers are not shown */
  readonly solutions: ReadonlyMap<string, unknown> | null
}

/**
 * The worksheet of a sitting as the server answered it; undefined when it holds none. The right answers are taken from
 * the document only where the server says that they are shown.
 */
export const reviewedOf = ({
  document,
  solutionsShown,
  answers,
}: Pick<SittingView, 'document' | 'solutionsShown' | 'answers'>): Reviewed | undefined => {
  const whole = solutionsShown ? readDocument(document) : undefined
  const shown = whole ? publicDocument(whole) : readPublicDocument(document)
  if (shown === undefined) return undefined
  return {
    document: shown,
    answers: new Map(answers.map(({ item, response }) => [item, response])),
    solutions: whole ? solutionsOf(whole, playGroups(shown)) : null,
  }
}
