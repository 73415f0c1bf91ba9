import { formatDateTime } from '@phuong/domain/format/dates'
import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import type { StoredSitting } from '../../../exam/sitting-query.ts'
import { texts } from '../texts.ts'

const minute = 60_000

/**
 * What the pupil reads where the right answers are not shown yet (docs/protocol.md 5 'Attempts', D20): from when they
 * are, in the first whole minute in which that is true, or what the assignment says. Null where there is nothing to
 * say.
 * @param rule null while the assignment is not known
 */
export const solutionsWords = (
  { solutionsShown, solutionsFrom }: Pick<StoredSitting, 'solutionsShown' | 'solutionsFrom'>,
  rule: SolutionsRule | null,
): string | null => {
  if (solutionsShown) return null
  if (solutionsFrom !== null)
    return texts.solutionsFrom(formatDateTime(new Date(Math.ceil(solutionsFrom / minute) * minute)))
  if (rule === 'NEVER') return texts.solutionsNever
  return rule === 'AFTER_DUE' ? texts.solutionsLater : null
}
