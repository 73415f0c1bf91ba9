import * as z from 'zod/mini'
import { keyItems } from '../../shared/key-items.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import type { SentenceField, WordPiece } from './words.ts'

/** A question as it is stored: a sentence, and the words to be selected in it as answers. */
export const questionSchema = z.object({ ...questionShape, answers: z.prefault(keyItems, []) })
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the sentence in words, in place of the field that holds it. */
export type PublicQuestion = PublicBase & {
  readonly field: SentenceField | null
  readonly sentence: readonly WordPiece[]
}

/** The indexes of the selected words, from 0. */
export const responseSchema = z.object({ words: z.array(z.int().check(z.minimum(0))) })
export type Response = z.infer<typeof responseSchema>
