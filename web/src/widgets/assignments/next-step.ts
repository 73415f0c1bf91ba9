import type { WorkState } from '../marks/StateSign.tsx'

/** What a pupil does with an assignment next: begin, go on, look at what was handed in, begin again. */
export type NextStep = 'start' | 'continue' | 'look' | 'again'

type Work = {
  state: WorkState
  attemptsLeft: number | null
  /** Another attempt that is under way. */
  openSittingId?: string | null
}

/**
 * The big step of an assignment: what is under way goes on, also beside an attempt that was handed in; else what was handed
 * in is looked at. Whether it can be done again says `canDoAgain`. `attemptsLeft` is null where there is no limit.
 */
export const nextStep = ({ state, openSittingId }: Work): Exclude<NextStep, 'again'> => {
  if (state === 'none') return 'start'
  return state === 'doing' || openSittingId ? 'continue' : 'look'
}

/** Whether a handed-in work can be done once more: there is an attempt left, or no limit. */
export const canDoAgain = ({ state, attemptsLeft, openSittingId }: Work): boolean =>
  state === 'done' && !openSittingId && (attemptsLeft === null || attemptsLeft > 0)
