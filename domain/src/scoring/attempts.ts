import type { SolutionsRule } from '../forms/assignment.ts'

/**
 * Whether a hand-in comes after the due date (B-143, D28). A due date names a second: what is handed in within it is in
 * time (H148). Without a due date nothing is late.
 */
export const isLate = (submittedAt: Date, dueAt: Date | null): boolean =>
  dueAt !== null && Math.floor(submittedAt.getTime() / 1000) > Math.floor(dueAt.getTime() / 1000)

/**
 * How often it may still be handed in: null is without limit (docs/protocol.md 5). @param handedIn attempts that were
 * handed in
 */
export const attemptsLeft = (attempts: number | null, handedIn: number): number | null =>
  attempts === null ? null : Math.max(0, attempts - handedIn)

/** What a pupil sees of own work. */
export type Shown = { score: boolean; solutions: boolean }

/**
 * What a pupil sees after hand-in (docs/protocol.md 5 'Attempts'). The setting rules the right answers; score and
 * colours are shown, and while attempts are left and the solutions wait for the due date, the colours only.
 */
export const shownToPupil = (
  assignment: { solutions: SolutionsRule; attempts: number | null; dueAt: Date | null },
  handedIn: number,
  now: Date,
): Shown => {
  if (handedIn === 0) return { score: false, solutions: false }
  if (assignment.solutions !== 'AFTER_DUE') return { score: true, solutions: assignment.solutions === 'AFTER_SUBMIT' }
  const isDue = assignment.dueAt === null || isLate(now, assignment.dueAt)
  return { score: isDue || attemptsLeft(assignment.attempts, handedIn) === 0, solutions: isDue }
}
