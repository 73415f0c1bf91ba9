import {
  type Examination,
  type OlympicAction,
  type OlympicSitting,
  olympicReducer,
  startOlympic,
} from '@phuong/exercises/session'
import type { SittingAnswer } from '../../../widgets/sitting/calls.ts'
import type { PaperQuestion } from '../paper.ts'

/** The olympic reducer over questions as papers bring them. */

export type Exam = OlympicSitting<PaperQuestion>

const isCorrect = ({ type, whole }: PaperQuestion, response: unknown): boolean =>
  type.rules.grade(whole, response).correct

/** C-281: marked at once, with the key that practice papers carry (D20). */
export const examReducer = olympicReducer<PaperQuestion>(isCorrect)

const settling = (answer: SittingAnswer, questions: readonly PaperQuestion[]): OlympicAction | null => {
  const question = questions.find(({ id }) => id === answer.item)
  if (!question) return null
  const correct = answer.verdict?.correct ?? isCorrect(question, answer.response)
  return { type: 'settled', item: answer.item, response: answer.response, correct }
}

/** What the sitting knows and the exam does not: answers of another device, and verdicts of the server that differ. */
export const newsFor = (exam: Exam, answers: ReadonlyMap<string, SittingAnswer>): OlympicAction[] =>
  [...answers.values()].flatMap((answer) => {
    const held = exam.submittedQuestions.find(({ id }) => id === answer.item)
    const action = settling(answer, exam.examination.questions)
    if (action?.type !== 'settled') return []
    const known = held?.userData.result === action.correct && (answer.verdict === null || held !== undefined)
    return held && known ? [] : [action]
  })

/** An index of the address: what is no number counts as outside (C-305). */
export const indexOf = (text: string | undefined): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN)

/** The exam as a reload finds it: with the answers given so far, at the question of the address (C-295, C-306). */
export const resumedExam = (
  examination: Examination<PaperQuestion>,
  answers: ReadonlyMap<string, SittingAnswer>,
  index: number,
): Exam => {
  const begun = startOlympic(examination)
  // no question is open yet, so that none of them counts as answered while it stands there
  const closed: Exam = { ...begun, screen: { name: 'result' } }
  const settled = newsFor(closed, answers).reduce((exam, action) => examReducer(exam, action).state, closed)
  const opened = examReducer(settled, { type: 'open', index })
  return opened.state
}

/** How many questions are still open, for the question before an early end. */
export const openCount = ({ examination, submittedQuestions }: Exam): number =>
  examination.questions.length - submittedQuestions.length

/**
 * Whether a click is one of its own, not the second of a double click (H006): after the first one another button stands in
 * the same place, and after that the submit of the next question.
 */
export const isFirstClick = ({ detail }: { readonly detail: number }): boolean => detail < 2
