import * as z from 'zod/mini'
import { choiceSettings } from '../../shared/choice-settings.ts'
import { type Alt, imageAlt, type PublicBase, questionShape } from '../../shared/question.ts'
import { isRecord, readStored, words } from '../../shared/stored.ts'
import { type PublicOption, storedOptions, withIds } from '../../shared/stored-options.ts'
import { withWrongOptions } from './wrong-options.ts'

/** A list stored as such or as JSON text; whatever is none is an empty one (C-384, C-385). */
const read = (value: unknown): unknown[] => {
  const found = readStored(value)
  return Array.isArray(found) ? found : []
}

/** A sub-question (B-279). */
const partSchema = z.object({
  id: words,
  question: words,
  imageUrl: words,
  imageAlt,
  audioUrl: words,
  /** each with a text or a picture (B-280) */
  answers: storedOptions,
})

/** B-279: sub-questions with options each; options that stand alone are those of one sub-question without words. */
const partsOf = (value: unknown): unknown[] => {
  const items = read(value).filter(isRecord)
  return items.length > 0 && items.every((item) => item.answers === undefined) ? [{ answers: items }] : items
}

const stored = z.object({
  ...questionShape,
  /** one that contains ONECHOICE means a single answer (B-278) */
  optionType: words,
  answers: z.prefault(z.pipe(z.transform(partsOf), z.array(partSchema)), []),
  settings: choiceSettings,
})

/** A question as it is stored, with its key. */
export const questionSchema = z.pipe(
  stored,
  z.transform(({ answers, settings: { answers: shown }, ...question }) => {
    const single = /ONECHOICE/i.test(question.optionType)
    const parts = withIds(answers, (_, index) => `part ${index + 1}`)
    return {
      ...question,
      /** B-314: vertical unless the question says horizontal */
      horizontal: shown.direction === 'horizontal',
      /** the answers are addresses of pictures */
      imageAnswers: shown.imageAnswers,
      /** B-276 */
      columns: shown.columnImageAnswers,
      parts: withWrongOptions(parts, question.id).map(({ answers: all, ...part }) => {
        const right = all.filter(({ isCorrect }) => isCorrect).length
        return { ...part, options: all, takes: single ? Math.min(1, right) : right }
      }),
    }
  }),
)
export type Question = z.infer<typeof questionSchema>
type Part = Question['parts'][number]

/**
 * What a pupil receives: the sub-questions with their options sorted by id, without their key. How many options a
 * sub-question takes is part of how it is answered (B-283).
 */
export type PublicPart = Omit<Part, 'options' | 'imageAlt'> & Alt & { readonly options: readonly PublicOption[] }
export type PublicQuestion = PublicBase &
  Pick<Question, 'optionType' | 'horizontal' | 'imageAnswers' | 'columns'> & { readonly parts: readonly PublicPart[] }

const picks = z
  .array(z.string().check(z.minLength(1)))
  .check(z.refine((ids) => new Set(ids).size === ids.length, 'an id stands twice'))

/** The picked options by the id of the sub-question, in the order in which they were picked. */
export const responseSchema = z.object({ parts: z.record(z.string(), picks) })
export type Response = z.infer<typeof responseSchema>
