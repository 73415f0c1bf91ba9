import type { QuestionRules } from '../contract.ts'

/** Types that are answered or not, and never right or wrong: their verdicts have total 0 (D56). */
const unmarked: ReadonlySet<string> = new Set(['SPEAKING'])

/** Whether the answers to a type are marked and count in 'x of y right'; `code` as the registry has it. */
export const isMarked = ({ code }: Pick<QuestionRules, 'code'>): boolean => !unmarked.has(code)

/**
 * Whether a question, as its type reads it, can be answered: there is a right response, and it may be handed in. One whose
 * options could not be read (C-385) has none. What is not marked takes any answer.
 */
export const canBeAnswered = (rules: QuestionRules, question: unknown): boolean => {
  if (!isMarked(rules)) return true
  const right = rules.correctResponse(question)
  return rules.grade(question, right).correct && rules.isReady(rules.toPublic(question), right)
}

/** Whether a question can be handed in: it can be answered, or it asks nothing and is left as it is (C-385). */
export const canBeHandedIn = (rules: QuestionRules, question: unknown): boolean =>
  rules.grade(question, rules.correctResponse(question)).total === 0 || canBeAnswered(rules, question)
