import { sittingDuration } from './behaviours.ts'
import { shouldStore } from './countdown.ts'
import { type FeedbackEffect, feedbackOf, noticeCloses } from './feedback.ts'

/**
 * A sitting of an olympic practice paper or a unit exercise (C-360) as a reducer; what is to happen besides comes back as
 * data. Times are ms.
 */

/** All the reducer needs of a question; the rest travels with it. */
export type PaperQuestion = {
  readonly id: string
  /** false for one that is only shown: of an unknown type, or one that its type cannot read (C-385, C-496) */
  readonly answerable?: boolean
  /** false for one that is answered and never right or wrong (D56): it waits for no verdict and counts in no score */
  readonly marked?: boolean
}

export type Examination<Question extends PaperQuestion> = {
  readonly code: string
  readonly questions: readonly Question[]
}

/**
 * A question with what the pupil answered and whether that was right (C-311); null until the server has said it (D20), and
 * for one that is not marked (D56).
 */
export type SubmittedQuestion<Question extends PaperQuestion> = Question & {
  readonly userData: { readonly answers: unknown; readonly result: boolean | null }
}

/**
 * `waiting`: answered just now, its verdict is on its way. `marked`: answered just now, its result is shown. `explained`:
 * the notice of a wrong answer has closed, and the right one stands below the question until the child goes on (D61).
 * `warned`: opened though it had been answered before (C-296, C-301).
 */
type OlympicScreen =
  | {
      readonly name: 'question'
      readonly index: number
      readonly phase: 'answering' | 'waiting' | 'marked' | 'explained' | 'warned'
    }
  | { readonly name: 'result' }

/** The slice of C-308 and what is on the screen; an index counts from 1 as in the address. */
export type OlympicSitting<Question extends PaperQuestion> = {
  readonly examination: Examination<Question>
  readonly submittedQuestions: readonly SubmittedQuestion<Question>[]
  /** the remaining time as it was stored last (C-316) */
  readonly countdown: number
  readonly screen: OlympicScreen
  /** the end of the sitting has come (C-312); nothing is answered any more */
  readonly ended: boolean
}

/** What the screen is to do `after` milliseconds from now; `close` comes back to the reducer as the action 'closed'. */
export type OlympicEffect =
  | { readonly effect: 'record'; readonly item: string; readonly response: unknown }
  | FeedbackEffect
  | { readonly effect: 'close'; readonly from: number; readonly after: number }
  /** what was said of the answer is no longer true: it stops, and what is still to come of it does not */
  | { readonly effect: 'hush' }
  | { readonly effect: 'warn'; readonly text: 'backEndsExam' }
  | { readonly effect: 'finish' }

export type OlympicAction =
  /** from the address; whatever is no number of a question counts as outside (C-305) */
  | { type: 'open'; index: number }
  | { type: 'submit'; response: unknown }
  /** the notice about question `from` has closed; `stays`: a wrong answer is looked at until the child goes on (D61) */
  | { type: 'closed'; from: number; stays: boolean }
  /** the child goes on from question `from`, whose result need not be there; or it is only shown (C-496) */
  | { type: 'advance'; from: number }
  | { type: 'understood' }
  | { type: 'back' }
  /** milliseconds left; 0 is the end */
  | { type: 'tick'; remaining: number }
  | { type: 'submitAll' }
  /**
   * what is known of the item: of two submits the first one that the server stored (D21), its verdict as the record; null
   * while that has not arrived
   */
  | { type: 'settled'; item: string; response: unknown; correct: boolean | null }

type Step<Question extends PaperQuestion> = {
  readonly state: OlympicSitting<Question>
  readonly effects: readonly OlympicEffect[]
}

const submittedOf = <Question extends PaperQuestion>(state: OlympicSitting<Question>, id: string | undefined) =>
  state.submittedQuestions.find((submitted) => submitted.id === id)

const still = <Question extends PaperQuestion>(state: OlympicSitting<Question>): Step<Question> => ({
  state,
  effects: [],
})

/** Closes the attempt, unanswered questions left unanswered, and opens the result page (C-312); a second time is nothing. */
const submitAll = <Question extends PaperQuestion>(state: OlympicSitting<Question>): Step<Question> => ({
  state: { ...state, ended: true, screen: { name: 'result' } },
  effects: state.ended ? [] : [{ effect: 'finish' }],
})

/**
 * The first unanswered question, or the end when there is none (C-298, C-299, C-305). One that is only shown waits for no
 * answer, so it holds up no end (C-496).
 */
const openUnanswered = <Question extends PaperQuestion>(state: OlympicSitting<Question>): Step<Question> => {
  const position = state.examination.questions.findIndex(
    ({ id, answerable }) => answerable !== false && !submittedOf(state, id),
  )
  if (position < 0 || state.ended) return submitAll(state)
  return still({ ...state, screen: { name: 'question', index: position + 1, phase: 'answering' } })
}

const open = <Question extends PaperQuestion>(state: OlympicSitting<Question>, index: number): Step<Question> => {
  const question = state.examination.questions[index - 1]
  if (!question || state.ended) return openUnanswered(state)
  const phase = submittedOf(state, question.id) ? 'warned' : 'answering'
  return still({ ...state, screen: { name: 'question', index, phase } })
}

const closing = (index: number): OlympicEffect => ({ effect: 'close', from: index, after: noticeCloses })

/** The effects of a verdict, in the order in which they begin (C-282 to C-293). */
const effectsOf = (correct: boolean, index: number): OlympicEffect[] => [...feedbackOf(correct), closing(index)]

