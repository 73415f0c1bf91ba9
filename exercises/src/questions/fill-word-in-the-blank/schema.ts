import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { readStored } from '../../shared/stored.ts'
import { storedAnswers } from '../../shared/stored-answers.ts'
import { isTypedText } from '../../shared/typed-text.ts'

const wordsOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const { question, text, sentence }: { question?: unknown; text?: unknown; sentence?: unknown } = value
  return question ?? text ?? sentence
}

/** Sentences with a # for each gap (C-388): a list of texts or of items, or a text with one in each line. */
const sentences = z.pipe(
  z.transform((value: unknown) => {
    const read = readStored(value)
    const lines: unknown[] = typeof read === 'string' ? read.split('\n') : Array.isArray(read) ? read.map(wordsOf) : []
    return lines
      .filter((line) => typeof line === 'string')
      .map((line) => line.replace(/#+/g, '___').trim())
      .filter((line) => line !== '')
  }),
  z.array(z.string()),
)

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  questions: z.prefault(sentences, []),
  answers: storedAnswers,
})
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the words of the question and its sentences, a gap as `___`. */
export type PublicQuestion = PublicBase & Pick<Question, 'questions'>

/** What stands in each blank, from the first to the last. */
export const responseSchema = z.object({ blanks: z.array(z.string().check(z.refine(isTypedText))) })
export type Response = z.infer<typeof responseSchema>
