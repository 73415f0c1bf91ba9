import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import { type Alt, imageAlt, type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, isRecord, readStored, words } from '../../shared/stored.ts'

/** The highest number that an author may give; beyond it a text of digits is words. */
const highestNumber = 20

/** The number that a stored value is; undefined for everything else. */
const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= highestNumber
    ? number
    : undefined
}

/** C-402: an answer may be the address of a picture. */
const isPicture = (words: string): boolean => /^\S+\.(png|jpe?g|gif|webp|avif|svg)([?#]\S*)?$/i.test(words)

/**
 * What is numbered (C-402): a picture, words, or both. Its number stands in `number` or is the one of `answer`, `text` and
 * `Text` (C-406) that is a number; 0 where there is none.
 */
const item = z.pipe(
  z.transform((value: unknown): unknown => {
    const stored: Record<string, unknown> = isRecord(value) ? value : { answer: value }
    const written = [stored.answer, stored.text, stored.Text]
    const said = [stored.question, ...written.filter((each) => numberOf(each) === undefined)]
      .map(cleanText)
      .filter((each) => each !== '')
    const { id, imageUrl } = stored
    return {
      ...stored,
      id: typeof id === 'number' ? String(id) : typeof id === 'string' ? id : '',
      number: [stored.number, ...written].map(numberOf).find((number) => number !== undefined) ?? 0,
      question: said.find((each) => !isPicture(each)) ?? '',
      imageUrl: typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : (said.find(isPicture) ?? ''),
      isCorrect: stored.isCorrect ?? true,
    }
  }),
  z.object({
    id: z.string(),
    number: z.number(),
    isCorrect: flag,
    question: z.string(),
    imageUrl: z.string(),
    imageAlt,
    audioUrl: words,
  }),
)
type Item = z.infer<typeof item>

/** What can be seen of an item. */
export const lookOf = ({ question, imageUrl }: Pick<Item, 'question' | 'imageUrl'>): string =>
  JSON.stringify([question, imageUrl])

/**
 * Ids that say nothing: those stored, if each item has one of its own and they are not simply counted, otherwise what is
 * seen of the item with a count of equal ones.
 */
const idsOf = (items: Item[]): string[] => {
  const ids = items.map(({ id }) => id)
  const areOwn = new Set(ids).size === ids.length && !ids.includes('') && !ids.includes('__proto__')
  if (areOwn && !ids.every((id) => /^\d{1,2}$/.test(id))) return ids
  const looks = items.map(lookOf)
  return looks.map((look, at) => `${looks.slice(0, at).filter((before) => before === look).length}:${look}`)
}

/** The items with their ids and numbers; where one of them has no number, their order is the key. */
const numbered = (items: Item[]): Item[] => {
  const shown = items.filter(
    ({ number, question, imageUrl, isCorrect }) => isCorrect && (number > 0 || question !== '' || imageUrl !== ''),
  )
  const ids = idsOf(shown)
  const byOrder = shown.some(({ number }) => number === 0)
  return shown.map((each, at) => ({ ...each, id: ids[at] ?? '', number: byOrder ? at + 1 : each.number }))
}

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  answers: z.prefault(
    z.pipe(
      z.transform((value: unknown): unknown[] => {
        const read = readStored(value)
        return Array.isArray(read) ? read : []
      }),
      z.pipe(z.array(item), z.transform(numbered)),
    ),
    [],
  ),
})
export type Question = z.infer<typeof questionSchema>

/** What is numbered: a picture, words, or both. */
export type Seen = Pick<Item, 'id' | 'question' | 'imageUrl'> & Alt

/** What a pupil receives: the items in the order of their ids, and the numbers that there are. */
export type PublicQuestion = PublicBase & {
  readonly items: readonly Seen[]
  /** numbers are 1 to this one */
  readonly last: number
  /** each number belongs to one item only */
  readonly once: boolean
  /** what is heard for single numbers, where the question has no sound of its own */
  readonly sounds: readonly { readonly number: number; readonly audioUrl: string }[]
}

/** The number of each item that has got one, by its id. */
export const responseSchema = z.object({ numbers: z.record(z.string(), z.int().check(z.gte(1))) })
export type Response = z.infer<typeof responseSchema>
