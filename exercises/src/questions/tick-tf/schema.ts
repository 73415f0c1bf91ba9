import * as z from 'zod/mini'
import type { Fields } from '../../contract.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, settings, words } from '../../shared/stored.ts'
import { optionFields, optionList, type PublicOption, withIds } from '../../shared/stored-options.ts'

const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', 't', 'yes', 'tick'].map((word) => [word, true] as const),
  ...['false', 'f', 'no', 'cross'].map((word) => [word, false] as const),
])

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * The fields of a statement. Where its words are called question, or it is a picture or a sound, its answer may be the key
 * in a word, which no pupil may see.
 */
const asStatement = (value: unknown): Fields => {
  const fields = optionFields(value)
  const truth = truths.get(String(fields.answer).trim().toLowerCase())
  if (truth === undefined || ![fields.question, fields.imageUrl, fields.audioUrl].some(isSaid)) return fields
  return { ...fields, answer: fields.question, question: '', isCorrect: fields.isCorrect ?? truth }
}

/** Statements and whether they are true. They keep their order, so it is part of the id that one without an own gets. */
const statements = z.prefault(
  z.pipe(
    optionList(asStatement),
    z.transform((all) => withIds(all, ({ answer }, index) => `${index}:${answer}`)),
  ),
  [],
)

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  /** TICKTF_ONE_TICKORCROSS, TICKTF_ANY_TICKORCROSS or TICKTF_TRUEORFALSE (C-397) */
  optionType: words,
  answers: statements,
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

/** What a pupil receives: the statements in their order, which tells a story and not the key, without what they are. */
export type PublicQuestion = PublicBase &
  Pick<Question, 'optionType' | 'settings'> & { readonly answers: readonly PublicOption[] }

/** True or false by the id of the statement; one that is not marked is missing. */
export const responseSchema = z.object({ marks: z.record(z.string(), z.boolean()) })
export type Response = z.infer<typeof responseSchema>

/** B-313: the words or signs between which a statement is decided. */
export type DisplayStyle = 'true-false' | 't-f' | 'yes-no' | 'tick-cross'
