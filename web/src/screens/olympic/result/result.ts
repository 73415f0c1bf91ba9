import { type Tier, tierOf } from '@phuong/domain/scoring/tiers'
import type { PaperQuestion } from '../paper.ts'

/** What the result page says, reckoned from a paper and its answers. */

type Answered = { readonly item: string; readonly response: unknown; readonly correct: boolean | null }

export type ResultItem = {
  /** the number within the exam, from 1 (C-347) */
  readonly number: number
  readonly question: PaperQuestion
  readonly answered: boolean
  readonly response: unknown
  /** an unanswered question counts as wrong (C-345) */
  readonly correct: boolean
}

export type Result = {
  readonly items: readonly ResultItem[]
  readonly correct: number
  readonly total: number
  readonly shownPercent: number
  /** of the unrounded percentage (C-342) */
  readonly tier: Tier
}

/** The verdict of the server is the record; where it has not arrived yet, the rules of the type mark. */
const isRight = ({ type, whole }: PaperQuestion, answer: Answered): boolean =>
  answer.correct ?? type.rules.grade(whole, answer.response).correct

export const resultOf = (questions: readonly PaperQuestion[], answers: readonly Answered[]): Result => {
  const byItem = new Map(answers.map((answer) => [answer.item, answer]))
  const items = questions.map((question, index): ResultItem => {
    const answer = byItem.get(question.id)
    return {
      number: index + 1,
      question,
      answered: answer !== undefined,
      response: answer?.response ?? null,
      correct: answer !== undefined && isRight(question, answer),
    }
  })
  const correct = items.filter((item) => item.correct).length
  const percent = items.length === 0 ? 0 : (correct * 100) / items.length
  return { items, correct, total: items.length, shownPercent: Math.round(percent), tier: tierOf(percent) }
}

/** Whole minutes that a sitting took, at least one. */
export const minutesOf = (startedAt: number, finishedAt: number): number =>
  Math.max(1, Math.round((finishedAt - startedAt) / 60_000))

/** The lines that name a question in the list: its title (C-348), and below it what it asks, with its marks. */
export const namedBy = ({ title, whole }: PaperQuestion): { title: string; asked: string } => {
  const { question = '', questionText = '' } = whole as { question?: string; questionText?: string }
  return { title, asked: question || questionText }
}

/** What helps to understand the answer; a part that is empty is left out (C-351, C-352, C-354). */
export const helpOf = ({ whole }: PaperQuestion): { audioScript: string; text: string } =>
  (whole as { explainText?: { audioScript: string; text: string } }).explainText ?? { audioScript: '', text: '' }
