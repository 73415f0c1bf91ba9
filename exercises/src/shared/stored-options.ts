/** Options to choose from, in every form in which they are stored. */
import * as z from 'zod/mini'
import type { Fields } from '../contract.ts'
import { saidIn } from './key-words.ts'
import { type Alt, altOf, imageAlt } from './question.ts'
import { flag, isRecord, readStored, words } from './stored.ts'

/** C-402; `answer` is a text or the address of a picture. */
const option = z.object({
  id: words,
  answer: words,
  isCorrect: z._default(flag, false),
  imageUrl: words,
  imageAlt,
  audioUrl: words,
  question: words,
})
type Option = z.infer<typeof option>

/** An option for a pupil, without its key. */
export type PublicOption = Omit<Option, 'isCorrect' | 'imageAlt'> & Alt
export const publicOption = (option: Option): PublicOption => ({
  id: option.id,
  answer: option.answer,
  imageUrl: option.imageUrl,
  ...altOf(option),
  audioUrl: option.audioUrl,
  question: option.question,
})

/** An option calls its words answer, text or Text (C-406); a plain text is one without a key (C-409). */
export const optionFields = (value: unknown): Fields =>
  isRecord(value) ? { ...value, answer: saidIn(value) } : { answer: value }

/** What shows nothing is no option: nobody can choose it. */
const showsSomething = ({ answer, imageUrl, audioUrl, question }: Option): boolean =>
  [answer, imageUrl, audioUrl, question].some((said) => said.trim() !== '')

/**
 * The same things, each with an id of its own. One without an id, and all that share one, get the name that `named` makes,
 * which must differ from thing to thing and say nothing of the key: none of them is told by an id to have stood first.
 */
export const withIds = <Any extends { id: string }>(
  things: Any[],
  named: (thing: Any, index: number) => string,
): Any[] => {
  const ids = things.map(({ id }) => id)
  const isOwn = (id: string): boolean => id !== '' && ids.indexOf(id) === ids.lastIndexOf(id)
  const all = things.map((thing, index) => (isOwn(thing.id) ? thing : { ...thing, id: named(thing, index) }))
  if (new Set(all.map(({ id }) => id)).size === all.length) return all
  return things.map((thing, index) => ({ ...thing, id: named(thing, index) }))
}

const shownOf = ({ answer, imageUrl, audioUrl }: Option): string => `${answer} ${imageUrl} ${audioUrl}`.trim()

/** The name of an option among these: what it shows, with a count of equal ones. */
const nameAmong = (options: readonly Option[]): ((option: Option, index: number) => string) => {
  const shown = options.map(shownOf)
  return (_, index) => {
    const own = shown[index] ?? ''
    return `${shown.slice(0, index).filter((before) => before === own).length}:${own}`
  }
}

/** A list of options, or JSON text of it (C-384); whatever is none is an empty one (C-385). `read` makes the fields of an item. */
export const optionList = (read: (value: unknown) => Fields) =>
  z.pipe(
    z.transform((value: unknown) => {
      const stored = readStored(value)
      return Array.isArray(stored) ? stored.map(read) : []
    }),
    z.pipe(
      z.array(option),
      z.transform((all) => all.filter(showsSomething)),
    ),
  )

/** Options, which are shown in any order. */
export const storedOptions = z.prefault(
  z.pipe(
    optionList(optionFields),
    z.transform((options) => withIds(options, nameAmong(options))),
  ),
  [],
)
