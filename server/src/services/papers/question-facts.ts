import { checkTags, cleanTags } from '@phuong/domain/forms/paper-tags'

/** What the bank keeps of a question beside its content, to list it by (C-386). */
type QuestionFacts = {
  readonly grade_code: string | null
  readonly skill: string | null
  readonly unit: string | null
  readonly tags: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

const gradeCodes = ['ELEMENTARY', 'PREINTERMEDIATE', 'INTERMEDIATE']
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The tags that a question names, as they are stored and in one order; null where it names none or what are none. */
export const tagsIn = ({ tags }: Fields): string[] | null =>
  Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') && checkTags(tags) === null
    ? cleanTags(tags).toSorted()
    : null

/** What the content of a question says of it (C-386, C-387). */
export const factsIn = (content: Fields): QuestionFacts => ({
  grade_code: gradeCodes.includes(String(content.gradeCode)) ? String(content.gradeCode) : null,
  skill: textIn(content.skills),
  unit: textIn(content.unit),
  tags: tagsIn(content) ?? [],
})
