import * as z from 'zod/mini'
import type { Fields } from '../../contract.ts'
import { partsOf } from '../../shared/key-words.ts'
import { type Alt, imageAlt, type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, isRecord, readStored, words } from '../../shared/stored.ts'
import { isTypedText } from '../../shared/typed-text.ts'

/** C-402: an answer may be the address of a picture. */
const isPicture = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*\S+\.(png|jpe?g|gif|webp|avif|svg)([?#]\S*)?\s*$/i.test(value)

const isWritten = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** A picture with what is accepted below it, in `answer`, `text` or `Text` (C-406), and the words beside it. */
const item = z.pipe(
  z.transform((value: unknown): unknown => {
    const stored: Fields = isRecord(value) ? value : { answer: value }
    const written = [stored.answer, stored.text, stored.Text].filter(isWritten)
    const { id } = stored
    return {
      ...stored,
      id: typeof id === 'number' ? String(id) : typeof id === 'string' ? id : '',
      answer: partsOf(written.find((each) => !isPicture(each))),
      imageUrl: isWritten(stored.imageUrl) ? stored.imageUrl : written.find(isPicture),
      isCorrect: stored.isCorrect ?? true,
    }
  }),
  z.object({
    id: z.string(),
    answer: z.array(z.string()),
    isCorrect: flag,
    question: words,
    imageUrl: words,
    imageAlt,
    audioUrl: words,
  }),
)
type Item = z.infer<typeof item>

/** What is written about: no item that is marked wrong (C-403) or empty. Without ids of their own they are numbered. */
const shownItems = (items: Item[]): Item[] => {
  const shown = items.filter(
    ({ answer, isCorrect, question, imageUrl, audioUrl }) =>
      isCorrect && (answer.length > 0 || `${question}${imageUrl}${audioUrl}` !== ''),
  )
  const ids = new Set(shown.map(({ id }) => id))
  if (!ids.has('') && !ids.has('__proto__') && ids.size === shown.length) return shown
  return shown.map((each, index) => ({ ...each, id: String(index + 1) }))
}

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  answers: z.prefault(
    z.pipe(
      z.transform((value: unknown): unknown[] => {
        const read = readStored(value)
        if (Array.isArray(read)) return read
        return isWritten(read) ? [read] : []
      }),
      z.pipe(z.array(item), z.transform(shownItems)),
    ),
    [],
  ),
})
export type Question = z.infer<typeof questionSchema>

/** What is written about: a picture, a sound and words, which may have a blank for what is missing in them. */
export type Seen = Pick<Item, 'id' | 'question' | 'imageUrl' | 'audioUrl'> & Alt

/** What a pupil receives: what is written about, without what is accepted. */
export type PublicQuestion = PublicBase & { readonly items: readonly Seen[] }

/** What is written, by the id of the item. */
export const responseSchema = z.object({ texts: z.record(z.string(), z.string().check(z.refine(isTypedText))) })
export type Response = z.infer<typeof responseSchema>
