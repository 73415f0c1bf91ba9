/**
 * What kind of work something given is, which is the Type of its answers (B-105): a worksheet, a unit exam, or anything
 * else. Any other in an address is the 404 page (D50).
 */
export const ANSWER_TYPES = ['ASSIGNMENT', 'LIVEWORKSHEET', 'UNIT'] as const
export type AnswerType = (typeof ANSWER_TYPES)[number]

/** Whether a value from outside is the Type of an answer. */
export const isAnswerType = (value: unknown): value is AnswerType => ANSWER_TYPES.some((type) => type === value)
