import * as z from 'zod/mini'
import { type Alt, type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, settings } from '../../shared/stored.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { isTypedText } from '../../shared/typed-text.ts'
import { lettersOf } from './letters.ts'

/** C-462, C-430: how many letters of a word are missing when the question does not say. */
const usualBlanks = 2

/** A number of letters as a number or a text; whatever says less than one says nothing. */
const count = z.pipe(
  z.transform((value: unknown) => {
    const number = typeof value === 'string' ? Number(value) : value
    return typeof number === 'number' && number >= 1 ? Math.floor(number) : usualBlanks
  }),
  z.number(),
)

/** A question as it is stored, with its key: an item for each word. */
export const questionSchema = z.object({
  ...questionShape,
  /** only vowels are missing (C-388) */
  filterVowels: z._default(flag, false),
  settings: z.prefault(
    settings({ answers: z.prefault(settings({ randomNumbers: z.prefault(z.catch(count, usualBlanks), null) }), {}) }),
    {},
  ),
  answers: storedAnswers,
})
export type Question = z.infer<typeof questionSchema>

/** A word as a pupil receives it: what is shown place by place, null for a box, and what tells which word it is. */
export type Row = Alt & {
  readonly cells: readonly (string | null)[]
  readonly clue: string
  readonly imageUrl: string
  readonly audioUrl: string
}

/** What a pupil receives: beside the words of the question its rows, without the letters that are missing. */
export type PublicQuestion = PublicBase & { readonly rows: readonly Row[] }

/** What stands in each box, word after word; a box takes one letter (C-460). */
export const responseSchema = z.object({
  blanks: z.array(
    z.string().check(z.refine((typed) => typed.length <= 1 || (isTypedText(typed) && lettersOf(typed).length <= 1))),
  ),
})
export type Response = z.infer<typeof responseSchema>
