import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { idOf } from '../bank/ids.ts'
import type { BankQuestion } from '../bank/paper.ts'
import { papers as writtenPapers } from '../written-papers/all.ts'
import { bandOf, type Composed, compose } from './compose.ts'
import type { GradeCode, Item } from './item.ts'
import { itemsFor } from './recipes/all.ts'

/** A question in a paper, with its level (C-387). */
export type BuiltQuestion = BankQuestion & { readonly grade: GradeCode; readonly kind: string; readonly key: string }

/** An olympic paper (C-257): the level is 1 to 5, the code the number of the exam as text. */
export type BuiltPaper = {
  readonly classLevel: number
  readonly code: string
  readonly questions: readonly BuiltQuestion[]
}

/** A question as it is stored; its id comes from its key, so that one question is the same one in all papers. */
export const built = ({ key, kind, grade, draft }: Item): BuiltQuestion => {
  const name = `item/${key}`
  const id = idOf(name)
  return { id, key, kind, grade, stored: { id, ...draft(name) } }
}

/** A question that was written for its paper alone: the kind is its type. */
const written = ({ id, stored }: BankQuestion): BuiltQuestion => ({
  id,
  key: id,
  kind: stored.type,
  grade: 'ELEMENTARY',
  stored,
})

/** The questions that open a paper of a class, by its number. */
const openingsOf = (classLevel: number): ReadonlyMap<number, BuiltQuestion[]> =>
  new Map(
    writtenPapers
      .filter((paper) => paper.classLevel === classLevel)
      .map(({ code, questions }) => [Number(code), questions.map(written)]),
  )

const composed = new Map<number, readonly Composed[]>()

/** What the papers of a class ask beside their openings; composed once, since it is always the same. */
export const composedOf = (classLevel: number): readonly Composed[] => {
  const held = composed.get(classLevel)
  if (held !== undefined) return held
  const opening = openingsOf(classLevel)
  const made = compose(itemsFor(classLevel), `class ${classLevel}`, {
    papers: papersPerClass,
    band: bandOf,
    kept: (number) => opening.get(number)?.length ?? 0,
  })
  composed.set(classLevel, made)
  return made
}

/** The 135 papers of a class, of 20 questions each; the first ones open with the questions that were written for them. */
export const papersOf = (classLevel: number): BuiltPaper[] => {
  const opening = openingsOf(classLevel)
  return composedOf(classLevel).map(({ number, items }) => ({
    classLevel,
    code: String(number),
    questions: [...(opening.get(number) ?? []), ...items.map(built)],
  }))
}
