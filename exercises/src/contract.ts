/**
 * What every question type answers for, and every group of worksheet zones that is answered. The ten names are code,
 * schema, emptyResponse, isReady, grade, correctResponse, toPublic, summarise here and Player, Print in drawing.tsx; what a
 * mode of zones adds stands in worksheet/zones/contract.ts. There are no optional hooks. This side knows no React, so that
 * the server marks with the same rules as the browser.
 */

/** A parser of values from outside; those of zod and of zod/mini fit. */
export type Schema<Value> = { safeParse(value: unknown): { success: true; data: Value } | { success: false } }

/** The only statement about correctness; per cent, score and stars are made from it elsewhere. */
export type Verdict = {
  /** every part is right; false when there is nothing to mark */
  readonly correct: boolean
  /** parts that are right, 0 to total */
  readonly right: number
  /** parts that are marked; 0 for a type that is only answered or not */
  readonly total: number
  /** right or wrong by the id of the part */
  readonly parts: Readonly<Record<string, boolean>>
}

export type QuestionRules<Question = unknown, Response = unknown, PublicQuestion = unknown> = {
  /** the wire name of the type */
  readonly code: string
  readonly schema: {
    readonly question: Schema<Question>
    readonly response: Schema<Response>
    /**
     * What can be a response to this question: its shape, and no id that belongs to another question (H024). Wrong and
     * unfinished ones are responses, and so is any text where the response is text.
     */
    responseTo(question: Question): Schema<Response>
  }
  /** the response of somebody who has done nothing yet; never correct */
  emptyResponse(question: PublicQuestion): Response
  /** whether the response may be submitted */
  isReady(question: PublicQuestion, response: Response): boolean
  /** any JSON value may stand in `response`; what is not a response counts as unanswered, nothing throws */
  grade(question: Question, response: unknown): Verdict
  correctResponse(question: Question): Response
  /** the question without its key: the same bytes for two questions that differ in nothing but the key */
  toPublic(question: Question): PublicQuestion
  /** the response in one line for lists and histories */
  summarise(question: PublicQuestion, response: Response): string
}
