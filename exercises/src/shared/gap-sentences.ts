import * as z from 'zod/mini'
import { isBroken, isRecord, readStored } from './stored.ts'

const wordsOf = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const { question, text, sentence } = value
  return question ?? text ?? sentence
}

/** The sign of a gap, or an entity, whose number has it too. */
const gapOrEntity = /&#\w{1,7};|#+/g

/** Sentences with a # for each gap (C-388), read with `___`: a list of texts or of items, or a text with one in each line. */
export const gapSentences = z.prefault(
  z.pipe(
    z.transform((value: unknown) => {
      const read = readStored(value)
      const text = typeof read === 'string' && !isBroken(read) ? read : ''
      const lines: unknown[] = Array.isArray(read) ? read.map(wordsOf) : text.split('\n')
      return lines
        .filter((line) => typeof line === 'string')
        .map((line) => line.replace(gapOrEntity, (sign) => (sign.startsWith('&') ? sign : '___')).trim())
        .filter((line) => line !== '')
    }),
    z.array(z.string()),
  ),
  [],
)

/** The question with its sentences as lines of its text, for types whose gaps stand there. */
export const withSentences = <Question extends { questionText: string; questions: readonly string[] }>({
  questions,
  ...question
}: Question): Omit<Question, 'questions'> & { questionText: string } => ({
  ...question,
  questionText: [question.questionText, ...questions].filter((line) => line !== '').join('<br>'),
})
