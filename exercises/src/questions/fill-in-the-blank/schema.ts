import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, readStored, words } from '../../shared/stored.ts'
import { isTypedText } from '../../shared/typed-text.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** C-452: 'a | b' are the parts 'a' and 'b'. A part without letters is none, so nobody is asked to leave a box empty. */
const partsOf = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => word.split('|'))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A text with pipes (C-408), a plain text (C-409), a number, or a list of them (C-410), as parts. */
const parts = z.pipe(
  z.transform((value: unknown) => {
    const read = readStored(value)
    const words: unknown[] = Array.isArray(read) ? read : [read]
    return partsOf(words.filter((word) => typeof word === 'string' || typeof word === 'number').map(String))
  }),
  z.array(z.string()),
)

/** An item of the key; one that is marked wrong offers its words and is no answer. */
const item = z.pipe(
  z.transform((value: unknown) => (isRecord(value) ? value : { answer: value })),
  z.object({
    answer: z.prefault(parts, ''),
    isCorrect: z.prefault(
      z.pipe(
        z.transform((value: unknown): unknown => value ?? true),
        flag,
      ),
      true,
    ),
  }),
)

const items = z.pipe(
  z.transform((value: unknown): unknown[] => {
    const read = readStored(value)
    if (Array.isArray(read)) return read
    return read === undefined || read === null || read === '' ? [] : [read]
  }),
  z.array(item),
)

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  optionType: words,
  answers: z.prefault(items, []),
})
export type Question = z.infer<typeof questionSchema>

/** How the blanks are drawn: boxes alone, boxes with a word bank, yes or no, boxes with the word to be put right. */
export type Display = 'plain' | 'words' | 'yes-no' | 'given'

/** What a pupil receives: beside the words of the question the display and, for it, the words to choose from. */
export type PublicQuestion = PublicBase & { readonly display: Display; readonly words: readonly string[] }

export const responseSchema = z.object({ blanks: z.array(z.string().check(z.refine(isTypedText))) })
export type Response = z.infer<typeof responseSchema>
