import {
  type Examination,
  type OlympicAction,
  type OlympicSitting,
  olympicReducer,
  startOlympic,
} from '@phuong/exercises/session'
import type { SittingAnswer } from '../sitting/sending/calls.ts'
import type { SatQuestion } from '../widgets/exercise/question.ts'

/** The reducer of a sitting over questions as papers bring them, with their key or without it (C-360). */

export type Exam = OlympicSitting<SatQuestion>

const isCorrect = (question: SatQuestion, response: unknown): boolean | null =>
  'whole' in question && question.marked ? question.type.rules.grade(question.whole, response).correct : null

/** C-281: marked at once with the key that practice papers carry, otherwise when the server has done it (D20). */
export const examReducer = olympicReducer<SatQuestion>(isCorrect)

const settling = (answer: SittingAnswer, questions: readonly SatQuestion[]): OlympicAction | null => {
  const question = questions.find(({ id }) => id === answer.item)
  if (!question) return null
  const byServer = question.marked ? answer.verdict?.correct : undefined
  const correct = byServer ?? isCorrect(question, answer.response)
  return { type: 'settled', item: answer.item, response: answer.response, correct }
}

/** What the sitting knows and the exam does not: answers of another device, and verdicts of the server that differ. */
export const newsFor = (exam: Exam, answers: ReadonlyMap<string, SittingAnswer>): OlympicAction[] =>
  [...answers.values()].flatMap((answer) => {
    const submitted = exam.submittedQuestions.find(({ id }) => id === answer.item)
    const action = settling(answer, exam.examination.questions)
    if (action?.type !== 'settled') return []
    const known = submitted !== undefined && (action.correct === null || submitted.userData.result === action.correct)
    return known ? [] : [action]
  })

/** An index of the address: what is no number counts as outside (C-305). */
export const indexOf = (text: string | undefined): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN)

/** The exam as a reload finds it: with the answers given so far, at the question of the address (C-295, C-306). */
export const resumedExam = (
  examination: Examination<SatQuestion>,
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

/** How many questions ask for an answer; one that is only shown asks for none (C-496). */
export const askedCount = ({ examination }: Exam): number =>
  examination.questions.filter(({ answerable }) => answerable).length

/** How many questions still wait for an answer, for the question before an early end. */
export const openCount = ({ examination, submittedQuestions }: Exam): number =>
  examination.questions.filter(({ id, answerable }) => answerable && !submittedQuestions.some((one) => one.id === id))
    .length

/** Whether a question still waits for an answer. */
export const isLeft = (exam: Exam): boolean => openCount(exam) > 0
