import { type Tier, tierOf } from '@phuong/domain/scoring/tiers'
import type { Verdict } from '@phuong/exercises/session'
import type { SittingAnswer } from '../../sitting/sending/calls.ts'
import type { LoadedQuestion, SatQuestion } from '../../widgets/exercise/question.ts'

/** What the result page says, reckoned from a paper and its answers. */

export type ResultItem = {
  /** the number within the exam, from 1 (C-347) */
  readonly number: number
  readonly question: SatQuestion
  readonly answered: boolean
  readonly response: unknown
  /** an unanswered question counts as wrong (C-345); null while the verdict is on its way (D20) and for one that is not marked */
  readonly correct: boolean | null
  /** of the server, where it has come */
  readonly verdict: Verdict | null
  /** what the server has told beside it of a question whose key is not here */
  readonly told: Pick<SittingAnswer, 'right' | 'explain'>
}

export type Result = {
  readonly items: readonly ResultItem[]
  readonly correct: number
  /** answers whose verdicts are on their way */
  readonly waiting: number
  /** questions that are marked, answered or not */
  readonly total: number
  readonly shownPercent: number
  /** of the unrounded percentage (C-342) */
  readonly tier: Tier
}

/** The verdict of the server is the record; where it has not arrived yet, the rules of the type mark if the key is here. */
const isRight = (question: SatQuestion, { verdict, response }: SittingAnswer): boolean | null =>
  verdict?.correct ?? ('whole' in question ? question.type.rules.grade(question.whole, response).correct : null)

export const resultOf = (questions: readonly SatQuestion[], answers: readonly SittingAnswer[]): Result => {
  const byItem = new Map(answers.map((answer) => [answer.item, answer]))
  const items = questions.map((question, index): ResultItem => {
    const answer = byItem.get(question.id)
    return {
      number: index + 1,
      question,
      answered: answer !== undefined,
      response: answer?.response ?? null,
      correct: question.marked ? answer !== undefined && isRight(question, answer) : null,
      verdict: answer?.verdict ?? null,
      told: { right: answer?.right, explain: answer?.explain },
    }
  })
  const correct = items.filter((item) => item.correct).length
  const waiting = items.filter((item) => item.question.marked && item.correct === null).length
  // what is not marked stands beside the score (D56)
  const total = items.filter(({ question }) => question.marked).length
  const percent = total === 0 ? 0 : (correct * 100) / total
  return { items, correct, waiting, total, shownPercent: Math.round(percent), tier: tierOf(percent) }
}

/** What may be practised again: the questions that were wrong, as far as their key is here. */
export const toPractise = ({ items }: Result): LoadedQuestion[] =>
  items.flatMap(({ question, correct }) =>
    'whole' in question && question.answerable && question.marked && correct === false ? [question] : [],
  )

/** The questions that were answered wrongly, or not at all (C-345): what is worth another look. */
export const wrongOf = (items: readonly ResultItem[]): ResultItem[] => items.filter(({ correct }) => correct === false)

/** Whole minutes that a sitting took, at least one. */
export const minutesOf = (startedAt: number, finishedAt: number): number =>
  Math.max(1, Math.round((finishedAt - startedAt) / 60_000))

type Named = { title?: string; question?: string; questionText?: string }

/** The lines that name a question in the list: its title (C-348), and below it what it asks, with its marks. */
export const namedBy = (question: SatQuestion): { title: string; asked: string } => {
  const { question: asked = '', questionText = '' } = ('given' in question ? question.given : question.whole) as Named
  return { title: question.title, asked: asked || questionText }
}

/**
 * Whether a question that is looked at says the right answer where it was answered otherwise, as every type does when its
 * key is here: then nothing below it says so again (C-350).
 */
export const isToldInPlace = (question: SatQuestion, response: unknown): boolean =>
  'whole' in question && !question.type.rules.grade(question.whole, response).correct
