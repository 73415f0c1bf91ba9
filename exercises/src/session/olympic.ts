import { shouldStore, sittingDuration } from './countdown.ts'

/** A sitting of an olympic practice paper as a reducer; what is to happen besides comes back as data. Times are ms. */

/** All the reducer needs of a question; the rest travels with it. */
export type PaperQuestion = { readonly id: string }

export type Examination<Question extends PaperQuestion> = {
  readonly code: string
  readonly classLevel: number
  readonly questions: readonly Question[]
}

/** A question with what the pupil answered and whether that was right (C-311). */
export type SubmittedQuestion<Question extends PaperQuestion> = Question & {
  readonly userData: { readonly answers: unknown; readonly result: boolean }
}

/** `marked`: answered just now, its result is shown. `warned`: opened though it had been answered before (C-296, C-301). */
type OlympicScreen =
  | { readonly name: 'question'; readonly index: number; readonly phase: 'answering' | 'marked' | 'warned' }
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

/** What the screen is to do `after` milliseconds from now; `advance` comes back to the reducer as an action. */
export type OlympicEffect =
  | { readonly effect: 'record'; readonly item: string; readonly response: unknown }
  | { readonly effect: 'sound'; readonly sound: 'success' | 'fail'; readonly after: number }
  | { readonly effect: 'celebrate'; readonly after: number; readonly lasts: number }
  | {
      readonly effect: 'notice'
      readonly text: 'resultRight' | 'resultWrong'
      readonly after: number
      readonly lasts: number
    }
  | { readonly effect: 'advance'; readonly from: number; readonly after: number }
  | { readonly effect: 'warn'; readonly text: 'backEndsExam' }
  | { readonly effect: 'finish' }

export type OlympicAction =
  /** from the address; whatever is no number of a question counts as outside (C-305) */
  | { type: 'open'; index: number }
  | { type: 'submit'; response: unknown }
  /** the notice about question `from` has closed */
  | { type: 'advance'; from: number }
  | { type: 'understood' }
  | { type: 'back' }
  /** milliseconds left; 0 is the end */
  | { type: 'tick'; remaining: number }
  | { type: 'submitAll' }
  /** what the server holds for the item: its verdict is the record, and of two submits the first one it stored (D21) */
  | { type: 'settled'; item: string; response: unknown; correct: boolean }

type Step<Question extends PaperQuestion> = {
  readonly state: OlympicSitting<Question>
  readonly effects: readonly OlympicEffect[]
}

/** The failure sound comes 0.5 s after the submit (C-284). */
const failSoundDelay = 500
/** The celebration lasts 1.5 s (C-286). */
const celebrationTime = 1_500
/** Either result's notice comes 0.5 s after the submit (C-289, C-292) and is shown for 0.75 s (C-290). */
const noticeDelay = 500
const noticeTime = 750

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

/** The first unanswered question, or the end when there is none (C-298, C-299, C-305). */
const openUnanswered = <Question extends PaperQuestion>(state: OlympicSitting<Question>): Step<Question> => {
  const position = state.examination.questions.findIndex(({ id }) => !submittedOf(state, id))
  if (position < 0 || state.ended) return submitAll(state)
  return still({ ...state, screen: { name: 'question', index: position + 1, phase: 'answering' } })
}

const open = <Question extends PaperQuestion>(state: OlympicSitting<Question>, index: number): Step<Question> => {
  const question = state.examination.questions[index - 1]
  if (!question || state.ended) return openUnanswered(state)
  const phase = submittedOf(state, question.id) ? 'warned' : 'answering'
  return still({ ...state, screen: { name: 'question', index, phase } })
}

/** The effects of a submit, in the order in which they begin (C-282 to C-293). */
const effectsOf = (item: string, response: unknown, correct: boolean, index: number): OlympicEffect[] => [
  { effect: 'record', item, response },
  ...(correct
    ? ([
        { effect: 'sound', sound: 'success', after: 0 },
        { effect: 'celebrate', after: 0, lasts: celebrationTime },
      ] as const)
    : ([{ effect: 'sound', sound: 'fail', after: failSoundDelay }] as const)),
  { effect: 'notice', text: correct ? 'resultRight' : 'resultWrong', after: noticeDelay, lasts: noticeTime },
  { effect: 'advance', from: index, after: noticeDelay + noticeTime },
]

const submit = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
  response: unknown,
  isCorrect: (question: Question, response: unknown) => boolean,
): Step<Question> => {
  if (state.screen.name !== 'question' || state.screen.phase !== 'answering') return still(state)
  const { index } = state.screen
  const question = state.examination.questions[index - 1]
  if (!question || submittedOf(state, question.id)) return still(state)
  const result = isCorrect(question, response)
  return {
    state: {
      ...state,
      submittedQuestions: [...state.submittedQuestions, { ...question, userData: { answers: response, result } }],
      screen: { name: 'question', index, phase: 'marked' },
    },
    effects: effectsOf(question.id, response, result, index),
  }
}

/**
 * From the question that was marked to the next one (C-293); after the last to the first unanswered one, or to the end when
 * there is none (C-294 with C-312, docs/decisions/0011-olympic-end.md); elsewhere nothing.
 */
const advance = <Question extends PaperQuestion>(state: OlympicSitting<Question>, from: number): Step<Question> => {
  const { screen, examination } = state
  if (screen.name !== 'question' || screen.phase !== 'marked' || screen.index !== from) return still(state)
  return from < examination.questions.length ? open(state, from + 1) : openUnanswered(state)
}

/** 1-based, 0 for an item that the paper does not have. */
const indexOf = <Question extends PaperQuestion>(state: OlympicSitting<Question>, item: string): number =>
  state.examination.questions.findIndex(({ id }) => id === item) + 1

const settled = <Question extends PaperQuestion>(
  state: OlympicSitting<Question>,
  { item, response, correct }: Extract<OlympicAction, { type: 'settled' }>,
): OlympicSitting<Question> => {
  const question = state.examination.questions.find(({ id }) => id === item)
  if (!question) return state
  const record = { ...question, userData: { answers: response, result: correct } }
  const submittedQuestions = submittedOf(state, item)
    ? state.submittedQuestions.map((held) => (held.id === item ? record : held))
    : [...state.submittedQuestions, record]
  const { screen } = state
  const meanwhile = screen.name === 'question' && screen.phase === 'answering' && indexOf(state, item) === screen.index
  return { ...state, submittedQuestions, screen: meanwhile ? { ...screen, phase: 'warned' } : screen }
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
 * The reducer of a sitting. `isCorrect` marks a response at once with the key of the practice paper (C-266, C-281); it
 * never throws. The first answer to a question counts (D21).
 */
export const olympicReducer =
  <Question extends PaperQuestion>(isCorrect: (question: Question, response: unknown) => boolean) =>
  (state: OlympicSitting<Question>, action: OlympicAction): Step<Question> => {
    switch (action.type) {
      case 'open':
        return open(state, action.index)
      case 'submit':
        return submit(state, action.response, isCorrect)
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
        return still(settled(state, action))
    }
  }
