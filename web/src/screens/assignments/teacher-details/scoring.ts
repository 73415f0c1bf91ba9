import { parseMark } from '@phuong/domain/format/numbers'
import { isBlank } from '@phuong/domain/forms/rules'
import { type AnswerType, isMark, storedScoreOf } from '@phuong/domain/scoring/scales'

export type Scoring = {
  /** as typed, with a comma or a dot; empty keeps the answer without a mark */
  score: string
  note: string
  reason: string
}

/** What the answer holds now: its mark on the scale of 10, and the note. */
export type Held = { type: AnswerType; mark: number | null; note: string }

/** Whether the typed mark is none: 0 to 10 (B-142). Empty is right only where there is no mark to lose. */
export const isWrongScore = (typed: string, held: Held): boolean => {
  if (isBlank(typed)) return held.mark !== null
  const mark = parseMark(typed)
  return mark === null || !isMark(mark)
}

/**
 * What is saved on the answer record (B-142): the note, and the Score in the scale of its Type where the mark was changed
 * (D25), with the reason if one was given. Null when nothing was changed.
 */
export const changeOf = ({ score, note, reason }: Scoring, held: Held): Record<string, unknown> | null => {
  const mark = isBlank(score) ? null : parseMark(score)
  const stored = mark === null ? null : storedScoreOf(held.type, mark)
  const scored = stored !== null && (held.mark === null || stored !== storedScoreOf(held.type, held.mark))
  const noted = note.trim() !== held.note.trim()
  if (!scored && !noted) return null
  return {
    ...(noted && { TeacherNoteS: note.trim() }),
    ...(scored && { Score: stored }),
    ...(scored && !isBlank(reason) && { Reason: reason.trim() }),
  }
}
