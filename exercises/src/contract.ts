/**
 * What a question type answers for: its rules here, its Player and Print in drawing.tsx, its examples. A group of worksheet
 * zones that is answered keeps the same rules; what a mode adds stands in worksheet/zones/contract.ts. A type may have more
 * that its authors need and no pupil loads: faults and interchange here, a Form in drawing.tsx. The registries name what
 * each type has: rules.ts, screens.ts, authoring.ts, examples.ts. This side knows no React, so that the server marks with
 * the same rules as the browser.
 */

import type { InterchangeItems } from './interchange/items.ts'

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
  /** false for a type that is answered or not, and never right or wrong: its verdicts have total 0, and no built paper asks it (D56) */
  readonly marked: boolean
  /** of a question as a pupil receives it; null for one that the mapping does not have. Never throws, whatever is missing. */
  kind(received: Fields): AnswerKind | null
}

/** The way to a value within a stored question: names of fields and, from 0, places in lists. */
export type Path = readonly (string | number)[]

/** Everything that can be wrong with a question; who tells it to an author has the words (server/src/services/papers/texts.ts). */
export type FaultCode =
  // of its type
  | 'noType'
  | 'childOfChild'
  | 'unmarkedChild'
  | 'noQuestion'
  // of a value that the type cannot read
  | 'noString'
  | 'noNumber'
  | 'noBoolean'
  | 'noList'
  | 'noObject'
  | 'wrongValue'
  | 'unreadable'
  // of what is asked
  | 'emptyIsRight'
  | 'noAnswer'
  | 'partNoAnswer'
  | 'oneOption'
  | 'asksNothing'
  | 'blankSentence'
  | 'blankOption'
  | 'equalOptions'
  // of what is heard or watched
  | 'noSound'
  | 'noFilm'

/** What an author did wrong, at its place in the stored question. A `note` is no reason not to store it. */
export type Fault = { readonly path: Path; readonly note?: true } & (
  | { readonly code: FaultCode }
  | { readonly code: 'unknownType'; readonly type: string }
)

/** The faults that a type finds in its questions, beside those that follow from its rules (question-faults.ts). Nothing throws. */
export type QuestionFaults<PublicQuestion = unknown> = {
  /**
   * In a question as it is written, before its rules read it; after a fault here they are not asked.
   * @param around the combined question that it stands in (C-390); null for none
   * @param inside the faults of a question that stands in this one
   */
  written?(stored: Fields, around: Fields | null, inside: (child: Fields) => Fault[]): Fault[]
  /** in one that its rules read and that can be answered; `shown` is what a pupil receives of it */
  read?(stored: Fields, shown: PublicQuestion, around: Fields | null): Fault[]
}

/** How a question of a type stands in an exchange format: `lost` are the fields, in either, that the other has no place for. */
export type Exchange<Question, Item> = {
  /** null for a question that the format cannot ask, or would mark in another way */
  write(question: Question, media: InterchangeMedia): { readonly item: Item; readonly lost: readonly string[] } | null
  /** null for an item that is no question of this type; the question as it is stored, without an id. Never throws. */
  read(item: Item, media: InterchangeMedia): { readonly question: Fields; readonly lost: readonly string[] } | null
}

/** The files that go with the items of a format which carries any. */
export type InterchangeMedia = {
  /** the name by which an item says a file of ours; null where it cannot go along */
  nameOf(address: string): string | null
  /** our address of a file that an item names; null where it did not come along */
  addressOf(name: string): string | null
}

/** The formats in which a type gives and takes its questions; one that cannot hold them is missing. */
export type Interchange<Question = unknown> = {
  readonly [Format in keyof InterchangeItems]?: Exchange<Question, InterchangeItems[Format]>
}

/** What the authors of questions need and no pupil loads (authoring.ts); a type has the parts that it has something to say in. */
export type QuestionAuthoring<Question = unknown, PublicQuestion = unknown> = {
  readonly faults?: QuestionFaults<PublicQuestion>
  /** whether the answer of an item is a picture's address where the question says so (C-413, C-428); without this each is */
  isPictureAnswer?(item: Fields): boolean
  /** loaded when something is given or taken */
  interchange?(): Promise<Interchange<Question>>
}

/** A question with the verdicts that named responses deserve: tests mark them, the gallery shows them. */
export type Example = {
  readonly name: string
  readonly question: unknown
  /** the same question with another key: a pupil receives the same bytes */
  readonly twin: unknown
  readonly responses: readonly ExampleResponse[]
}

type ExampleResponse = {
  readonly name: string
  readonly response: unknown
  readonly correct: boolean
  /** where it is no response to this question at all: of another shape, or with what the question does not have (H024) */
  readonly fits?: false
}
