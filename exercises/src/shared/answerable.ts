import type { QuestionRules } from '../contract.ts'

/**
 * Whether a question, as its type reads it, can be answered: there is a right response, and it may be handed in. One whose
 * options could not be read (C-385) has none. What is not marked takes any answer.
 */
export const canBeAnswered = (rules: QuestionRules, question: unknown): boolean => {
  if (!rules.marked) return true
  const right = rules.correctResponse(question)
  return rules.grade(question, right).correct && rules.isReady(rules.toPublic(question), right)
}

/** Whether a question can be handed in: it can be answered, or it asks nothing and is left as it is (C-385). */
export const canBeHandedIn = (rules: QuestionRules, question: unknown): boolean =>
  rules.grade(question, rules.correctResponse(question)).total === 0 || canBeAnswered(rules, question)
