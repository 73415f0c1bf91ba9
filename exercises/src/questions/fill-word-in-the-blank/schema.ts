import * as z from 'zod/mini'
import { gapSentences } from '../../shared/gap-sentences.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { type TypedResponse, typedResponse } from '../../shared/typed-marking.ts'

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  questions: gapSentences,
  answers: storedAnswers,
})
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the words of the question and its sentences, a gap as `___`. */
export type PublicQuestion = PublicBase & Pick<Question, 'questions'>

/** What stands in each blank, from the first to the last. */
export const responseSchema = typedResponse
export type Response = TypedResponse
