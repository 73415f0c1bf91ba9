import * as z from 'zod/mini'
import type { QuestionRules, Schema } from '../../contract.ts'
import { canBeAnswered } from '../../shared/answerable.ts'
import { type PublicBase, publicBase, questionShape } from '../../shared/question.ts'
import { words } from '../../shared/stored.ts'
import { typeNames } from '../../shared/type-names.ts'
import { combinedCodeOf, isOneWord, type StoredChild, storedChildren } from './children.ts'

/** The rules of the types that children may have, by code. */
export type ChildTypes = ReadonlyMap<string, QuestionRules>

const baseSchema = z.object(questionShape)
const stored = z.object({ ...questionShape, optionType: words, videoUrl: words })
type Stored = z.infer<typeof stored>

/**
 * A child as a pupil receives it. One that is asked brings `given`, its question without key. One of a type that nobody
 * knows, that its type cannot read, or that has no right response, brings `said`: its words are shown and nothing of it
 * is answered or marked, so that the others can be (C-385, C-496).
 */
export type PublicChild = { readonly id: string; readonly title: string } & (
  | { readonly type: string; readonly given: unknown; readonly said: null }
  | { readonly type: null; readonly given: null; readonly said: PublicBase }
)

/** What only the whole question knows of a child: the question with its key, and why its answer is so. */
type Kept = { readonly whole: unknown; readonly explainText: Stored['explainText'] }
export type Child = PublicChild & Kept

/** A question with its key. */
export type Question = Stored & {
  /** a text with one missing word in each child (C-397, COMBINE_READWRITEONEWORD) */
  readonly oneWord: boolean
  readonly children: readonly Child[]
}

/** What a pupil receives before answering. */
export type PublicQuestion = PublicBase &
  Pick<Question, 'videoUrl' | 'oneWord'> & { readonly children: readonly PublicChild[] }

/** The responses to the children by their ids; a child without one has not been answered. */
export const responseSchema = z.object({ children: z.record(z.string(), z.unknown()) })
export type Response = z.infer<typeof responseSchema>

const readChild = ({ id, content }: StoredChild, rules: QuestionRules | undefined): Child => {
  const base = baseSchema.parse(content)
  const read = rules?.schema.question.safeParse(content)
  if (rules !== undefined && read?.success && canBeAnswered(rules, read.data))
    return {
      id,
      title: base.title,
      type: rules.code,
      given: rules.toPublic(read.data),
      said: null,
      whole: read.data,
      explainText: base.explainText,
    }
  return {
    id,
    title: base.title,
    type: null,
    given: null,
    said: publicBase(base),
    whole: null,
    explainText: base.explainText,
  }
}

/**
 * Reads a combined question as it is stored, its children through the rules of their types. Refused are a combined
 * question inside another, and one of which no child can be asked: both are shown as a question that cannot be read
 * (C-496).
 */
export const questionSchema = (types: ChildTypes): Schema<Question> => {
  const typeOf = typeNames(types.keys())
  return {
    safeParse: (value) => {
      const read = stored.safeParse(value)
      const inside = storedChildren(value)
      if (!read.success || inside.some(({ type }) => combinedCodeOf(type) !== undefined)) return { success: false }
      const children = inside.map((child) => readChild(child, types.get(typeOf(child.type) ?? '')))
      if (children.every(({ type }) => type === null)) return { success: false }
      return { success: true, data: { ...read.data, oneWord: isOneWord(read.data.optionType), children } }
    },
  }
}
