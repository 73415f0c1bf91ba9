import * as z from 'zod/mini'
import { gapSentences, withSentences } from '../../shared/gap-sentences.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { type TypedResponse, typedResponse } from '../../shared/typed-marking.ts'

const stored = z.object({ ...questionShape, questions: gapSentences, answers: storedAnswers })

/** A question as it is stored, with its key. */
export const questionSchema = z.pipe(stored, z.transform(withSentences))
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the words of the question, and the given words that do not stand in its sentence, box by box. */
export type PublicQuestion = PublicBase & { readonly bases: readonly string[] }

/** What stands in each box, from the first to the last. */
export const responseSchema = typedResponse
export type Response = TypedResponse
