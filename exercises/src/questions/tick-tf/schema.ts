import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, readStored, settings, words } from '../../shared/stored.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', 't', 'yes', 'tick'].map((word) => [word, true] as const),
  ...['false', 'f', 'no', 'cross'].map((word) => [word, false] as const),
])

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * Some old questions call the words of a statement text or Text (C-406) or hold them alone (C-409). Where its words are
 * called question, or it is a picture or a sound, its answer may be the key in a word, which no pupil may see.
 */
const asStatement = (value: unknown): Record<string, unknown> => {
  if (!isRecord(value)) return { answer: value }
  const answer = [value.answer, value.text, value.Text].find((said) => said !== undefined && said !== '')
  const truth = truths.get(String(answer).trim().toLowerCase())
  if (truth === undefined || ![value.question, value.imageUrl, value.audioUrl].some(isSaid)) return { ...value, answer }
  return { ...value, answer: value.question, question: '', isCorrect: value.isCorrect ?? truth }
}

/** A statement and whether it is true. */
const statementSchema = z.pipe(
  z.transform(asStatement),
  z.object({
    id: words,
    answer: words,
    isCorrect: z._default(flag, false),
    imageUrl: words,
    audioUrl: words,
    question: words,
  }),
)
type StoredStatement = z.infer<typeof statementSchema>

const isEmpty = ({ answer, imageUrl, audioUrl, question }: StoredStatement): boolean =>
  [answer, imageUrl, audioUrl, question].every((said) => said.trim() === '')

/** Statements of old questions without ids of their own get them from place and words, which say nothing of the key. */
const withIds = (stored: StoredStatement[]): StoredStatement[] => {
  const statements = stored.filter((statement) => !isEmpty(statement))
  const ids = new Set(statements.map(({ id }) => id))
  if (!ids.has('') && ids.size === statements.length) return statements
  return statements.map((statement, index) => ({ ...statement, id: `${index}:${statement.answer}` }))
}

/** Whatever is no list is an empty one (C-385). */
const statements = z.pipe(
  z.transform((value: unknown): unknown[] => {
    const read = readStored(value)
    return Array.isArray(read) ? read : []
  }),
  z.pipe(z.array(statementSchema), z.transform(withIds)),
)

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  /** TICKTF_ONE_TICKORCROSS, TICKTF_ANY_TICKORCROSS or TICKTF_TRUEORFALSE (C-397) */
  optionType: words,
  answers: z.prefault(statements, []),
  settings: z.prefault(
    settings({
      answers: z.prefault(
        settings({
          /** Yes/No, T/F, True/False or Tick/Cross (B-313); '' leaves it to the variant */
          displayStyle: words,
          imageAnswers: z._default(flag, false),
        }),
        {},
      ),
    }),
    {},
  ),
})
export type Question = z.infer<typeof questionSchema>
type PublicStatement = Omit<Question['answers'][number], 'isCorrect'>

/** What a pupil receives: the statements in their order, which tells a story and not the key, without what they are. */
export type PublicQuestion = PublicBase &
  Pick<Question, 'optionType' | 'settings'> & { readonly answers: readonly PublicStatement[] }

/** True or false by the id of the statement; one that is not marked is missing. */
export const responseSchema = z.object({ marks: z.record(z.string(), z.boolean()) })
export type Response = z.infer<typeof responseSchema>