const submit = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
  response: unknown,
  isCorrect: (question: Question, response: unknown) => boolean | null,
): Step<Question> => {
  if (state.screen.name !== 'question' || state.screen.phase !== 'answering') return still(state)
  const { index } = state.screen
  const question = state.examination.questions[index - 1]
  if (!question || question.answerable === false || submittedOf(state, question.id)) return still(state)
  const result = question.marked === false ? null : isCorrect(question, response)
  // what is not marked waits for nothing, and nothing is said about it
  const phase = result === null && question.marked !== false ? 'waiting' : 'marked'
  const after = phase === 'waiting' ? [] : result === null ? [closing(index)] : effectsOf(result, index)
  return {
    state: {
      ...state,
      submittedQuestions: [...state.submittedQuestions, { ...question, userData: { answers: response, result } }],
      screen: { name: 'question', index, phase },
    },
    effects: [{ effect: 'record', item: question.id, response }, ...after],
  }
}

/**
 * From the question that was answered to the next one (C-293), also before its verdict is there; after the last to the
 * first unanswered one, or to the end when there is none (C-294 with C-312, docs/decisions/0011-olympic-end.md), wherever
 * the last open one stood; elsewhere nothing.
 */
const advance = <Question extends PaperQuestion>(state: OlympicSitting<Question>, from: number): Step<Question> => {
  const { screen, examination } = state
  if (screen.name !== 'question' || screen.index !== from) return still(state)
  // an open question is left by an answer, one that is only shown by going on
  if (
    screen.phase === 'warned' ||
    (screen.phase === 'answering' && examination.questions[from - 1]?.answerable !== false)
  )
    return still(state)
  const next = examination.questions[from]
  const isDone = examination.questions.every(({ id, answerable }) => answerable === false || submittedOf(state, id))
  // other devices may have answered the rest
  return next === undefined || (isDone && submittedOf(state, next.id)) ? openUnanswered(state) : open(state, from + 1)
}

/**
 * After the notice it goes on by itself (C-293), but for a wrong answer that stays to be understood (D61). What is true then
 * counts: a verdict may have been corrected since, and who has gone on stays there.
 */
const closed = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
  from: number,
  stays: boolean,
): Step<Question> => {
  const { screen, examination } = state
  if (screen.name !== 'question' || screen.index !== from || screen.phase !== 'marked') return still(state)
  const isWrong = submittedOf(state, examination.questions[from - 1]?.id)?.userData.result === false
  return isWrong && stays ? still({ ...state, screen: { ...screen, phase: 'explained' } }) : advance(state, from)
}

/** 1-based, 0 for an item that the paper does not have. */
const indexOf = <Question extends PaperQuestion>(state: OlympicSitting<Question>, item: string): number =>
  state.examination.questions.findIndex(({ id }) => id === item) + 1

const settled = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
  { item, response, ...told }: Extract<OlympicAction, { type: 'settled' }>,
): Step<Question> => {
  const question = state.examination.questions.find(({ id }) => id === item)
  if (!question) return still(state)
  const correct = question.marked === false ? null : told.correct
  const record = { ...question, userData: { answers: response, result: correct } }
  const held = submittedOf(state, item)
  const submittedQuestions = held
    ? state.submittedQuestions.map((one) => (one.id === item ? record : one))
    : [...state.submittedQuestions, record]
  const next = { ...state, submittedQuestions }
  const { screen } = state
  if (screen.name !== 'question' || indexOf(state, item) !== screen.index) return still(next)
  // answered elsewhere meanwhile
  if (screen.phase === 'answering') return still({ ...next, screen: { ...screen, phase: 'warned' } })
  if (screen.phase === 'warned' || correct === null || correct === held?.userData.result) return still(next)
  // the verdict that was waited for, or another one than what has been said: that is said instead (D61)
  const hush: OlympicEffect[] = screen.phase === 'waiting' ? [] : [{ effect: 'hush' }]
  return {
    state: { ...next, screen: { ...screen, phase: 'marked' } },
    effects: [...hush, ...effectsOf(correct, screen.index)],
  }
}

/** A new sitting: nothing is answered, 30 minutes are left, question 1 is open (C-263, C-264). */
export const startOlympic = <Question extends PaperQuestion>(
  examination: Examination<Question>,
): OlympicSitting<Question> => ({
  examination,
  submittedQuestions: [],
  countdown: sittingDuration,
  screen: { name: 'question', index: 1, phase: 'answering' },
  ended: false,
})

/**
 * The reducer of a sitting. `isCorrect` marks a response at once with the key of the practice paper (C-266, C-281), or says
 * null where only the server has the key: then the verdict comes as 'settled' (D20). It never throws. The first answer to a
 * question counts (D21).
 */
export const olympicReducer =
  <Question extends PaperQuestion>(isCorrect: (question: Question, response: unknown) => boolean | null) =>
  (state: OlympicSitting<Question>, action: OlympicAction): Step<Question> => {
    switch (action.type) {
      case 'open':
        return open(state, action.index)
      case 'submit':
        return submit(state, action.response, isCorrect)
      case 'closed':
        return closed(state, action.from, action.stays)
      case 'advance':
        return advance(state, action.from)
      case 'understood':
        return state.screen.name === 'question' && state.screen.phase === 'warned'
          ? openUnanswered(state)
          : still(state)
      case 'back':
        return state.screen.name === 'question'
          ? { state, effects: [{ effect: 'warn', text: 'backEndsExam' }] }
          : still(state)
      case 'tick': {
        const { remaining } = action
        const counted = shouldStore(state.countdown, remaining) ? { ...state, countdown: remaining } : state
        return remaining <= 0 ? submitAll(counted) : still(counted)
      }
      case 'submitAll':
        return submitAll(state)
      case 'settled':
        return settled(state, action)
    }
  }
