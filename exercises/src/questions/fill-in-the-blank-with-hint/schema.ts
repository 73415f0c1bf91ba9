import * as z from 'zod/mini'
import { gapSentences, withSentences } from '../../shared/gap-sentences.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { isTypedText } from '../../shared/typed-text.ts'
import { lettersOf } from './letters.ts'

const stored = z.object({ ...questionShape, questions: gapSentences, answers: storedAnswers })

/** A question as it is stored, with its key. */
export const questionSchema = z.pipe(stored, z.transform(withSentences))
export type Question = z.infer<typeof questionSchema>

/** The hint of a gap: how many letters are to be written and which signs stand between them, and words about it. */
export type Gap = { readonly cells: readonly (string | null)[]; readonly clue: string }

/** What a pupil receives: beside the words of the question the hints of its gaps. */
export type PublicQuestion = PublicBase & { readonly gaps: readonly Gap[] }

/** What stands in each box, gap after gap; a box takes one letter (C-463). */
export const responseSchema = z.object({
  blanks: z.array(
    z.string().check(z.refine((typed) => typed.length <= 1 || (isTypedText(typed) && lettersOf(typed).length <= 1))),
  ),
})
export type Response = z.infer<typeof responseSchema>
