import { formatMark, isTooFine, parseMark } from '@phuong/domain/format/numbers'
import { isBlank } from '@phuong/domain/forms/rules'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { fromPoints, isMark, onPoints, storedScoreOf } from '@phuong/domain/scoring/scales'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

export type Scoring = {
  /** as typed, with a comma or a dot; empty keeps the answer without a mark */
  score: string
  note: string
  reason: string
}

/** What the answer holds now: its mark on the scale of 10, the points that its assignment has (D64), and the note. */
export type Held = { type: AnswerType; points: number | null; mark: number | null; note: string }

/** What its form changes of an answer record, as it stands on the wire. */
export type Marked = { Score: number | null; TeacherNoteS: string | null }

/** An answer as its form shows it. */
export const scoringOf = ({ mark, points, note }: Held): Scoring => ({
  score: mark === null ? '' : formatMark(onPoints(mark, points)),
  note,
  reason: '',
})

/** What two teachers may have changed. */
export const scoringFields: ChangedFields<Scoring> = {
  Score: { label: texts.newScore, typed: ['score'], words: ({ score }) => score },
  TeacherNoteS: { label: texts.note, typed: ['note'], words: ({ note }) => note },
}

/** What is wrong with a typed mark: it is none from 0 to the points (B-142, D64), or finer than a mark is (D43). */
export type ScoreFault = 'range' | 'fine' | null

/** Empty is right only where there is no mark to lose. */
export const scoreFault = (typed: string, { mark: before, points }: Held): ScoreFault => {
  if (isBlank(typed)) return before === null ? null : 'range'
  const mark = parseMark(typed)
  if (mark === null || !isMark(mark, points)) return 'range'
  return isTooFine(mark) ? 'fine' : null
}

/**
 * What is saved on the answer record (B-142): the note, and the Score in the scale of its Type where the mark was changed
 * (D25), with the reason if one was given. Null when nothing was changed.
 */
export const changeOf = ({ score, note, reason }: Scoring, held: Held): Record<string, unknown> | null => {
  const { type, points } = held
  const mark = isBlank(score) ? null : parseMark(score)
  const scored = mark !== null && (held.mark === null || mark !== onPoints(held.mark, points))
  const noted = note.trim() !== held.note.trim()
  if (!scored && !noted) return null
  return {
    ...(noted && { TeacherNoteS: note.trim() }),
    ...(scored && { Score: storedScoreOf(type, fromPoints(mark, points)) }),
    ...(scored && !isBlank(reason) && { Reason: reason.trim() }),
  }
}
