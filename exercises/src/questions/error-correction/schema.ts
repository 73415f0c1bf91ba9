import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { type TypedResponse, typedResponse } from '../../shared/typed-marking.ts'

/** A question as it is stored, with its key. */
export const questionSchema = z.object({ ...questionShape, answers: storedAnswers })
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the words of the question, with what is wrong marked in them. */
export type PublicQuestion = PublicBase

/** The corrections, from the first box to the last. */
export const responseSchema = typedResponse
export type Response = TypedResponse
