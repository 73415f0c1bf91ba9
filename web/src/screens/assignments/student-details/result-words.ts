import { formatNumber } from '@phuong/domain/format/numbers'
import { markTone } from '../../../widgets/marks/mark-tone.ts'
import type { WorkState } from '../../../widgets/marks/StateSign.tsx'
import { texts } from './texts.ts'

type Work = {
  state: WorkState
  score: number | null
  attemptsLeft: number | null
  settings: { solutions: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER' }
  solutionsShown: boolean
}

/** What a pupil reads beside the own mark: kind words, or why there is none yet (docs/protocol.md 5 'Attempts'). */
export const resultWords = ({ score, attemptsLeft, settings, solutionsShown }: Work): string => {
  if (score === null)
    return settings.solutions === 'AFTER_DUE' && !solutionsShown ? texts.scoreLater : texts.scoreWaiting
  if (markTone(score) === 'good') return texts.good
  return attemptsLeft === 0 ? texts.lowLast : texts.low
}

/** How often the work can still be done, once it has been handed in; and that its solutions wait for the due date. */
export const triesWords = ({ state, attemptsLeft, settings, solutionsShown }: Work): string | null => {
  if (state !== 'done') return null
  const tries =
    attemptsLeft === null ? texts.noLimit : attemptsLeft === 0 ? texts.noneLeft : texts.left(formatNumber(attemptsLeft))
  return settings.solutions === 'AFTER_DUE' && !solutionsShown ? `${tries} ${texts.solutionsAfterDue}` : tries
}
