import type { OlympicSitting, PaperQuestion } from './olympic.ts'

/** What the screens of a sitting show, reckoned from its state. */

/** `waiting`: answered, its verdict is on its way (D20). `answered`: answered, and never right or wrong (D56). */
export type GridState = 'unanswered' | 'waiting' | 'answered' | 'right' | 'wrong'

const results = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
): ReadonlyMap<string, boolean | null> =>
  new Map(state.submittedQuestions.map(({ id, userData }) => [id, userData.result]))

/** The grid's fields in the order of the questions. */
export const gridOf = <Question extends PaperQuestion>(state: OlympicSitting<Question>): GridState[] => {
  const byId = results(state)
  return state.examination.questions.map(({ id, marked }) => {
    const result = byId.get(id)
    if (result === undefined) return 'unanswered'
    if (marked === false) return 'answered'
    if (result === null) return 'waiting'
    return result ? 'right' : 'wrong'
  })
}

export type OlympicScore = {
  readonly correct: number
  readonly total: number
  /** 0 to 100, unrounded: tiers are made of it (C-342); 0 for a paper without questions */
  readonly percent: number
  /** the whole number that is displayed (C-274) */
  readonly shownPercent: number
}

/** Correct answers out of all questions of the paper, answered or not (C-272, C-274), but those that are not marked (D56). */
export const scoreOf = <Question extends PaperQuestion>(state: OlympicSitting<Question>): OlympicScore => {
  const correct = gridOf(state).filter((field) => field === 'right').length
  const total = state.examination.questions.filter(({ marked }) => marked !== false).length
  const percent = total === 0 ? 0 : (correct * 100) / total
  return { correct, total, percent, shownPercent: Math.round(percent) }
}

export type OpenQuestion<Question extends PaperQuestion> = {
  readonly question: Question
  /** the saved answer of an answered question; null while it may be answered */
  readonly saved: { readonly answers: unknown; readonly result: boolean | null } | null
  readonly readOnly: boolean
  /** the modal whose only way out is 'understood' stands over it (C-300) */
  readonly warning: boolean
}

/** The question on the screen (C-295, C-301); null on the result page. */
export const openQuestion = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
): OpenQuestion<Question> | null => {
  if (state.screen.name !== 'question') return null
  const question = state.examination.questions[state.screen.index - 1]
  if (!question) return null
  const saved = state.submittedQuestions.find(({ id }) => id === question.id)?.userData ?? null
  return { question, saved, readOnly: state.screen.phase !== 'answering', warning: state.screen.phase === 'warned' }
}
