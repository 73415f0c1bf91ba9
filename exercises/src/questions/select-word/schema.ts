import * as z from 'zod/mini'
import { keyItems } from '../../shared/key-items.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { isTypedText } from '../../shared/typed-text.ts'
import type { SentenceField, SentencePiece } from './sentence.ts'

/** A question as it is stored: the groups stand in its text, which choice is right in its answers. */
export const questionSchema = z.object({ ...questionShape, answers: z.prefault(keyItems, []) })
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the sentence with its gaps, in place of the field that holds it. */
export type PublicQuestion = PublicBase & {
  readonly field: SentenceField | null
  readonly sentence: readonly SentencePiece[]
}

/** The chosen word of each gap, null while none is chosen. */
export const responseSchema = z.object({ choices: z.array(z.nullable(z.string().check(z.refine(isTypedText)))) })
export type Response = z.infer<typeof responseSchema>
