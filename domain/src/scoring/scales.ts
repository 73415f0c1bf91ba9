import type { AnswerType } from './answer-types.ts'

/*
 * The scales in which an answer's Score is stored, one per Type (B-268, C-372), and the scale of 10 on which every screen
 * shows it.
 */

/** How many units of the stored Score make one point of the scale of 10 (B-265, C-369). */
export const STORED_PER_POINT: Readonly<Record<AnswerType, number>> = { ASSIGNMENT: 1, LIVEWORKSHEET: 10, UNIT: 1 }

/** The scale on which marks are stored (B-138). */
export const MAX_MARK = 10

const oneDecimal = (value: number): number => Math.round(Number((value * 10).toFixed(6))) / 10

/** A stored Score on the scale of 10 with one decimal, halves up (B-262, B-268, C-372); null where there is none. */
export const markOf = (type: AnswerType, stored: number | null): number | null =>
  stored === null ? null : oneDecimal(stored / STORED_PER_POINT[type])

/**
 * A mark of the scale of 10 on the scale that its assignment has: mark × points / 10 with one decimal, halves up (D64).
 * @param points the assignment's points, 0 to 10; null is 10
 */
export const onPoints = (mark: number, points: number | null): number =>
  oneDecimal((mark * (points ?? MAX_MARK)) / MAX_MARK)

/** The mark of the scale of 10 that stands for one on the scale of an assignment, not rounded; 0 where that has no points. */
export const fromPoints = (mark: number, points: number | null): number =>
  points === 0 ? 0 : (mark * MAX_MARK) / (points ?? MAX_MARK)

/** The mean of marks as it is shown, with one decimal, halves up; null where there are none. */
export const averageOf = (mean: number | null): number | null => (mean === null ? null : oneDecimal(mean))

/** A mark from 0 to 10 as the Score of its Type; a worksheet's is a whole number from 0 to 100 (B-265). */
export const storedScoreOf = (type: AnswerType, mark: number): number => oneDecimal(mark) * STORED_PER_POINT[type]

/** Whether a number is a mark: 0 to the points of its assignment, else to 10 (B-142, D64). */
export const isMark = (mark: number, points: number | null = null): boolean => mark >= 0 && mark <= (points ?? MAX_MARK)

/**
 * The Star that goes with a stored Score: floor(S / 20), where S is the Score on the scale of 100, rounded down to tens
 * (B-266, B-267); a changed Score changes it too (D25). 0 to 5.
 */
export const starOf = (type: AnswerType, stored: number): number => {
  const tens = Math.floor(Number((stored / STORED_PER_POINT[type]).toFixed(6)))
  return Math.max(0, Math.min(5, Math.floor(tens / 2)))
}
