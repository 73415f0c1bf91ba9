import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { isTypedText } from '../../shared/typed-text.ts'

/** A question as it is stored, with its key. */
export const questionSchema = z.object({ ...questionShape, answers: storedAnswers })
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the words of the question, and the given words that do not stand in its sentence, box by box. */
export type PublicQuestion = PublicBase & { readonly bases: readonly string[] }

/** What stands in each box, from the first to the last. */
export const responseSchema = z.object({ blanks: z.array(z.string().check(z.refine(isTypedText))) })
export type Response = z.infer<typeof responseSchema>
