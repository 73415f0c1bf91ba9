/**
 * What a question type answers for: its rules here, its Player and Print in drawing.tsx, its examples. A type may have more
 * that its authors need and no pupil loads: faults and interchange here, a Form in drawing.tsx. The registries name what
 * each type has: rules.ts, screens.ts, authoring.ts, examples.ts. This side knows no React, so that the server marks with
 * the same rules as the browser.
 */

/** The fields of a question as it is stored, or as somebody receives it: nothing of it has been read yet. */
export type Fields = Readonly<Record<string, unknown>>

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

/** How something is asked, answered and marked: a question, or the zones of one group on a worksheet. */
export type Rules<Question = unknown, Response = unknown, PublicQuestion = unknown> = {
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

/**
 * What an answer that is saved by itself is called (B-305 to B-308), and how many answers of what it asks are right: what is
 * picked of words is one choice only where one is right.
 */
export type AnswerKind = {
  readonly kind:
    | 'complete'
    | 'fill the blank'
    | 'grammar'
    | 'image'
    | 'listen'
    | 'make sentence'
    | 'matching'
    | 'repeat'
    | 'scramble'
    | 'text'
  readonly rightAnswers: number
}

export type QuestionRules<Question = unknown, Response = unknown, PublicQuestion = unknown> = Rules<
  Question,
  Response,
  PublicQuestion
> & {
  readonly schema: {
    /** the version of the shape in which a question is stored now; `question` reads this one and all before it (shared/versions.ts) */
    readonly version: number
  }
  /** false for a type that is answered or not, and never right or wrong: its verdicts have total 0 (D56) */
  readonly marked: boolean
  /** of a question as a pupil receives it; null for one that the mapping does not have. Never throws, whatever is missing. */
  kind(received: Fields): AnswerKind | null
}

export type ZoneRules<Zones = unknown, Response = unknown, PublicZones = unknown> = Rules<
  Zones,
  Response,
  PublicZones
> & {
  /** size of a zone that is placed without being drawn, in page units (the page is 1140 wide) */
  readonly defaultBox: { readonly width: number; readonly height: number }
}

/** A question with the verdicts that named responses deserve: tests mark them, the gallery shows them. */
export type Example = {
  readonly name: string
  readonly question: unknown
  /** the same question with another key: a pupil receives the same bytes */
  readonly twin: unknown
  readonly responses: readonly { readonly name: string; readonly response: unknown; readonly correct: boolean }[]
}
