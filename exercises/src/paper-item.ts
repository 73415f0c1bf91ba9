import * as z from 'zod/mini'
import type { QuestionRules, Schema, Verdict } from './contract.ts'
import { unknown } from './questions/unknown/rules.ts'
import { canBeHandedIn } from './shared/answerable.ts'
import { type PublicBase, questionShape } from './shared/question.ts'
import { typeNames } from './shared/type-names.ts'

/** A question of a paper, as a sitting judges and marks its responses and as pupils receive it. */
export type PaperItem = {
  /** whether a value can be a response to it: its shape and its ids (H024) */
  fits(response: unknown): boolean
  grade(response: unknown): Verdict
  /** false for one that is answered and never right or wrong (D56) */
  readonly marked: boolean
  /** false for one of which too little could be read: there is nothing to hand in (C-385) */
  readonly answerable: boolean
  readonly correctResponse: unknown
  /** why the answer is so (C-383); may hold the key */
  readonly explanation: { readonly audioScript: string; readonly text: string }
  /** the question without its key */
  readonly shown: unknown
}

const explained = z.object({ explainText: questionShape.explainText })

const itemBy = <Question, Response, Public>(
  rules: QuestionRules<Question, Response, Public>,
  content: unknown,
): PaperItem | undefined => {
  const parsed = rules.schema.question.safeParse(content)
  if (!parsed.success) return undefined
  const question = parsed.data
  const response: Schema<Response> = rules.schema.responseTo(question)
  const answerable = canBeHandedIn(rules as QuestionRules, question)
  return {
    fits: (value) => answerable && response.safeParse(value).success,
    grade: (value) => rules.grade(question, value),
    marked: rules.marked,
    answerable,
    correctResponse: rules.correctResponse(question),
    explanation: explained.parse(content).explainText,
    shown: rules.toPublic(question),
  }
}

/**
 * The item that a stored question is; undefined for a type that nobody knows and for a question that its type cannot
 * read, which is shown and not answered (C-385, C-496). `type` is its stored name (C-494).
 */
export const paperItemBy = (
  all: readonly QuestionRules[],
): ((type: string, content: unknown) => PaperItem | undefined) => {
  const byCode = new Map(all.map((rules) => [rules.code, rules]))
  const typeOf = typeNames(byCode.keys())
  return (type, content) => {
    const rules = byCode.get(typeOf(type) ?? '')
    return rules && itemBy(rules, content)
  }
}

/**
 * What somebody receives, in place of its public form, of a question that is no item or cannot be answered: its words, and that nothing of it is
 * answered (C-385, C-496).
 */
export const shownOnly = (content: unknown): Partial<PublicBase> & { readonly shownOnly: true } => {
  const read = unknown.schema.question.safeParse(content)
  return { ...(read.success ? unknown.toPublic(read.data) : {}), shownOnly: true }
}
