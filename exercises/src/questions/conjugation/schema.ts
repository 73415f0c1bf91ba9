import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import { partsOf, saidIn } from '../../shared/key-words.ts'
import { plainText } from '../../shared/markup.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { isRecord, list, readStored } from '../../shared/stored.ts'
import { isTypedText } from '../../shared/typed-text.ts'

/** A text without the marks of an editor (C-391); a number is one too. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cleanText(plainText(String(value))) : ''

/** The accepted variants of one form: parts between bars (C-408), a list of them, or an item with answer, text or Text. */
const variantsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(variantsOf)
  return isRecord(value) ? variantsOf(saidIn(value)) : partsOf(value)
}

/** The forms of one word (C-405); a word with nothing but an answer has that one form. */
const formsOf = ({ answersList, question, answer }: Record<string, unknown>): string[][] => {
  const read = readStored(answersList)
  if (Array.isArray(read)) return read.map(variantsOf)
  const single = asText(question) === '' ? [] : variantsOf(answer)
  return single.length === 0 ? [] : [single]
}

/** The word that is given: its question or, beside a list of forms, its answer. */
const asRow = (value: unknown): unknown => {
  const item = isRecord(value) ? value : {}
  const { question, answer, text, Text } = item
  const [word = ''] = [question, answer, text, Text].map(asText).filter((each) => each !== '')
  return { question: word, answersList: formsOf(item) }
}

const row = z.pipe(z.transform(asRow), z.object({ question: z.string(), answersList: z.array(z.array(z.string())) }))
type Row = z.infer<typeof row>

/** Names of the forms as a list, or as one text with bars. */
const names = z.pipe(
  z.transform((value: unknown): string[] => {
    const read = readStored(value)
    return Array.isArray(read) ? read.map(asText) : partsOf(read)
  }),
  z.array(z.string()),
)

/** A question as it is stored: its answers are words with their forms. A word without a form asks for nothing. */
export const questionSchema = z.object({
  ...questionShape,
  /** what the forms are called, column by column; a column without a name is counted */
  forms: z.prefault(names, ''),
  answers: z.prefault(
    z.pipe(
      list(row),
      z.transform((rows: Row[]) =>
        rows.filter(({ answersList }) => answersList.some((variants) => variants.length > 0)),
      ),
    ),
    [],
  ),
})
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives of a word: the word, and which of its forms are asked for. */
export type PublicRow = { readonly text: string; readonly asked: readonly boolean[] }
export type PublicQuestion = PublicBase & {
  /** a paper that a device has kept for long may have none */
  readonly forms?: readonly string[]
  readonly rows: readonly PublicRow[]
}

/** What is typed, word by word and form by form; '' where nothing is asked for. */
export const responseSchema = z.object({ cells: z.array(z.array(z.string().check(z.refine(isTypedText)))) })
export type Response = z.infer<typeof responseSchema>
