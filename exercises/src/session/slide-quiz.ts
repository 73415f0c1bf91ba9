import { sittingDuration } from './behaviours.ts'

/** The slice 'slide quiz' (C-540 to C-543): sample questions shown one at a time, kept in the page alone. Times are ms. */

/** An answer to a question, and whether it was right. */
export type SlideAnswer = { readonly id: string; readonly response: unknown; readonly correct: boolean }

export type SlideQuiz = {
  /** ids of the questions in their order */
  readonly questions: readonly string[]
  /** number of the question that is shown, from 1; 0 where there is none */
  readonly shown: number
  /** at most one answer for each question */
  readonly submissions: readonly SlideAnswer[]
  /** the time that is left (C-542); no screen shows it (C-543) */
  readonly countdown: number
}

export type SlideQuizAction =
  | { readonly type: 'start'; readonly questions: readonly string[] }
  | { readonly type: 'show'; readonly number: number }
  | { readonly type: 'submit'; readonly answer: SlideAnswer }
  /** the result of question `from` has been shown */
  | { readonly type: 'advance'; readonly from: number }
  /** milliseconds left */
  | { readonly type: 'countdown'; readonly remaining: number }

/** A quiz from its first question on, without answers. */
export const startSlideQuiz = (questions: readonly string[]): SlideQuiz => ({
  questions,
  shown: Math.min(1, questions.length),
  submissions: [],
  countdown: sittingDuration,
})

const has = ({ questions }: SlideQuiz, number: number): boolean => questions[number - 1] !== undefined

/** C-541: an answer to a question of the quiz takes the place of an earlier one. */
const submit = (quiz: SlideQuiz, answer: SlideAnswer): SlideQuiz => {
  if (!quiz.questions.includes(answer.id)) return quiz
  const earlier = quiz.submissions.some(({ id }) => id === answer.id)
  return {
    ...quiz,
    submissions: earlier
      ? quiz.submissions.map((held) => (held.id === answer.id ? answer : held))
      : [...quiz.submissions, answer],
  }
}

/** The reducer of the slice; what does not fit the quiz changes nothing. */
export const slideQuizReducer = (quiz: SlideQuiz, action: SlideQuizAction): SlideQuiz => {
  switch (action.type) {
    // C-540: starting clears the submissions
    case 'start':
      return startSlideQuiz(action.questions)
    case 'show':
      return has(quiz, action.number) ? { ...quiz, shown: action.number } : quiz
    case 'submit':
      return submit(quiz, action.answer)
    // C-538, C-539: on to the next question, from the last one nowhere; who has gone on meanwhile stays there
    case 'advance':
      return quiz.shown === action.from && has(quiz, action.from + 1) ? { ...quiz, shown: action.from + 1 } : quiz
    case 'countdown':
      return { ...quiz, countdown: Math.max(0, action.remaining) }
  }
}
