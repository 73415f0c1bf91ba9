import { sittingDuration } from './behaviours.ts'

/** The mock contest (C-507 to C-518): exercises that are answered in any order until it is finished. Times are ms. */

/** What was answered to an exercise; nothing is marked, since nobody is told a result. */
export type ContestAnswer = { readonly id: string; readonly response: unknown }

export type MockContest = {
  /** ids of the exercises in their order */
  readonly exercises: readonly string[]
  /** number of the exercise that is shown, from 1 */
  readonly shown: number
  /** at most one answer for each exercise */
  readonly answers: readonly ContestAnswer[]
  /** when the countdown ends, in ms since 1970 UTC; nothing happens then (C-517) */
  readonly endsAt: number
  readonly finished: boolean
}

export type MockContestAction =
  | { readonly type: 'submit'; readonly id: string; readonly response: unknown }
  | { readonly type: 'show'; readonly number: number }
  | { readonly type: 'finish' }

/** A contest from its first exercise on, without answers and with the whole 30 minutes (C-507, C-518, C-527). */
export const startContest = (exercises: readonly string[], now: number): MockContest => ({
  exercises,
  shown: 1,
  answers: [],
  endsAt: now + sittingDuration,
  finished: false,
})

/** A contest with the answers and the end that were kept of it (C-515, C-516). */
export const resumeContest = (
  exercises: readonly string[],
  { answers, endsAt }: Pick<MockContest, 'answers' | 'endsAt'>,
): MockContest => ({ exercises, shown: 1, answers, endsAt, finished: false })

/** C-508, C-509: the answer takes the place of an earlier one, and the next exercise shows; after the last one it stays. */
const submit = (contest: MockContest, answer: ContestAnswer): MockContest => {
  const number = contest.exercises.indexOf(answer.id) + 1
  if (number === 0) return contest
  const earlier = contest.answers.some(({ id }) => id === answer.id)
  return {
    ...contest,
    shown: Math.min(number + 1, contest.exercises.length),
    answers: earlier
      ? contest.answers.map((held) => (held.id === answer.id ? answer : held))
      : [...contest.answers, answer],
  }
}

/** The reducer of the contest; what does not fit it, and whatever comes after its end, changes nothing. */
export const mockContestReducer = (contest: MockContest, action: MockContestAction): MockContest => {
  if (contest.finished) return contest
  switch (action.type) {
    case 'submit':
      return submit(contest, { id: action.id, response: action.response })
    // C-510
    case 'show':
      return contest.exercises[action.number - 1] === undefined ? contest : { ...contest, shown: action.number }
    // C-511, C-512
    case 'finish':
      return { ...contest, answers: [], finished: true }
  }
}
