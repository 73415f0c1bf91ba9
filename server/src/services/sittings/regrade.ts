import type { HeldSitting, StoredReceipt } from './held.ts'
import type { Line } from './lines.ts'
import { markSitting } from './marking.ts'
import { type Material, verdictOn } from './material.ts'

/** What today's rules of marking would change in a sitting that is over. */
export type Regraded = {
  /** the questions whose stored verdict would be another; a worksheet stores none, its sums alone change */
  items: { item: string; was: boolean; is: boolean }[]
  correct: { was: number; is: number }
  /** in the scale of the answer's Type; null for practice */
  Score: { was: number | null; is: number | null }
}

/**
 * Marks a sitting that is over once more, by the revision that it has pinned and today's rules, and says what would change
 * (H167). Nothing is changed: stored verdicts stay.
 * @param answers what counts for each item, with the verdicts that are stored
 * @returns null where nothing would change
 */
export const regrade = (
  material: Material,
  sitting: Pick<HeldSitting, 'kind' | 'attempt' | 'revision'>,
  answers: readonly Line[],
  receipt: Pick<StoredReceipt, 'correct' | 'Score'>,
): Regraded | null => {
  const anew = answers.map((line) =>
    line.verdict === null ? line : { ...line, verdict: verdictOn(material, line.item, line.response) },
  )
  const items = anew.flatMap(({ item, verdict }, at) => {
    const [was, is] = [answers[at]?.verdict?.correct ?? false, verdict?.correct ?? false]
    return was === is ? [] : [{ item, was, is }]
  })
  const { correct, Score } = markSitting(material, sitting, anew)
  if (items.length === 0 && correct === receipt.correct && Score === receipt.Score) return null
  return { items, correct: { was: receipt.correct, is: correct }, Score: { was: receipt.Score, is: Score } }
}
